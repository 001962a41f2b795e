import { stringify } from 'yaml'
import { type Fault, OperatorError, readSiteSource } from '../folder/index.ts'
import {
  type Catalog,
  type Localized,
  languages,
  localized,
  type MessageKey,
  messages,
} from '../languages/index.ts'
import { htmlTag } from '../schema/index.ts'
import { referencesIn } from './catalogs.ts'
import type { TextFile, TextFiles } from './site.ts'

/** Prefixes of the keys of the landing page's texts, which a company may replace. */
const landingKeys =
  /^(?:meta\.landing|navbar|hero|badge|panel|features|pricing|testimonials|faq|contact)\./

/** The keys of the landing page's texts, in the order of the page. */
export const landingCopyKeys = (Object.keys(messages.en) as MessageKey[]) // the keys of the catalog
  .filter(key => landingKeys.test(key))

/** The name of the company's own copy of the landing page in a language, below `texts/`. */
export function landingCopyFile(language: string): string {
  return `${language}/landing.yaml`
}

/** The project's own copy of the landing page in every language, as a company writes its own. */
export function defaultLandingCopy(): TextFiles {
  const files = languages.map(({ code }): [string, TextFile] => {
    const copy = landingCopyKeys.map(key => [key, messages[code][key]])
    const text = stringify(Object.fromEntries(copy), { lineWidth: 0 })
    return [landingCopyFile(code), { file: `src/company/languages/${code}/messages.json`, text }]
  })
  return new Map(files)
}

/** What is wrong with a key and its value beside the project's own, which may be empty; undefined if nothing. */
function copyFault(key: string, value: unknown, texts: Catalog): string | undefined {
  const landingKey = landingCopyKeys.find(copyKey => copyKey === key)
  if (landingKey === undefined) {
    return `"${key}" is not a text of the landing page. npm run legal -- edit landing writes a file with every key`
  }
  const copy = String(value)
  const text = texts[landingKey]
  const namesInCopy = referencesIn(copy)
  const lost = referencesIn(text).find(name => !namesInCopy.includes(name))
  if (lost !== undefined) return `${key} lacks {{${lost}}}. Write it where its value belongs`
  if (htmlTag.test(copy)) return `${key} has an HTML tag, which the page would print. Leave it out`
  const asterisksIn = (words: string) => words.split('*').length - 1
  if (asterisksIn(copy) % 2 !== asterisksIn(text) % 2) {
    return `${key} has other asterisks than its text. Write them as in "${text}"`
  }
  if (typeof value === 'string' && (copy.trim() !== '' || text === '')) return undefined
  return `${key} has no text. Write it in quotes, or leave it out`
}

/** The interface in every language, with the company's own copy in place. @throws OperatorError for faults in it */
export function messagesWithCopy(companyTexts: TextFiles): Localized<Catalog> {
  return localized(code => {
    const copy = companyTexts.get(landingCopyFile(code))
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
