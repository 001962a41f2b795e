import {
  asked,
  dutyFields,
  type Field,
  findingsOf,
  inSite,
  isDue,
  isNeeded,
  isPromiseOpen,
  type PromiseKey,
  promiseFields,
  promiseSentence,
  questionAndReason,
  type Site,
  type SiteField,
  servesEea,
  valueAt,
  valueRules,
  whyPromises,
} from '../../src/company/index.ts'

/** A question of the setup about one field of the company's file, or of one entry of a list in it. */
export interface Ask extends SiteField {
  readonly question: string
  /** Why it is asked; without a statute of Europe where the company has no business there. */
  readonly why: string
  /** The promise that it is about; left out where it is about a field. */
  readonly promise?: PromiseKey
}

/** The rule behind a reason, where it is one of the European Union or of its members. */
const europeanRule = / \(.*\b(?:GDPR|DSA|DDG|BGB|PAngV|UWG)\)\.$/

/** What is promised in the company's name: a question each. */
function promiseAsks(site: Site): readonly Ask[] {
  return Array.from(promiseFields, ([key, field]) => ({
    field,
    name: field.path,
    // The name of a promise has a point in it, so that its path is not split.
    path: ['promises', key],
    value: site.config.promises[key],
    question: `“${promiseSentence(site, key)}” Is it true?`,
    why: whyPromises,
    promise: key,
  }))
}

/**
 * Every question the setup may ask, whether or not it is answered; all about one processor come before those about
 * the next.
 */
export function everyAsk(site: Site): readonly Ask[] {
  const fields = asked.filter(({ notes }) => !notes.isWrittenByHand)
  const asks = fields.flatMap(field => {
    const { question, why } = questionAndReason(field.notes)
    const reason = servesEea(site.config) ? why : why.replace(europeanRule, '.')
    return inSite(field, site).map((siteField): Ask => ({ ...siteField, question, why: reason }))
  })
  const titles = asks.map(({ field }) => field.title)
  const entries = asks.map(({ entry }) => entry)
  const rank = ({ field, entry }: Ask) =>
    titles.indexOf(field.title) * asks.length + entries.indexOf(entry)
  const ranked = asks.toSorted((first, second) => rank(first) - rank(second))
  return [...ranked, ...promiseAsks(site)]
}

/** Whether only companies with a duty answer a field, and this one has none, or none that the check knows. */
function isIdle(site: Site, { path, notes, blocks }: Field): boolean {
  const dependsOnDuty = notes.isOptional || blocks.some(block => block.notes.isOptional)
  if (!dependsOnDuty || notes.isAskedOfAll) return false
  // A duty for a part of a page, or of what a title sets apart in it, asks for all of it.
  const whole = blocks.find(block => block.notes.isOptional && block.notes.title)?.path ?? path
  return !dutyFields(site).some(
    duty => duty === path || duty === whole || duty.startsWith(`${whole}.`),
  )
}

/** Why a value that is written there is open all the same: it is the sample's, or an example. */
export function sampleFault(site: Site, { field, name, value }: Ask): string | undefined {
  if (value === undefined) return undefined
  // These rules read no text, which would take seconds.
  const findings = valueRules.flatMap(rule => findingsOf(rule, { site }))
  const finding = findings.find(({ asks }) => asks === name)
  if (finding) return finding.message
  const hasSampleBrand = findings.some(({ asks }) => asks === 'brand')
  const isSample = hasSampleBrand && String(value) === field.notes.sample?.join()
  return isSample ? 'The languages are still those of the sample' : undefined
}

/** Whether nothing is known of a field that the company answers, by its markets and what else it has said. */
export function isOpen(site: Site, ask: Ask): boolean {
  const { field, value, promise } = ask
  if (promise !== undefined) return isPromiseOpen(site.config, promise)
  if (value !== undefined && sampleFault(site, ask) === undefined) return false
  const isRefused = field.blocks.some(({ path }) => valueAt(site.config, path) === null)
  const isCalledFor = isDue(field, site) || !isIdle(site, field)
  return !isRefused && isNeeded(field, site.config) && isCalledFor
}
