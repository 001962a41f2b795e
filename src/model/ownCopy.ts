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
import type { TextFiles } from './site.ts'
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

/** What is wrong with a key and its value beside the project's own, which may be empty; undefined if nothing. */
function copyFault(key: string, value: unknown, texts: Catalog): string | undefined {
  const known = landingCopyKeys.find(own => own === key)
  if (known === undefined) {
    return `"${key}" is not a text of the landing page. npm run legal -- edit landing writes a file with every key`
  }
  const [copy, own] = [String(value), texts[known]]
  const [said, wanted] = [copy, own].map(text =>
    Array.from(text.matchAll(referencePattern), ([, name = '']) => name),
  )
  const lost = wanted?.find(name => !said?.includes(name))
  if (lost !== undefined) return `${key} lacks {{${lost}}}. Write it where its value belongs`
  if (htmlTag.test(copy)) return `${key} has an HTML tag, which the page would print. Leave it out`
  const asterisks = (text: string) => text.split('*').length - 1
  if (asterisks(copy) % 2 !== asterisks(own) % 2) {
    return `${key} has other asterisks than its text. Write them as in "${own}"`
  }
  if (typeof value === 'string' && (copy.trim() !== '' || own === '')) return undefined
  return `${key} has no text. Write it in quotes, or leave it out`
}

/** The interface in every language, with the operator's own copy in place. @throws OperatorError for faults in it */
export function messagesWithCopy(own: TextFiles): Localized<Catalog> {
  return localized(code => {
    const copy = own.get(landingCopyFile(code))
    if (!copy) return messages[code]
    const { value, lineOf } = readSiteSource(copy.file, copy.text)
    const faults = Object.entries(value).flatMap(([key, text]): Fault[] => {
      const message = copyFault(key, text, messages[code])
      return message === undefined ? [] : [{ file: copy.file, line: lineOf([key]), message }]
    })
    if (faults.length > 0) throw new OperatorError(faults)
    return { ...messages[code], ...value }
  })
}
