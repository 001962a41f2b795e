import { defaultLanguage, replaceReferences, type Unit } from '../../languages/index.ts'
import {
  figureKeys,
  figures,
  type PromiseKey,
  promiseKeys,
  promises,
  type SiteConfig,
} from '../../schema/index.ts'
import { type FactKey, plansOf, renderFact, type Site } from '../../site/index.ts'
import type { Rule } from '../rule.ts'

/** The longest that a unit can last, in hours: a month has up to 31 days; business days may have a weekend between. */
const hours: Readonly<Record<Unit, number>> = {
  hour: 1,
  day: 24,
  businessDay: 24 * 3,
  month: 24 * 31,
  year: 24 * 366,
}

/** The company's own figures, held against the bounds that statutes set. */
export const figureRule: Rule = {
  id: 'figure',
  severity: 'blocker',
  person: 'counsel',
  find: ({ site }) =>
    figureKeys.map(key => {
      const { bound } = figures[key]
      const figure = site.config.figures[key]
      if (!bound || !figure) return undefined
      const longest = figure.amount * hours[figure.unit]
      const shortest = (figure.from ?? figure.amount) * hours[figure.unit]
      const allowed = bound.amount * hours[bound.unit]
      if (bound.limit === 'most' ? longest <= allowed : shortest >= allowed) return undefined
      return {
        suffix: `:${key}`,
        path: ['figures', key],
        message: `${key} goes beyond what the law allows`,
        why: `The documents would promise a period that ${bound.statute} does not allow.`,
        fix: `Write a figure within the bound (${bound.statute}: ${bound.wording}).`,
      }
    }),
}

/** Why somebody has to answer for each promise. */
export const whyPromises =
  'A promise that is not kept is an unfair practice (15 U.S.C. § 45; Directive 2005/29/EC).'

/** The sentence that says a promise first, with its figure. A test holds these sentences against the documents. */
export function promiseSentence(site: Site, key: PromiseKey): string {
  const promise = promises[key]
  if (promise.sentence === undefined) return site.messages[defaultLanguage][promise.feature]
  return replaceReferences(
    promise.sentence,
    fact => renderFact(site, fact as FactKey, defaultLanguage).text, // as the table of promises writes it
  )
}

/** Whether nobody has answered for a promise: own plans answer for their features. */
export function isPromiseOpen(config: SiteConfig, key: PromiseKey): boolean {
  if (config.promises[key] !== undefined) return false
  const { feature } = promises[key]
  if (feature === undefined) return true
  const onSale = plansOf(config).flatMap(({ features }) => features)
  return config.plans === undefined && onSale.some(({ label }) => label === feature)
}

/** What is promised in the company's name and neither confirmed nor left out. */
export const promiseRule: Rule = {
  id: 'promise',
  severity: 'blocker',
  person: 'founder',
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
}
