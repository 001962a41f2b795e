import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection } from 'yaml'
import {
  type FieldPath,
  OperatorError,
  parseConfig,
  readSiteSource,
  type Site,
  siteDocument,
  siteFileName,
  valueAt,
  withConfig,
} from '../../src/model/index.ts'
import type { Ask } from './asks.ts'

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
 * A number as it is typed, with a point or a comma before its fraction; the text itself where it is none.
 * @throws OperatorError for one like 1,000, which is a thousand in one country and one in another
 */
function numberOf(text: string, file: string): string {
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return text.replace(',', '.')
  const message = `"${text}" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.`
  throw new OperatorError([{ file, message }])
}

/**
 * The value that an answer stands for in the operator's file: a text as it is typed, or a text by language.
 * Undefined where it is not known.
 */
function answerValue(answer: unknown, { form, field, name }: Ask): unknown {
  if (typeof answer !== 'string') return answer && form === 'texts' ? [answer] : answer
  const text = answer.trim()
  if (text === '' || text === 'unknown') return undefined
  if (field.type === 'literal') return text === 'yes' ? 'yes' : undefined
  if (text === 'none') return text
  if (form === 'texts') return [text]
  if (field.type === 'number') return numberOf(text, name)
  return field.type === 'array' ? text.split(',').flatMap(item => item.trim() || []) : text
}

/** The entries of a list that the file leaves out stand there before one of them is edited. */
function withProcessors({ source, config }: Site, text: string): string {
  if (Object.hasOwn(source.value, 'processors')) return text
  const kinds = config.processors.map(({ kind }) => ({ kind }))
  return editSite(source.file, text, ['processors'], kinds)
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
  const { file } = site.source
  const place = join(site.folder, siteFileName)
  const present = readFileSync(place, 'utf8')
  const complete = ask.path[0] === 'processors' ? withProcessors(site, present) : present
  const edit = (next: unknown) => {
    const text = editSite(file, complete, ask.path, next)
    const source = readSiteSource(file, text)
    return { text, site: withConfig({ ...site, source }, parseConfig(source.value, source)) }
  }
  const first = edit(value)
  const taken = valueAt(first.site.config, ask.path.join('.'))
  // Countries go by their codes, whatever they were called.
  const isReadAlike = !Array.isArray(value) || !Array.isArray(taken) || ask.form === 'texts'
  const { text, site: changed } = isReadAlike ? first : edit(taken)
  writeFileSync(place, text)
  return { site: changed, taken }
}
