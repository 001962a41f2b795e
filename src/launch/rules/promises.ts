import { defaultLanguage, replaceReferences } from '../../languages/index.ts'
import {
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
