import { nearestName } from '../../folder/index.ts'
import { defaultLanguage } from '../../languages/index.ts'
import { unansweredAddresses } from '../../routing/index.ts'
import { dateText, daysBetween } from '../../site/index.ts'
import { checkedOn } from '../duties.ts'
import { acceptanceOf, countText, type Match, NOTICE_DAYS, type Rule } from '../rule.ts'
import { appFindings } from './appPackages.ts'

/** Days after which somebody has to look at the statutes again. */
const CHECKED_FOR_DAYS = 180

/** What was built, and what has grown old. */
export const deploymentRules: readonly Rule[] = [
  {
    id: 'build:stale',
    severity: 'warning',
    person: 'engineer',
    location: 'dist/',
    message: 'The build is older than its sources',
    why: 'What is deployed would not be what this check has read.',
    fix: 'Run npm run build.',
    find: ({ isBuildFresh }) => isBuildFresh === false,
  },
  {
    id: 'address:unanswered',
    severity: 'blocker',
    person: 'founder',
    why: 'Links, bookmarks and apps that are out lead there. A build stops.',
    stopsBuild: true,
    find: ({ site, lastAddresses = [] }) =>
      unansweredAddresses(site, lastAddresses).map(({ path, file, line, fault, remedy }) => ({
        suffix: `:${path}`,
        message: fault,
        location: `${file}:${line}`,
        fix: `${remedy}.`,
      })),
  },
  {
    id: 'authority-requests:page',
    severity: 'warning',
    field: 'authorityRequests',
    message: 'No page shows what authorityRequests says',
    why: 'They are a section of the page on digital services, which needs its own facts.',
    fix: 'Fill in digitalServices as well.',
    find: ({ site: { config } }) => Boolean(config.authorityRequests) && !config.digitalServices,
  },
  {
    id: 'unchecked',
    severity: 'note',
    person: 'counsel',
    message: `The duties were last compared with their statutes on ${dateText(checkedOn, defaultLanguage)}`,
    why: 'Statutes change, and the check does not notice by itself.',
    fix: 'Update the project, or let counsel look at the statutes.',
    find: ({ site }) => daysBetween(checkedOn, site.today) > CHECKED_FOR_DAYS,
  },
]

/** What follows from the findings of the other rules, and from their acceptance. */
export const rulesOnFindings: readonly Rule[] = [
  {
    id: 'indexing:forced',
    severity: 'blocker',
    field: 'indexing',
    person: 'engineer',
    why: 'Search engines would keep a page with placeholders for weeks.',
    fix: "Write 'when-ready', or take SITE_INDEXING out of the environment.",
    find({ site }, found) {
      const { length } = found.filter(
        finding => finding.severity === 'blocker' && !acceptanceOf(finding, site),
      )
      const message = `Indexing is forced on despite ${countText(length, 'blocker')}`
      return site.config.indexing === 'forced' && length > 0 && { message }
    },
  },
  {
    id: 'accepted',
    severity: 'note',
    person: 'engineer',
    why: 'It has been settled, or its name is misspelled.',
    fix: 'Take it out of acceptedFindings, or correct the name.',
    find({ site, appPackages }, found) {
      const ids = found.map(({ id }) => id)
      return site.config.acceptedFindings.map(({ finding }, index): Match | undefined => {
        if (ids.includes(finding)) return undefined
        if (!appPackages && finding.startsWith(appFindings)) return undefined
        const message = `"${finding}" is accepted, but there is no such finding`
        const base = { suffix: `:${finding}`, message, path: ['acceptedFindings', index] }
        const meant = nearestName(finding, ids, 0.1)
        if (meant === undefined) return base
        const why = 'What it was meant for stays open.'
        return { ...base, severity: 'warning', why, fix: `Correct the name: ${meant}` }
      })
    },
  },
  {
    id: 'expired',
    severity: 'warning',
    person: 'founder',
    why: 'The finding counts again from then on; it takes no site with a published version out of search engines.',
    fix: 'Settle the matter, or accept it until a later day.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.map(({ finding, until }, index) => {
        const isFound = found.some(({ id }) => id === finding)
        if (!isFound || daysBetween(site.today, until) > NOTICE_DAYS) return undefined
        const runs = until < site.today ? 'ran out after' : 'runs out after'
        return {
          suffix: `:${finding}`,
          path: ['acceptedFindings', index],
          message: `The acceptance of "${finding}" ${runs} ${dateText(until, defaultLanguage)}`,
        }
      }),
  },
]
