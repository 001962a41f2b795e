import {
  type Catalog,
  type Localized,
  localized,
  type MessageKey,
  messages,
  referencePattern,
} from '../languages/index.ts'
import { htmlTag } from './fields.ts'
import { type Fault, OperatorError } from './OperatorError.ts'
import type { TextFile, TextFiles } from './site.ts'
import { readSiteSource } from './siteSource.ts'

/** Prefixes of the keys of the landing page's texts, which an operator may replace. */
const landingKeys =
  /^(?:meta\.landing|navbar|hero|badge|panel|features|pricing|testimonials|faq|contact)\./

/** The keys of the landing page's texts, in the order of the page. */
export const landingCopyKeys = (Object.keys(messages.en) as MessageKey[]) // the keys of the catalog
  .filter(key => landingKeys.test(key))

/** The name of the operator's own copy of the landing page in a language, below `texts/`. */
export function landingCopyFile(language: string): string {
  return `${language}/landing.yaml`
}

function references(text: string): readonly string[] {
  return Array.from(text.matchAll(referencePattern), ([, name = '']) => name)
}

/**
 * What is wrong with a key and its value; undefined if nothing.
 * @param texts the project's own, some of which are empty: a language may need no word there
 */
function copyFault(key: string, value: unknown, texts: Catalog): string | undefined {
  const known = landingCopyKeys.find(own => own === key)
  if (known === undefined) {
    return `"${key}" is not a text of the landing page. npm run legal -- edit landing writes a file with every key`
  }
  const [copy, own] = [String(value), texts[known]]
  const lost = references(own).find(name => !references(copy).includes(name))
  if (lost !== undefined) return `${key} lacks {{${lost}}}. Write it where its value belongs`
  if (htmlTag.test(copy)) return `${key} has an HTML tag, which the page would print. Leave it out`
  const asterisks = (text: string) => text.split('*').length - 1
  if (asterisks(copy) % 2 !== asterisks(own) % 2) {
    return `${key} has other asterisks than its text. Write them as in "${own}"`
  }
  if (typeof value === 'string' && (copy.trim() !== '' || own === '')) return undefined
  return `${key} has no text. Write it in quotes, or leave it out`
}

/** The operator's own copy. @throws OperatorError for keys that are not texts of the landing page, and texts that are empty */
function readCopy({ file, text }: TextFile, texts: Catalog): Partial<Catalog> {
  const { value, lineOf } = readSiteSource(file, text)
  const faults = Object.entries(value).flatMap(([key, copy]): Fault[] => {
    const message = copyFault(key, copy, texts)
    return message === undefined ? [] : [{ file, line: lineOf([key]), message }]
  })
  if (faults.length > 0) throw new OperatorError(faults)
  return value // each key and each value has just been checked
}

/** The interface in every language, with the operator's own copy in place. @throws OperatorError for faults in it */
export function messagesWithCopy(own: TextFiles): Localized<Catalog> {
  return localized(code => {
    const copy = own.get(landingCopyFile(code))
    return copy ? { ...messages[code], ...readCopy(copy, messages[code]) } : messages[code]
  })
}
