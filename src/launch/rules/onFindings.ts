import { defaultLanguage } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { countText } from '../countText.ts'
import { acceptanceOf } from '../finding.ts'
import { ownedBy, rule } from '../rule.ts'
import { locateField } from '../situation.ts'

/** What follows from the findings of the other rules, and from their acceptance. */
export const rulesOnFindings = ownedBy('ops', [
  rule('indexing:forced', 'blocker', {
    trigger: 'indexing is forced on although something blocks',
    why: 'Search engines would keep a page with placeholders for weeks.',
    fix: "Write 'when-ready', or take SITE_INDEXING out of the environment.",
    field: 'indexing',
    find({ site }, found) {
      const blockers = found.filter(({ severity }) => severity === 'blocker')
      const { length } = blockers.filter(finding => !acceptanceOf(finding, site))
      if (site.config.indexing !== 'forced' || length === 0) return []
      return [{ message: `Indexing is forced on despite ${countText(length, 'blocker')}` }]
    },
  }),
  rule('accepted', 'note', {
    trigger: 'an accepted finding does not exist',
    why: 'It has been settled, or its name is misspelled.',
    fix: 'Take it out of acceptedFindings, or correct the name.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.flatMap(({ finding }, index) => {
        if (found.some(({ id }) => id === finding)) return []
        const message = `"${finding}" is accepted, but there is no such finding`
        const location = locateField(site, 'acceptedFindings', index)
        return { suffix: `:${finding}`, message, location }
      }),
  }),
  rule('expired', 'note', {
    trigger: 'the day of an acceptance has passed',
    why: 'The finding counts again.',
    fix: 'Settle the matter, or accept it until a later day.',
    find: ({ site }, found) =>
      site.config.acceptedFindings.flatMap(({ finding, until }, index) => {
        if (until >= site.today || found.every(({ id }) => id !== finding)) return []
        const message = `The acceptance of "${finding}" expired on ${dateText(until, defaultLanguage)}`
        const location = locateField(site, 'acceptedFindings', index)
        return { suffix: `:${finding}`, message, location }
      }),
  }),
])
