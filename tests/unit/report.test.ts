import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { terminalReport } from '../../src/launch/reporters/terminal.ts'
import { review } from '../../src/launch/review.ts'
import { finished, unsupplied, withSite } from './launchSituation.ts'

const text = (...parameters: Parameters<typeof terminalReport>) =>
  stripVTControlCharacters(terminalReport(...parameters))

it('the report groups findings by who has to act, each with place, reason and remedy', () => {
  const report = text(review(finished), '2025-06-01')
  expect(report).toMatch(
    /^Launch check as of 2025-06-01\n\nLEGAL \(9\)\n {2}warning {2}Two answers/,
  )
  expect(report).toMatch(
    /\n {11}src\/texts\/documents\/privacy-policy\.en\.md:\d+, \S+\.md:\d+ {2}\(/,
  )
  expect(report).toContain('\n           why   The reader may rely on the better one')
  expect(report).toContain('\n           do    Decide, and write it into src/model/figures.ts')
  expect(report).not.toContain('MARKETING')
})

it('ends with the verdict, in words that fit their numbers', () => {
  const last = (report: string) => report.split('\n').at(-1)
  expect(last(text(review(finished), '2025-06-01'))).toBe(
    '0 blockers, 5 warnings, 4 notes, 0 accepted: ready to go live.',
  )
  const brandOnly = withSite({ brand: 'Triptych' })
  expect(last(text(review(brandOnly), '2025-06-01'))).toBe(
    '1 blocker, 5 warnings, 4 notes, 0 accepted: not ready to go live.',
  )
})

it('shows findings that share a reason as one group', () => {
  const report = text(review(unsupplied), '2025-06-01')
  expect(report.match(/where the law wants a fact/g)).toHaveLength(1)
  expect(report).toMatch(/LEGAL \(\d+\)[\s\S]*MARKETING \(\d+\)[\s\S]*OPS \(\d+\)/)
})

it('lists what is accepted, with its day and reason', () => {
  expect(text(review(finished), '2025-06-01')).not.toContain('ACCEPTED')
  const acceptedFindings = [
    { finding: 'processor:app-store-role', reason: 'in discussion', until: '2026-01-31' },
  ]
  expect(text(review(withSite({ acceptedFindings })), '2025-06-01')).toContain(
    'ACCEPTED\n  The app store is listed as a processor\n           until 2026-01-31: in discussion  (processor:app-store-role)',
  )
})

it('tells for every duty whether it applies, why, and whether its facts are there', () => {
  const report = text(review(finished), '2025-06-01')
  expect(report).toContain('\nDUTIES\n')
  expect(report).toContain(
    '\n  applies          Consumer mediator in France  (france:mediator, supplied)\n                   Every company has to offer consumers in France a mediator, and to name them. Articles L612-1, L616-1 of the French consumer code (checked on 2026-11-21)\n',
  )
  expect(report).toContain(
    '\n  probably applies Reminders before a renewal  (renewal:reminder, open)\n',
  )
  const inUs = { ...finished.site.config.business, markets: ['US'] }
  expect(text(review(withSite({ business: inUs })), '2025-06-01')).toContain(
    '\n  does not apply   Imprint  (page:imprint)\n                   The app is not offered in the European Economic Area.',
  )
})
