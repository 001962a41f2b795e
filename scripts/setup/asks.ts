import {
  dutyFields,
  findingsOf,
  inSite,
  isDue,
  type SiteField,
  valueRules,
} from '../../src/launch/index.ts'
import {
  asked,
  type Field,
  isNeeded,
  questionOf,
  type Site,
  servesEea,
  valueAt,
} from '../../src/model/index.ts'

/** A question of the setup about one field of the operator's file, or of one entry of a list in it. */
export interface Ask extends SiteField {
  readonly question: string
  /** Why it is asked; without a statute of Europe where the company has no business there. */
  readonly why: string
  /** How the answer is given, where that is easier than the value itself. */
  readonly form: 'value' | 'basis' | 'texts'
}

/** Fields whose answers are given in another way than their values. */
const forms: Readonly<Record<string, Ask['form']>> = {
  'processors[].transferBasis': 'basis',
  'accessibility.barriers': 'texts',
}

/** The rule behind a reason, where it is one of the European Union or of its members. */
const europeanRule = / \(.*\b(?:GDPR|DSA|DDG|BGB|PAngV|UWG)\)\.$/

/** All questions about one processor come before those about the next. */
function byEntry(asks: readonly Ask[]): readonly Ask[] {
  const entries = [...new Set(asks.map(({ entry }) => entry))]
  return entries.flatMap(entry => asks.filter(ask => ask.entry === entry))
}

/** Every question the setup may ask, whether or not it is answered. Reviews need a consent, and are written by hand. */
export function everyAsk(site: Site): readonly Ask[] {
  const fields = asked.filter(({ path }) => !path.startsWith('testimonials'))
  const asks = fields.flatMap(field => {
    const { question, why } = questionOf(field.notes)
    const reason = servesEea(site.config) ? why : why.replace(europeanRule, '.')
    const form = forms[field.path] ?? 'value'
    return inSite(field, site).map(one => ({ ...one, question, why: reason, form }))
  })
  return [...new Set(asks.map(({ field }) => field.title))].flatMap(title =>
    byEntry(asks.filter(({ field }) => field.title === title)),
  )
}

/** What is asked together where a duty asks for a part of it: a page, or what a title sets apart in it. */
function wholeOf({ path, blocks }: Field): string {
  return blocks.find(({ notes }) => notes.isOptional && notes.title)?.path ?? path
}

/** Whether only companies with a duty answer a field, and this one has none, or none that the check knows. */
function isIdle(site: Site, field: Field): boolean {
  const isOfDuty = field.notes.isOptional || field.blocks.some(({ notes }) => notes.isOptional)
  if (!isOfDuty || field.path.startsWith('app.')) return false
  const whole = wholeOf(field)
  return !dutyFields(site).some(
    duty => duty === field.path || duty === whole || duty.startsWith(`${whole}.`),
  )
}

/** Why a value that is written there is open all the same: it is the sample's, or an example. */
export function sampleFault(site: Site, { name, value }: Ask): string | undefined {
  if (value === undefined) return undefined
  // These rules read no text, which would take seconds.
  const found = valueRules.flatMap(rule => findingsOf(rule, { site }))
  // The languages go with the brand.
  const decisive = name.startsWith('languages.') ? 'brand' : name
  return found.find(({ asks }) => asks === decisive)?.message
}

/** Whether nothing is known of a field that the company answers, by its markets and what else it has said. */
export function isOpen(site: Site, ask: Ask): boolean {
  const { field, value } = ask
  if (value !== undefined && sampleFault(site, ask) === undefined) return false
  const isRefused = field.blocks.some(({ path }) => valueAt(site.config, path) === null)
  const isCalledFor = isDue(field, site) || !isIdle(site, field)
  return !isRefused && isNeeded(field, site.config) && isCalledFor
}
