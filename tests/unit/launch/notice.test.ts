import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { launchReport, reportText } from '../../../src/company/launch/report/launchReport.ts'
import { review } from '../../../src/company/launch/review.ts'
import type { Finding, LaunchSituation } from '../../../src/company/launch/rule.ts'
import { freeze } from '../../../src/company/versions/index.ts'
import { defaultText } from '../../sites/defaultText.ts'
import { message } from '../../sites/message.ts'
import { publishedPolicy } from '../versions/publishedPolicy.ts'
import {
  finished,
  finishedInEveryLanguage,
  withSite,
  withText,
  withVersions,
} from './launchSituation.ts'

const find = (situation: LaunchSituation, id: string): Finding | undefined =>
  review(situation).open.find(finding => finding.id === id)

const present = publishedPolicy('2.0', '2024-11-15', '2025-01-01')

describe('the promised notice of 30 days', () => {
  it('of new processors, from the day each was announced', () => {
    const [processor] = finished.site.config.processors
    if (!processor) throw new Error('the finished site has no processors')
    const begins = (since: string, announcedOn?: string) => ({
      ...processor,
      name: `From ${since}, announced ${announcedOn}`,
      since,
      ...(announcedOn !== undefined && { announcedOn }),
    })
    const processors = [
      begins('2025-06-30', '2025-06-01'),
      begins('2025-07-01', '2025-06-01'),
      begins('2025-06-02', '2025-05-03'),
      begins('2025-06-02', '2025-05-04'),
      begins('2025-06-30'),
      begins('2025-07-01'),
      begins('2025-06-02'),
      begins('2025-06-01'),
    ]
    const findings = review(withSite({ processors })).open.filter(({ id }) =>
      id.startsWith('notice:'),
    )
    expect(findings.map(({ severity, message, fix }) => [severity, message, fix])).toEqual(
      [
        ['2025-06-30-announced-2025-06-01', 29, 'July 1, 2025'],
        ['2025-06-02-announced-2025-05-04', 29, 'June 3, 2025'],
      ].map(([key, days, first]) => [
        'blocker',
        `A processor (ai-chat.from-${key}) begins with ${days} days of notice; 30 are promised`,
        `The first possible day is ${first}: let it take effect then, or later.`,
      ]),
    )
  })
})

describe('a text that is no longer what was published as its version', () => {
  const document = 'privacy-policy'
  const introduction = 'Quills are cut by hand. Ink is mixed daily only: the workshop opens.'
  const dataCollected = `
| Kept   | Where                   |
| ------ | ----------------------- |
| Quills | A box of oak with a lid |

Feathers come in three sizes and are counted twice, on Monday by the master and on Friday by each of the two apprentices alone. Nobody counts them a third time. A fourth size is sold nowhere else at all.
`
  // Sentences of the test's own, so that none of the project's has to be quoted here.
  const written = withText(finished, 'en/privacy-policy.md', text =>
    text
      .replace('\n## ', `\n${introduction}\n\n## `)
      .replace(/\n## .*\{#data-collected\}\n\n> .*\n/, section => section + dataCollected),
  )
  const published = withVersions(
    freeze(written.site, document, '2024-11-15').map(({ file, text }) => [
      'privacy-policy/1.0/en.md',
      { file, text },
    ]),
    written,
  )
  const edited = withText(published, 'en/privacy-policy.md', text =>
    text
      .replace('daily only: the workshop', 'daily: all workshops')
      .replace(' Nobody counts them a third time.', '')
      .replace('with a lid |', 'with a lid, a drawer |'),
  )
  const id = 'version:edited.privacy-policy'
  const report = (situation: LaunchSituation) => {
    const reviewed = review(situation)
    return stripVTControlCharacters(reportText(launchReport(situation.site, reviewed)))
  }

  it('is not reported while every word is the same', () => {
    expect(find(published, id)).toBeUndefined()
  })

  it('is shown with the sentences that changed, a line each', () => {
    const text = edited.site.texts.get('en/privacy-policy.md')?.text ?? ''
    const [, heading] = /^## (.*) \{#data-collected\}$/m.exec(text) ?? []
    const changed = message('changes.changed')
    const changes = [
      `${message('changes.introduction')} (${changed}): Quills are cut by hand. Ink is mixed daily [-only-]: [-the-]{+all+} [-workshop-]{+workshops+} opens.`,
      `${heading} (${changed}): Quills | A box of oak with a lid{+, a drawer+}`,
      `${heading} (${changed}): Feathers come in three sizes and are counted … Friday by each of the two apprentices alone. [-Nobody counts them a third time.-] A fourth size is sold nowhere else at all.`,
    ]
    expect(find(edited, id)?.message).toBe(
      "Published words differ from today's facts: privacy-policy 1.0, introduction, data-collected",
    )
    expect(find(edited, id)?.changes).toEqual(changes)
    expect(report(edited)).toContain(['', ...changes].join('\n       '))
  })

  it('is reported in the language in which alone it changed, with the way to take the new wording', () => {
    const { site } = finishedInEveryLanguage
    const versions = new Map(
      freeze(site, document, '2024-11-15').map(({ file, text }) => [
        `privacy-policy/1.0/${file.split('/').at(-1)}`,
        { file, text },
      ]),
    )
    const name = 'de/privacy-policy.md'
    const changed = (site.texts.get(name)?.text ?? '').replace(
      '## Wer wir sind {#company}',
      '## Wer wir denn sind {#company}',
    )
    const texts = new Map(site.texts).set(name, {
      file: `src/company/texts/${name}`,
      text: changed,
    })
    const { open } = review({ ...finishedInEveryLanguage, site: { ...site, versions, texts } })
    const findings = open.filter(finding => finding.id.startsWith('version:edited'))
    expect(findings.map(finding => finding.id)).toEqual(['version:edited.privacy-policy.de'])
    expect(findings[0]?.message).toBe(
      "Published words differ from today's facts: privacy-policy in Deutsch 1.0, company",
    )
    expect(findings[0]?.location).toMatch(
      /^tests\/sites\/finished\/texts\/de\/privacy-policy\.md:\d+, once npm run legal -- edit privacy-policy has written it$/,
    )
  })
})

describe('a text beside its published versions', () => {
  it('of another version is a draft that nobody sees', () => {
    const id = 'version:draft.privacy-policy'
    const published = withVersions([publishedPolicy('1.9', '2024-01-01', '2024-03-01')])
    // The project's own text has the number of what was published.
    expect(find(published, id)).toBeUndefined()
    const { site } = published
    const name = 'en/privacy-policy.md'
    const file = `tests/sites/finished/texts/${name}`
    const texts = new Map(site.texts).set(name, { file, text: defaultText(name) })
    const finding = find({ site: { ...site, texts } }, id)
    expect(finding?.severity).toBe('note')
    expect(finding?.message).toMatch(/^Version 2\.0 of privacy-policy is a draft/)
    expect(finding?.location).toBe(`${file}:5`)
    expect(finding?.fix).toBe('When it is ready: npm run legal -- publish privacy-policy')
    expect(find(finished, id)).toBeUndefined()
  })

  it('of the same version has to be the same text', () => {
    const finding = find(withVersions([present]), 'version:edited.privacy-policy')
    expect(finding?.severity).toBe('warning')
    expect(finding?.message).toContain(
      "Published words differ from today's facts: privacy-policy 2.0, ",
    )
    expect(finding?.message).toContain('company')
  })
})
