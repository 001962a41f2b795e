import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection } from 'yaml'
import {
  asked,
  dutyFields,
  type Field,
  type FieldPath,
  findingsOf,
  inSite,
  isDue,
  isNeeded,
  isPromiseOpen,
  OperatorError,
  parseConfig,
  promiseKeys,
  promiseSentence,
  questionOf,
  readSiteSource,
  type Site,
  type SiteField,
  servesEea,
  siteDocument,
  siteFileName,
  valueAt,
  valueRules,
  whyPromises,
  withConfig,
} from '../../src/company/index.ts'

/** A question of the setup about one field of the operator's file, or of one entry of a list in it. */
export interface Ask extends SiteField {
  readonly question: string
  /** Why it is asked; without a statute of Europe where the company has no business there. */
  readonly why: string
  /** Whether it is a list of texts by language, of which one is asked for. */
  readonly isListOfTexts: boolean
}

/** The rule behind a reason, where it is one of the European Union or of its members. */
const europeanRule = / \(.*\b(?:GDPR|DSA|DDG|BGB|PAngV|UWG)\)\.$/

/** What is promised in the company's name: a question each, none of which is in the schema. */
function promiseAsks(site: Site): readonly Ask[] {
  return promiseKeys.map(key => {
    const path = `promises.${key}`
    const field: Field = {
      path,
      notes: {},
      title: 'What the documents promise; with no, nothing says it',
      person: 'founder',
      type: 'picklist',
      blocks: [],
      isBlock: false,
      options: ['yes', 'no'],
      mayBeNone: false,
    }
    return {
      field,
      name: path,
      path: ['promises', key],
      value: site.config.promises[key],
      question: `“${promiseSentence(site, key)}” Is it true?`,
      why: whyPromises,
      isListOfTexts: false,
    }
  })
}

/**
 * Every question the setup may ask, whether or not it is answered; all about one processor come before those about
 * the next. Reviews need a consent, and are written by hand.
 */
export function everyAsk(site: Site): readonly Ask[] {
  const fields = asked.filter(({ path }) => !path.startsWith('testimonials'))
  const asks = fields.flatMap(field => {
    const { question, why } = questionOf(field.notes)
    const reason = servesEea(site.config) ? why : why.replace(europeanRule, '.')
    const isListOfTexts = field.path === 'accessibility.barriers'
    return inSite(field, site).map(one => ({ ...one, question, why: reason, isListOfTexts }))
  })
  const titles = asks.map(({ field }) => field.title)
  const entries = asks.map(({ entry }) => entry)
  const rank = ({ field, entry }: Ask) =>
    titles.indexOf(field.title) * asks.length + entries.indexOf(entry)
  const ranked = asks.toSorted((one, other) => rank(one) - rank(other))
  return [...ranked, ...promiseAsks(site)]
}

/** Whether only companies with a duty answer a field, and this one has none, or none that the check knows. */
function isIdle(site: Site, { path, notes, blocks }: Field): boolean {
  const isOfDuty = notes.isOptional || blocks.some(block => block.notes.isOptional)
  if (!isOfDuty || path.startsWith('app.')) return false
  // A duty for a part of a page, or of what a title sets apart in it, asks for all of it.
  const whole = blocks.find(block => block.notes.isOptional && block.notes.title)?.path ?? path
  return !dutyFields(site).some(
    duty => duty === path || duty === whole || duty.startsWith(`${whole}.`),
  )
}

/** The languages of the sample, by the field that they are in. */
const sampleLanguages: Readonly<Record<string, readonly string[]>> = {
  'languages.site': ['en', 'de'],
  'languages.legal': ['en', 'de', 'fr', 'es'],
}

/** Why a value that is written there is open all the same: it is the sample's, or an example. */
export function sampleFault(site: Site, { name, value }: Ask): string | undefined {
  if (value === undefined) return undefined
  // These rules read no text, which would take seconds.
  const found = valueRules.flatMap(rule => findingsOf(rule, { site }))
  if (!name.startsWith('languages.')) return found.find(({ asks }) => asks === name)?.message
  // A company can choose the same ones: they are the sample's as long as the brand is.
  const hasSampleBrand = found.some(({ asks }) => asks === 'brand')
  const isSample = hasSampleBrand && String(value) === String(sampleLanguages[name])
  return isSample ? 'The languages are still those of the sample' : undefined
}

