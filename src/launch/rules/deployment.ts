import { defaultLanguage } from '../../languages/index.ts'
import { dateText, daysBetween } from '../../model/index.ts'
import { countText } from '../countText.ts'
import { checkedOn } from '../duties.ts'
import { acceptanceOf, foundIf, NOTICE_DAYS, type Rule } from '../rule.ts'
import { locateField } from '../situation.ts'

/** Days after which somebody has to look at the statutes again. */
const CHECKED_FOR_DAYS = 180

/** What was built, and what has grown old. */
export const deploymentRules: readonly Rule[] = [
  {
    ...{ id: 'build:stale', severity: 'warning', person: 'engineer', location: 'dist/' },
    message: 'The build is older than its sources',
    why: 'What is deployed would not be what this check has read.',
    fix: 'Run npm run build.',
    find: ({ isBuildFresh }) => (isBuildFresh === false ? [{}] : []),
  },
  {
    ...{ id: 'authority-requests:page', severity: 'warning', field: 'authorityRequests' },
    message: 'No page shows what authorityRequests says',
    why: 'They are a section of the page on digital services, which needs its own facts.',
    fix: 'Fill in digitalServices as well.',
    find: foundIf(config => Boolean(config.authorityRequests) && !config.digitalServices),
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
    ...{ id: 'expired', severity: 'warning', person: 'founder' },
    why: 'The finding counts again from then on; it takes no site with a published version out of search engines.',
    fix: 'Settle the matter, or accept it until a later day.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.flatMap(({ finding, until }, index) => {
        if (daysBetween(site.today, until) > NOTICE_DAYS) return []
        if (found.every(({ id }) => id !== finding)) return []
        const date = dateText(until, defaultLanguage)
        const runs = until < site.today ? 'ran out after' : 'runs out after'
        const message = `The acceptance of "${finding}" ${runs} ${date}`
        const location = locateField(site, 'acceptedFindings', index)
        return { suffix: `:${finding}`, message, location }
      }),
  },
]
