import { defaultLanguage, replaceReferences, type Unit } from '../../languages/index.ts'
import {
  type PromiseKey,
  promisedFeatures,
  promiseKeys,
  promises,
  type SiteConfig,
} from '../../schema/index.ts'
import { type FactKey, plansOf, renderFact, type Site } from '../../site/index.ts'
import { rule } from '../rule.ts'

/** The longest that a unit can last, in hours: a month has up to 31 days, and a weekend may come between business days. */
const hours: Readonly<Record<Unit, number>> = {
  hour: 1,
  day: 24,
  businessDay: 24 * 3,
  month: 24 * 31,
  year: 24 * 366,
}

const month = 'Article 12(3) GDPR: one month'
const threeMonths = `${month}, which two further months may extend`
const ccpa = 'Cal. Civ. Code § 1798.130(a)(2)(A): 45 days'

/** What statutes allow at most, or ask for at least. */
const bounds: readonly (readonly [string, 'most' | 'least', number, Unit, statute: string])[] = [
  ['breach.regulatorNotice', 'most', 72, 'hour', 'Article 33(1) GDPR: 72 hours'],
  ['response.gdpr', 'most', 1, 'month', month],
  ['response.dataSubject', 'most', 1, 'month', month],
  ['response.gdprExtended', 'most', 3, 'month', threeMonths],
  ['response.dataSubjectExtended', 'most', 3, 'month', threeMonths],
  ['response.ccpa', 'most', 45, 'day', ccpa],
  ['response.ccpaExtended', 'most', 90, 'day', `${ccpa}, once extended by 45`],
  ['withdrawal.period', 'least', 14, 'day', 'Article 9(1) Directive 2011/83/EU: 14 days'],
  ['age.us', 'least', 13, 'year', '16 CFR § 312.2 (COPPA): 13 years'],
  ['age.eu', 'least', 13, 'year', 'Article 8(1) GDPR: never below 13 years'],
]

/** The company's own figures, held against the bounds that statutes set. */
export const figureRule = rule('figure', 'blocker', 'counsel', {
  find: ({ site }) =>
    bounds.map(([figure, limit, count, unit, statute]) => {
      const own = site.config.figures[figure]
      if (!own) return undefined
      const { from = own.amount, amount } = own
      const bound = (count * hours[unit]) / hours[own.unit]
      if (limit === 'most' ? amount <= bound : from >= bound) return undefined
      return {
        suffix: `:${figure}`,
        path: ['figures', figure],
        message: `${figure} goes beyond what the law allows`,
        why: `The documents would promise a period that ${statute.replace(/: .*/, '')} does not allow.`,
        fix: `Write a figure within the bound (${statute}).`,
      }
    }),
})

/** Why somebody has to answer for each promise. */
export const whyPromises =
  'A promise that is not kept is an unfair practice (15 U.S.C. § 45; Directive 2005/29/EC).'

/** The sentence that says a promise first, with its figure. A test holds these sentences against the documents. */
export function promiseSentence(site: Site, key: PromiseKey): string {
  return replaceReferences(
    promises[key],
    fact => renderFact(site, fact as FactKey, defaultLanguage).text, // as the table of promises writes it
  )
}

/** Whether nobody has answered for a promise: own plans answer for their features. */
export function isPromiseOpen(config: SiteConfig, key: PromiseKey): boolean {
  if (config.promises[key] !== undefined) return false
  const feature = Object.keys(promisedFeatures).find(label => promisedFeatures[label] === key)
  if (feature === undefined) return true
  const onSale = plansOf(config).flatMap(({ features }) => features)
  return config.plans === undefined && onSale.some(({ label }) => label === feature)
}

/** What is promised in the company's name and neither confirmed nor left out. */
export const promiseRule = rule('promise', 'blocker', 'founder', {
  why: whyPromises,
  find: ({ site }) =>
    promiseKeys.flatMap(key => {
      const base = { suffix: `:${key}`, asks: `promises.${key}`, path: ['promises', key] }
      if (isPromiseOpen(site.config, key)) {
        return {
          ...base,
          message: `${key} is promised, and not confirmed: “${promiseSentence(site, key)}”`,
          fix: `Answer each with npm run setup -- promises, which writes the block promises into ${site.source.file}: yes where it is true, else no, and nothing says it.`,
        }
      }
      if (site.config.promises[key] !== 'no') return undefined
      // Texts of the company that state its figure without asking whether the promise holds.
      const files = Array.from(site.texts.values()).filter(
        ({ file, text }) =>
          file.startsWith(`${site.folder}/`) &&
          text.includes(`{{${key}`) &&
          !text.includes(`promises.${key}`),
      )
      return files.map(({ file }) => ({
        ...base,
        location: file,
        message: `Denied in ${site.source.file} and said in a text of your own: {{${key}}}`,
        fix: `Take it out, or put it between :::when[promises.${key}] and :::.`,
      }))
    }),
})
