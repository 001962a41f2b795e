import { defaultLanguage } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { daysBetween } from '../../model/isoDay.ts'
import { isPlaceholder } from '../../model/placeholder.ts'
import { statedBy } from '../../texts/parsedText.ts'
import { NOTICE_DAYS } from '../days.ts'
import { fieldRule, ownedBy, rule } from '../rule.ts'
import { inDefaultLanguage, placeInFrontMatter } from '../situation.ts'

/** Days after which the privacy policy has to be updated (Cal. Civ. Code § 1798.130(a)(5)). */
const CCPA_UPDATE_DAYS = 365

/** What counsel has to decide about the documents, and when to look at them again. */
export const documentRules = ownedBy('legal', [
  fieldRule('contradiction:jurisdiction', 'warning', {
    trigger: 'the policy names courts while the Terms leave them to the law',
    why: 'Two answers to one question; against consumers a choice of court is mostly void.',
    fix: 'Let counsel decide. To follow it, the section on disputes of the Terms has to name the same courts (npm run legal -- edit terms-of-service); else the policy has to leave them to the law (npm run legal -- edit privacy-policy).',
    field: 'law.jurisdiction',
    message: 'The policy names courts, the Terms say that statutory law determines them',
    isBroken: ({ law }) => !isPlaceholder(law.jurisdiction),
  }),
  fieldRule('terms:fourteen-sections', 'warning', {
    trigger: 'the shorter variant of the Terms is shown',
    why: 'Article 14 of Regulation (EU) 2022/2065 and Annex V of Directive (EU) 2019/882 ask for such texts.',
    fix: "Write 'nineteen-sections', or let counsel place these texts elsewhere.",
    field: 'variants.terms',
    message:
      'The Terms with fourteen sections say nothing about moderation, EU representative, accessibility',
    isBroken: ({ variants }) => variants.terms === 'fourteen-sections',
  }),
  rule('ccpa:annual-update', 'blocker', {
    trigger: 'the privacy policy has not been updated for a year',
    why: 'The CCPA asks for an update at least every twelve months (Cal. Civ. Code § 1798.130(a)(5)).',
    fix: 'Review the policy and write the day as lastUpdated, in every language.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { lastUpdated } = statedBy(document)
        if (document.name !== 'privacy-policy' || lastUpdated === undefined) return []
        if (daysBetween(lastUpdated, site.today) <= CCPA_UPDATE_DAYS) return []
        return {
          message: `The privacy policy was last updated on ${lastUpdated}, more than twelve months ago`,
          location: placeInFrontMatter(document, 'lastUpdated'),
        }
      }),
  }),
  rule('review', 'warning', {
    trigger: 'the day on which a document is to be reviewed has passed or is near',
    why: 'The document itself says when it is reviewed again.',
    fix: 'Review it, then write the next date into every language.',
    find: ({ site }) =>
      inDefaultLanguage(site).flatMap(document => {
        const { name } = document
        const { nextReview } = statedBy(document)
        if (nextReview === undefined) return []
        const left = daysBetween(site.today, nextReview)
        if (left > NOTICE_DAYS) return []
        const date = dateText(nextReview, defaultLanguage)
        return {
          suffix: `:${name}`,
          location: placeInFrontMatter(document, 'nextReview'),
          ...(left < 0
            ? { severity: 'blocker', message: `The review of ${name} was due on ${date}` }
            : { message: `The review of ${name} is due on ${date}, in ${left} days` }),
        }
      }),
  }),
])
