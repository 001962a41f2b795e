import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { questionOf } from '../../src/launch/questions/questions.ts'
import { launchReport } from '../../src/launch/report/launchReport.ts'
import { reportText } from '../../src/launch/report/text.ts'
import { review } from '../../src/launch/review.ts'
import type { LaunchSituation } from '../../src/launch/situation.ts'
import { changed, finished, unsupplied, withSite } from './launchSituation.ts'

const reportOf = (situation: LaunchSituation) => {
  const reviewed = review(situation)
  return { reviewed, report: launchReport(situation.site, reviewed) }
}

const summaryOf = (situation: LaunchSituation) => {
  const { reviewed, report } = reportOf(situation)
  return stripVTControlCharacters(reportText(reviewed, report))
}

describe('the report in the terminal', () => {
  const text = summaryOf(unsupplied)

  it('asks what blocks first, by who can answer, as questions', () => {
    expect(text).toContain(
      `  2. Who you are
     - What is the company called, as registered?
     - In which country is the company based?
     - What is its legal form?
     - Where do letters arrive, in one line, without the name?
     tests/sites/unsupplied/site.ts:22 · /privacy-policy · Article 13(1)(a) GDPR; § 5(1) no. 1 DDG
`,
    )
    expect(text).toContain(
      '     - On which basis may data go there? (ai-chat, ai-video, ai-image, hosting, app-store)\n',
    )
    const order = ['BEFORE YOU GO LIVE', 'FOUNDER', 'COUNSEL', 'MARKETING', 'SOON', 'ENGINEER']
    expect(order.map(word => text.indexOf(word))).toEqual(
      order.map(word => text.indexOf(word)).toSorted((one, other) => one - other),
    )
    expect(text).not.toContain('placeholder:')
  })

  it('asks a company in the Union for no representative there', () => {
    const { company } = unsupplied.site.config
    const inGermany = changed(unsupplied, { company: { ...company, seat: 'DE' } })
    expect(text).toContain('Who represents the company in the EU: name and address?')
    expect(summaryOf(inGermany)).not.toContain('Who represents the company in the EU')
  })

  it('keeps the names of findings that may be accepted', () => {
    expect(text).toContain('(processor:app-store-role)')
  })

  it('folds notes, and says where they are', () => {
    expect(text).toMatch(
      /\n\d+ notes: \d+ on duties that cannot be judged yet, \d+ on other matters\.\n/,
    )
    expect(text).toContain('As a page, with notes and duties: npm run launch-check -- --open')
    expect(text).not.toContain('Cannot tell whether')
  })

  it('counts the answers', () => {
    expect(text).toMatch(/^Launch check as of 2025-06-01: 0 of 52 questions answered\n/)
    const named = changed(unsupplied, { brand: 'Longhand' })
    expect(summaryOf(named)).toMatch(/: 1 of 52 questions answered\n/)
    expect(summaryOf(finished)).toMatch(/: (\d+) of \1 questions answered\n/)
  })

  it('of a finished site asks nothing', () => {
    expect(summaryOf(finished)).not.toContain('npm run setup')
    expect(summaryOf(finished)).not.toContain('BEFORE YOU GO LIVE')
    expect(summaryOf(withSite({ brand: 'Triptych' }))).toContain(
      'BEFORE YOU GO LIVE\n\nFOUNDER\n  1. The app and its site\n     - What is the app called?\n',
    )
  })
})

describe('an open question', () => {
  const { report } = reportOf(unsupplied)
  const open = (field: string) =>
    report.steps.flatMap(({ questions }) => questions).find(one => one.question.field === field)

  it('shows the sentence that the answer completes', () => {
    expect(open('company.postalAddress')?.sentence).toBe('Postal address: [postal address]')
    expect(open('contacts.legal')?.sentence).toBe(
      'If we refuse a request, you can appeal by writing to [legal contact].',
    )
    expect(open('appStoreUrl')?.sentence).toBeUndefined()
  })

  it('is each of those whose answers are one value while they are not known', () => {
    expect(open('business.size.employees')?.location).toBe(open('business.size.turnover')?.location)
    expect(open('business.size.turnover')?.location).toMatch(/site\.ts:\d+$/)
  })

  it('names the entries of its list', () => {
    expect(open('testimonials[].name')?.entries).toEqual([
      'content-creator',
      'digital-artist',
      'marketer',
    ])
  })

  it('is found for a field of an entry, and for facts that belong together', () => {
    expect(questionOf('processors.other.a-b.name')?.question.field).toBe('processors[].name')
    expect(questionOf('testimonials.student.name')?.question.field).toBe('testimonials[].name')
    expect(questionOf('business.size')?.question.field).toBe('business.size.employees')
    expect(questionOf('processors.ai-chat.role')).toBeUndefined()
    expect(questionOf('')).toBeUndefined()
  })
})
