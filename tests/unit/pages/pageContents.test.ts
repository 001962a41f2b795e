import { selectAll } from 'hast-util-select'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { message } from '../../sites/message.ts'
import { buildOf, renderPath } from '../../sites/renderSite.ts'
import { attribute, textOf } from '../../sites/tree.ts'
import { inEnglish, withPublishedPolicies } from '../../sites/variants.ts'

const site = inEnglish(
  withPublishedPolicies(loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })),
)

/** The pages on the day a version takes effect, and on the day before. */
const builds = {
  '2027-02-28': buildOf({ ...site, today: '2027-02-28' }),
  '2027-03-01': buildOf(site),
}

/** What a page shows in the places of a selector. */
function pageOf(path: string, today: keyof typeof builds = '2027-03-01') {
  const page = renderPath(builds[today], path)
  return {
    texts: (selector: string) => selectAll(selector, page).map(textOf),
    links: (selector: string) => selectAll(selector, page).map(link => attribute(link, 'href')),
  }
}

describe('a version says how it stands and leads on', () => {
  const policy = '/privacy-policy'
  const current = message('version.present')
  it.each([
    [
      'replaced twice',
      '1.9',
      '2027-03-01',
      `${message('version.replaced', { version: '2.0', date: 'January 1, 2025' })} ${message('version.successor', { version: '2.0' })} · ${current}`,
      [`${policy}/2.0`, policy],
    ],
    [
      'replaced once',
      '2.0',
      '2027-03-01',
      `${message('version.replaced', { version: '3.0', date: 'March 1, 2027' })} ${current}`,
      [policy],
    ],
    [
      'in effect',
      '3.0',
      '2027-03-01',
      `${message('version.effective', { date: 'March 1, 2027' })} ${current}`,
      [policy],
    ],
    [
      'announced',
      '3.0',
      '2027-02-28',
      `${message('version.announced', { date: 'March 1, 2027' })} ${current}`,
      [policy],
    ],
  ] as const)('%s', (_, version, today, note, links) => {
    const page = pageOf(`${policy}/${version}`, today)
    expect(page.texts('.legal > .note')).toEqual([note])
    expect(page.links('.legal > .note a')).toEqual(links)
  })

  it('on the list: from which day through which it applied, and when it was published', () => {
    const shown = (today: keyof typeof builds) =>
      pageOf(`${policy}/versions`, today).texts('.timeline p')
    const published = (date: string) => message('versions.published', { date })
    const past = [
      message('versions.replaced', { date: 'June 3, 2024', end: 'December 31, 2024' }),
      published('May 2, 2024'),
    ]
    const editorial = [
      published('November 15, 2024'),
      message('versions.changes', { version: '1.9' }),
      message('versions.editorial', { reason: 'Two sentences were made shorter.' }),
    ]
    const latest = [published('January 15, 2027'), message('versions.changes', { version: '2.0' })]
    expect(shown('2027-03-01')).toEqual([
      message('versions.effective', { date: 'March 1, 2027' }),
      ...latest,
      message('versions.replaced', { date: 'January 1, 2025', end: 'February 28, 2027' }),
      ...editorial,
      ...past,
    ])
    expect(shown('2027-02-28')).toEqual([
      message('versions.announced', { date: 'March 1, 2027' }),
      ...latest,
      message('versions.effective', { date: 'January 1, 2025' }),
      ...editorial,
      ...past,
    ])
  })
})

it.each(['/de/terms-of-service', '/de/terms-of-service/2.0', '/de/impressum'])(
  '%s says that its text is not translated, and in which language it is',
  path => {
    const { texts } = pageOf(path)
    expect(texts('.legal > .note')).toContain(
      'Diesen Text gibt es in der Sprache dieser Seite nicht. Er wird in einer anderen gezeigt: English.',
    )
    const original = pageOf(path.replace(/^\/de/, '').replace('impressum', 'imprint'))
    const untranslated = message('legal.otherLanguage', { language: 'English' })
    expect(original.texts('.legal > .note')).not.toContain(untranslated)
  },
)

it('a document leads to all of its versions from its own, and to other forms from a line of theirs', () => {
  const page = pageOf('/privacy-policy')
  const rows = page.texts('.document-facts > div')
  const [version, region, all] = [
    message('legal.version'),
    message('legal.region'),
    message('legal.versions'),
  ]
  const [formats, word, feed] = [
    message('legal.formats'),
    message('legal.word'),
    message('feed.label'),
  ]
  expect(rows).toContain(`${version} 3.0 ${region} · ${all}`)
  expect(rows).toContain(`${formats} Markdown, ${word}, ${feed}`)
  // Links are of no use on paper.
  expect(page.texts('.document-facts .elsewhere')).toContain(`· ${all}`)
  expect(page.links('.document-facts span.elsewhere a')).toEqual(['/privacy-policy/versions'])
})

it('the summary of a document numbers its lines as the sections that they lead to', () => {
  const page = renderPath(builds['2027-03-01'], '/privacy-policy')
  const lines = selectAll('.summary li', page).map(({ properties }) => String(properties.value))
  expect(lines.slice(0, 3)).toEqual(['1', '2', '3'])
  expect(lines).toEqual(selectAll('.legal-text h2 .number', page).map(textOf))
})
