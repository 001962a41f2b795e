import { expect, it } from 'vitest'
import { daysOfWarnings } from '../../../src/company/launch/grace.ts'
import { launchReport, reportText } from '../../../src/company/launch/report/launchReport.ts'
import {
  blockersOf,
  decideIndexing,
  indexingWarning,
  review,
} from '../../../src/company/launch/review.ts'
import type { LastReview } from '../../../src/company/launch/rule.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { onDay } from '../../../src/company/site/site.ts'
import { withPublishedPolicies } from '../../sites/variants.ts'
import { changed, finished } from './launchSituation.ts'

/** A promise that came with an update: the company has answered for all others. */
const promises = Object.fromEntries(
  Object.entries(finished.site.config.promises).filter(([key]) => key !== 'audits.external'),
)
const id = 'promise:audits.external'
const { site: unanswered } = changed(finished, { promises })

/** A site with published versions. */
const live = withPublishedPolicies(onDay(unanswered, '2027-02-01'))
const ready: LastReview = { isReady: true, warnsUntil: {} }

function severityOn(today: string, lastReview?: LastReview, site = live) {
  const { open } = review({ site: onDay(site, today), ...(lastReview && { lastReview }) })
  return open.find(finding => finding.id === id)?.severity
}

it('on a live site, what the last build did not ask for warns for 60 days before it blocks', () => {
  expect(severityOn('2027-02-01', ready)).toBe('warning')
  const { open } = review({ site: live, lastReview: ready })
  const noted = { isReady: true, warnsUntil: daysOfWarnings(open, ready) }
  expect(noted.warnsUntil).toMatchObject({ [id]: '2027-04-02' })
  // The next build does not move the day.
  expect(severityOn('2027-04-02', noted)).toBe('warning')
  expect(severityOn('2027-04-03', noted)).toBe('blocker')
  // Nor does the one after it, which nothing is new to.
  const after = review({ site: onDay(live, '2027-04-03'), lastReview: noted })
  const later = { isReady: true, warnsUntil: daysOfWarnings(after.open, noted) }
  expect(severityOn('2027-04-04', later)).toBe('blocker')
})

it('it blocks at once where something blocked the last build, where nobody has looked, and before the launch', () => {
  expect(severityOn('2027-02-01', { isReady: false, warnsUntil: {} })).toBe('blocker')
  expect(severityOn('2027-02-01')).toBe('blocker')
  expect(severityOn('2027-02-01', ready, unanswered)).toBe('blocker')
})

it('the report says from which day on it blocks', () => {
  const text = reportText(launchReport(live, review({ site: live, lastReview: ready })))
  expect(text).toContain(
    'It is new since the last build: from April 3, 2027 on, it keeps the site out of search engines.',
  )
})

it('a build says when search engines would be kept out of a site that is online, or will be', () => {
  const warned = review({ site: live, lastReview: ready })
  expect(blockersOf(warned)).toEqual([])
  expect(indexingWarning(decideIndexing(live, warned), warned, true)).toMatch(
    /^\d+ findings? new since the last build will keep search engines out from April 3, 2027 on\. See npm run launch-check\.$/,
  )
  const blocked = review({ site: live })
  expect(indexingWarning(decideIndexing(live, blocked), blocked, true)).toBe(
    'The last build lets search engines in, and this one keeps them out: once it is deployed, the site leaves the search results.',
  )
  expect(indexingWarning(decideIndexing(live, blocked), blocked, false)).toBeUndefined()
})

it('a published version that is gone is named by the check', () => {
  const { open } = review({
    site: loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' }),
    published: { 'privacy-policy/1.0': {} },
  })
  expect(open.find(finding => finding.id === 'publication:lost:privacy-policy/1.0')).toMatchObject({
    severity: 'blocker',
    location: 'tests/sites/finished/versions/privacy-policy/1.0',
    message: expect.stringContaining('is gone: the last build showed it as published'),
  })
})
