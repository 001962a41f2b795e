import { defaultLanguage } from '../../languages/languages.ts'
import { isTranslations } from '../../languages/translations.ts'
import { dateText } from '../../model/dateText.ts'
import { daysBetween } from '../../model/isoDay.ts'
import { isPlaceholder, supplied } from '../../model/placeholder.ts'
import type { Site } from '../../model/site.ts'
import { countText } from '../countText.ts'
import { checkedOn } from '../duties.ts'
import { acceptanceOf, foundIf, type Rule } from '../rule.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'

/** Days before security.txt expires at which the check begins to mention it. */
const NOTICE_DAYS = 30

/** Days after which somebody has to look at the statutes again. */
const CHECKED_FOR_DAYS = 180

/** Fields of the operator that long pages show, the longest first, with their bytes. */
function costliestFields(site: Site): string {
  const shown = ['processors', 'company', 'law', 'contact', 'testimonials']
  return siteLeaves(site)
    .filter(({ path }) => shown.includes(String(path[0])))
    .map(({ name, value }) => {
      const text = isTranslations(value) ? Object.values(value).join('') : String(value)
      return { name, bytes: Buffer.byteLength(text) }
    })
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} (${bytes} bytes)`)
    .join(', ')
}

/** The latest year whose numbers are due: a year has two months to be counted. */
function lastCountedYear(today: string): number {
  const [year = '', month = ''] = today.split('-')
  return Number(year) - (Number(month) > 2 ? 1 : 2)
}

/** What was built, and what has grown old. */
export const deploymentRules: readonly Rule[] = [
  {
    ...{ id: 'security-txt', severity: 'warning', person: 'engineer' },
    location: 'dist/site/.well-known/security.txt',
    why: 'An expired file must not be used; nobody could report a vulnerability (RFC 9116 §2.5.5).',
    fix: 'Build again and deploy: every build gives it a new date.',
    find({ site, build: { securityTxtExpires } }) {
      if (securityTxtExpires === undefined) return []
      const left = daysBetween(site.today, securityTxtExpires.slice(0, 10))
      if (left > NOTICE_DAYS) return []
      const when = left === 0 ? 'today' : `in ${countText(left, 'day')}`
      return left < 0
        ? [{ severity: 'blocker', message: 'security.txt has expired' }]
        : [{ message: `security.txt expires ${when}` }]
    },
  },
  {
    ...{ id: 'build:stale', severity: 'warning', person: 'engineer', location: 'dist/' },
    message: 'The build is older than its sources',
    why: 'What is deployed would not be what this check has read.',
    fix: 'Run npm run build.',
    find({ build: { isFresh } }) {
      if (isFresh === undefined) return [{ severity: 'note', message: 'There is no build yet' }]
      return isFresh ? [] : [{}]
    },
  },
  {
    ...{ id: 'page-size', severity: 'note', person: 'engineer' },
    why: 'It needs a second round trip before it can be read to the end.',
    find: ({ site, build }) =>
      build.longPages.map(({ file, bytes, limit, warningLimit }) => ({
        suffix: `:${file.replace(/\.html$/, '')}`,
        ...(bytes > warningLimit && { severity: 'warning' }),
        message: `${file} has ${bytes} bytes on the wire, over ${limit}`,
        location: site.source.file,
        fix: `Shorten what costs most: ${costliestFields(site)}.`,
      })),
  },
  {
    ...{ id: 'authority-requests:page', severity: 'warning', field: 'authorityRequests' },
    message: 'No page shows what authorityRequests says',
    why: 'They are a section of the page on digital services, which needs its own facts.',
    fix: 'Fill in digitalServices as well.',
    find: foundIf(
      config =>
        supplied(config.authorityRequests) !== undefined && isPlaceholder(config.digitalServices),
    ),
  },
  {
    ...{ id: 'authority-requests:year', severity: 'note', field: 'authorityRequests' },
    why: 'Who publishes a number each year is asked where the next one is.',
    fix: 'Add the year to authorityRequests.counts.',
    find({ site }) {
      const years = supplied(site.config.authorityRequests)?.counts?.map(({ year }) => year) ?? []
      const due = lastCountedYear(site.today)
      if (years.length === 0 || Math.max(...years) >= due) return []
      return [{ message: `The requests by authorities of ${due} are not published` }]
    },
  },
  {
    ...{ id: 'unchecked', severity: 'note' },
    why: 'Statutes change, and the check does not notice by itself.',
    fix: 'Update the project, or let counsel look at the statutes.',
    find: ({ site: { today } }) =>
      daysBetween(checkedOn, today) > CHECKED_FOR_DAYS
        ? [
            {
              message: `The duties were last compared with their statutes on ${dateText(checkedOn, defaultLanguage)}`,
            },
          ]
        : [],
  },
]

/** What follows from the findings of the other rules, and from their acceptance. */
export const rulesOnFindings: readonly Rule[] = [
  {
    ...{ id: 'indexing:forced', severity: 'blocker', person: 'engineer', field: 'indexing' },
    why: 'Search engines would keep a page with placeholders for weeks.',
    fix: "Write 'when-ready', or take SITE_INDEXING out of the environment.",
    find({ site }, found) {
      const blockers = found.filter(({ severity }) => severity === 'blocker')
      const { length } = blockers.filter(finding => !acceptanceOf(finding, site))
      if (site.config.indexing !== 'forced' || length === 0) return []
      return [{ message: `Indexing is forced on despite ${countText(length, 'blocker')}` }]
    },
  },
  {
    ...{ id: 'accepted', severity: 'note', person: 'engineer' },
    why: 'It has been settled, or its name is misspelled.',
    fix: 'Take it out of acceptedFindings, or correct the name.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.flatMap(({ finding }, index) => {
        if (found.some(({ id }) => id === finding)) return []
        const message = `"${finding}" is accepted, but there is no such finding`
        const location = locateField(site, 'acceptedFindings', index)
        return { suffix: `:${finding}`, message, location }
      }),
  },
  {
    ...{ id: 'expired', severity: 'note', person: 'engineer' },
    why: 'The finding counts again.',
    fix: 'Settle the matter, or accept it until a later day.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.flatMap(({ finding, until }, index) => {
        if (until >= site.today || found.every(({ id }) => id !== finding)) return []
        const message = `The acceptance of "${finding}" expired on ${dateText(until, defaultLanguage)}`
        const location = locateField(site, 'acceptedFindings', index)
        return { suffix: `:${finding}`, message, location }
      }),
  },
]
