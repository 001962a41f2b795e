import { isCollection } from 'yaml'
import {
  type FieldPath,
  namingFieldOf,
  OperatorError,
  parseConfig,
  printable,
  readSiteSource,
  type Site,
  siteDocument,
  valueAt,
  withConfig,
} from '../../src/company/index.ts'
import type { Ask } from './asks.ts'

/** Whether a question is about a list of texts by language, one of which is asked for. */
function isListOfTexts({ field }: Ask): boolean {
  return field.type === 'array' && field.entryType === 'object_with_rest'
}

/** Whether a question is answered with a text in each language. */
export function isByLanguage(ask: Ask): boolean {
  const { type, notes } = ask.field
  return isListOfTexts(ask) || (type === 'object_with_rest' && !notes.isAnsweredByList)
}

/** A number as a file writes it. @throws OperatorError for 1,000, a thousand in one country and one in another */
function writtenNumber(text: string, name: string): string {
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return text.replace(',', '.')
  const message = `"${text}" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.`
  throw new OperatorError([{ file: name, message }])
}

/**
 * The value that an answer stands for: a text as it is typed, or a text by language. Undefined where it is not known.
 * @throws OperatorError for a number that can be read two ways
 */
function answerValue(answer: unknown, ask: Ask): unknown {
  const { field, name } = ask
  if (typeof answer !== 'string') return answer && isListOfTexts(ask) ? [answer] : answer
  const text = answer.trim()
  if (text === '' || text === 'unknown') return undefined
  if (field.type === 'literal') return text === 'yes' ? text : undefined
  if (text === 'none') return text
  if (isListOfTexts(ask)) return [text]
  if (field.type === 'array') return text.split(',').flatMap(item => item.trim() || [])
  return field.type === 'number' ? writtenNumber(text, name) : text
}

/**
 * Edits the text of a company's file where a field changes, and leaves everything else as it is:
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

/** The text of a file with the entries of a list that it leaves out: they stand there before one of them is edited. */
function withEntries({ source, config }: Site, ask: Ask, text: string): string {
  const list = String(ask.path[0])
  const namingField = ask.entry === undefined ? undefined : namingFieldOf(list)
  const entries = valueAt(config, list)
  const isWritten = Object.hasOwn(source.value, list)
  if (namingField === undefined || isWritten || !Array.isArray(entries)) return text
  const named = entries.map((entry: unknown) => ({ [namingField]: valueAt(entry, namingField) }))
  return editSite(source.file, text, [list], named)
}

/** A company's file with an answer written into it. */
interface EditedSite {
  readonly text: string
  readonly site: Site
  /** What the field holds now; undefined where nothing is known. */
  readonly taken: unknown
}

/** Writes a value into the text of a file. @throws OperatorError with the schema's own messages */
function withValue(site: Site, { path }: Ask, value: unknown, before: string): EditedSite {
  const { file } = site.source
  const text = editSite(file, before, path, value)
  const source = readSiteSource(file, text)
  const changed = withConfig({ ...site, source }, parseConfig(source.value, source))
  // The name of a promise has a point in it, so that its path is taken step by step.
  const taken = path.reduce<unknown>((holder, step) => Object(holder)[step], changed.config)
  return { text, site: changed, taken }
}

/**
 * Takes an answer: gives the text of the company's file with it, or why it cannot be taken. What is there is kept
 * until something is known. Nothing is written.
 * @param text of the file as it is now
 */
export function takeAnswer(
  site: Site,
  ask: Ask,
  answer: unknown,
  text: string,
): EditedSite | { readonly fault: string } {
  try {
    const value = answerValue(answer, ask)
    if (value === undefined) return { text, site, taken: undefined }
    const before = withEntries(site, ask, text)
    const edited = withValue(site, ask, value, before)
    const { taken } = edited
    // Countries go by their codes, whatever they were called.
    const isList = Array.isArray(value) && Array.isArray(taken) && !isListOfTexts(ask)
    return isList ? withValue(site, ask, taken, before) : edited
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return { fault: printable(error.faults.map(({ message }) => message).join('\n')) }
  }
}
