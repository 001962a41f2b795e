import { defaultLanguage, replaceReferences, type Unit } from '../../languages/index.ts'
import {
  type Duration,
  type FactKey,
  type PromiseKey,
  plansOf,
  promisedFeatures,
  promiseKeys,
  promises,
  renderFact,
  type Site,
  type SiteConfig,
} from '../../model/index.ts'
import type { Rule } from '../rule.ts'
import { locateField } from '../situation.ts'

/** The longest that a unit can last, in hours: a month has up to 31 days, and a weekend may come between business days. */
const hours: Readonly<Record<Unit, number>> = {
  ...{ hour: 1, day: 24, businessDay: 24 * 3, month: 24 * 31, year: 24 * 366 },
}

interface Bound {
  readonly figure: string
  readonly most?: readonly [amount: number, unit: Unit]
  readonly least?: readonly [amount: number, unit: Unit]
  readonly statute: string
}

const month = 'Article 12(3) GDPR: one month'
const threeMonths = 'Article 12(3) GDPR: one month, which two further months may extend'

/** What statutes allow at most, or ask for at least. */
const bounds: readonly Bound[] = [
  { figure: 'breach.regulatorNotice', most: [72, 'hour'], statute: 'Article 33(1) GDPR: 72 hours' },
  { figure: 'response.gdpr', most: [1, 'month'], statute: month },
  { figure: 'response.dataSubject', most: [1, 'month'], statute: month },
  { figure: 'response.gdprExtended', most: [3, 'month'], statute: threeMonths },
  { figure: 'response.dataSubjectExtended', most: [3, 'month'], statute: threeMonths },
  {
    ...{ figure: 'response.ccpa', most: [45, 'day'] },
    statute: 'Cal. Civ. Code § 1798.130(a)(2)(A): 45 days',
  },
  {
    ...{ figure: 'response.ccpaExtended', most: [90, 'day'] },
    statute: 'Cal. Civ. Code § 1798.130(a)(2)(A): 45 days, once extended by 45',
  },
  {
    ...{ figure: 'withdrawal.period', least: [14, 'day'] },
    statute: 'Article 9(1) Directive 2011/83/EU: 14 days',
  },
  { figure: 'age.us', least: [13, 'year'], statute: '16 CFR § 312.2 (COPPA): 13 years' },
  { figure: 'age.eu', least: [13, 'year'], statute: 'Article 8(1) GDPR: never below 13 years' },
]

function isWithin({ from, amount, unit }: Duration, { most, least }: Bound): boolean {
  const length = (count: number, of: Unit) => count * hours[of]
  const isShort = !most || length(amount, unit) <= length(...most)
  return isShort && (!least || length(from ?? amount, unit) >= length(...least))
}

/** The company's own figures, held against the bounds that statutes set. */
export const figureRule: Rule = {
  id: 'figure',
  severity: 'blocker',
  person: 'counsel',
  find: ({ site }) =>
    bounds.flatMap(bound => {
      const { figure, statute } = bound
      const own = site.config.figures[figure]
      if (!own || isWithin(own, bound)) return []
      return {
        suffix: `:${figure}`,
        message: `${figure} goes beyond what the law allows`,
        location: locateField(site, 'figures', figure),
        why: `The documents would promise a period that ${statute.replace(/: .*/, '')} does not allow.`,
        fix: `Write a figure within the bound (${statute}).`,
      }
    }),
}

/** Whether nobody has answered for a promise: own plans answer for their features. */
function isOpen(config: SiteConfig, key: PromiseKey): boolean {
  if (config.promises[key] !== undefined) return false
  const feature = Object.keys(promisedFeatures).find(label => promisedFeatures[label] === key)
  if (feature === undefined) return true
  const onSale = plansOf(config).flatMap(({ features }) => features)
  return config.plans === undefined && onSale.some(({ label }) => label === feature)
}

function sentenceOf(site: Site, key: PromiseKey): string {
  // A test holds these sentences against the documents.
  return replaceReferences(
    promises[key],
    fact => renderFact(site, fact as FactKey, defaultLanguage).text,
  )
}

/** Whether a text of the company states the figure of a promise without asking whether it holds. */
function saidAnyway(site: Site, key: PromiseKey): readonly string[] {
  return Array.from(site.texts.values()).flatMap(({ file, text }) => {
    const isSaid =
      file.startsWith(`${site.folder}/`) &&
      text.includes(`{{${key}`) &&
      !text.includes(`promises.${key}`)
    return isSaid ? file : []
  })
}

/** What is promised in the company's name and neither confirmed nor left out. */
export const promiseRule: Rule = {
  id: 'promise',
  severity: 'blocker',
  person: 'founder',
  why: 'A promise that is not kept is an unfair practice (15 U.S.C. § 45; Directive 2005/29/EC).',
  find: ({ site }) =>
    promiseKeys.flatMap(key => {
      const location = locateField(site, 'promises', key)
      const base = { suffix: `:${key}`, asks: `promises.${key}`, location }
      if (isOpen(site.config, key)) {
        return {
          ...base,
          message: `${key} is promised, and not confirmed: “${sentenceOf(site, key)}”`,
          fix: `Answer each under promises in ${site.source.file}: yes where it is true, else no, and nothing says it.`,
        }
      }
      const files = site.config.promises[key] === 'no' ? saidAnyway(site, key) : []
      return files.map(file => ({
        ...base,
        location: file,
        message: `Denied in ${site.source.file} and said in a text of your own: {{${key}}}`,
        fix: `Take it out, or put it between :::when[promises.${key}] and :::.`,
      }))
    }),
}