/** Whether nothing is known of a field that the company answers, by its markets and what else it has said. */
export function isOpen(site: Site, ask: Ask): boolean {
  const { field, value } = ask
  const promise = promiseKeys.find(key => ask.name === `promises.${key}`)
  if (promise) return isPromiseOpen(site.config, promise)
  if (value !== undefined && sampleFault(site, ask) === undefined) return false
  const isRefused = field.blocks.some(({ path }) => valueAt(site.config, path) === null)
  const isCalledFor = isDue(field, site) || !isIdle(site, field)
  return !isRefused && isNeeded(field, site.config) && isCalledFor
}

/**
 * Edits the text of an operator's file where a field changes, and leaves everything else as it is:
 * comments, blank lines, the order of the fields.
 * @throws OperatorError where the text is not valid YAML
 */
export function editSite(file: string, text: string, path: FieldPath, value: unknown): string {
  const document = siteDocument(file, text)
  for (let end = 1; end < path.length; end += 1) {
    const within = path.slice(0, end)
    // Objects and lists are made where there is only a word.
    if (!isCollection(document.getIn(within))) {
      document.setIn(within, document.createNode(typeof path[end] === 'number' ? [] : {}))
    }
  }
  // A word takes the place of another, and the comment behind it stays.
  document.setIn(path, typeof value === 'object' ? document.createNode(value) : value)
  return document.toString({ lineWidth: 0 })
}

/**
 * The value that an answer stands for: a text as it is typed, or a text by language. Undefined where it is not known.
 * @throws OperatorError for a number like 1,000, which is a thousand in one country and one in another
 */
function answerValue(answer: unknown, { isListOfTexts, field, name }: Ask): unknown {
  if (typeof answer !== 'string') return answer && isListOfTexts ? [answer] : answer
  const text = answer.trim()
  if (text === '' || text === 'unknown') return undefined
  if (field.type === 'literal') return text === 'yes' ? text : undefined
  if (text === 'none') return text
  if (isListOfTexts) return [text]
  if (field.type === 'array') return text.split(',').flatMap(item => item.trim() || [])
  if (field.type !== 'number') return text
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return text.replace(',', '.')
  const message = `"${text}" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.`
  throw new OperatorError([{ file: name, message }])
}

/**
 * Takes an answer: writes it into the operator's file, unless the file would be refused then. What is there is
 * kept until something is known.
 * @returns the site from now on, and what the field holds; undefined where nothing is known
 * @throws OperatorError with the schema's own messages
 */
export function take(site: Site, ask: Ask, answer: unknown): { site: Site; taken?: unknown } {
  const value = answerValue(answer, ask)
  if (value === undefined) return { site }
  const { file, value: written } = site.source
  const place = join(site.folder, siteFileName)
  let present = readFileSync(place, 'utf8')
  if (ask.path[0] === 'processors' && !Object.hasOwn(written, 'processors')) {
    // The entries of a list that the file leaves out stand there before one of them is edited.
    const kinds = site.config.processors.map(({ kind }) => ({ kind }))
    present = editSite(file, present, ['processors'], kinds)
  }
  const edit = (next: unknown) => {
    const text = editSite(file, present, ask.path, next)
    const source = readSiteSource(file, text)
    return { text, site: withConfig({ ...site, source }, parseConfig(source.value, source)) }
  }
  const first = edit(value)
  // The name of a promise has a point in it, so that its path is taken step by step.
  const taken = ask.path.reduce<unknown>((at, step) => Object(at)[step], first.site.config)
  // Countries go by their codes, whatever they were called.
  const isReadAlike = !Array.isArray(value) || !Array.isArray(taken) || ask.isListOfTexts
  const { text, site: changed } = isReadAlike ? first : edit(taken)
  writeFileSync(place, text)
  return { site: changed, taken }
}
