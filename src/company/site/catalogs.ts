import { type Fault, OperatorError } from '../folder/index.ts'
import {
  defaultLanguage,
  type Language,
  languageOption,
  languages,
  referencePattern,
} from '../languages/index.ts'

/** The names of the values that a text is filled with. */
export function referencesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(referencePattern), ([, name = '']) => name)
}

/** What is wrong with a text beside the English one of the same key; undefined where nothing is. */
function textFault(english: string, text: unknown): string | undefined {
  // An empty text is an answer: not every language has a word in every place.
  if (typeof text !== 'string') {
    return `is missing, and a page would show its key. Translate “${english}”`
  }
  const namesInEnglish = referencesIn(english)
  const names = referencesIn(text)
  const missing = namesInEnglish.find(name => !names.includes(name))
  if (missing !== undefined) return `lacks {{${missing}}}. Write it where its value belongs`
  const unfilled = names.find(name => !namesInEnglish.includes(name))
  return unfilled === undefined
    ? undefined
    : `has {{${unfilled}}}, which nothing fills: the English text has none. Remove it`
}

/** The faults of a group of texts beside the English group, each with the keys that lead to its text. */
function faultsOf(
  file: string,
  english: object,
  group: unknown,
  keys: readonly string[] = [],
): readonly Fault[] {
  return Object.entries(english).flatMap(([key, englishText]): readonly Fault[] => {
    const text: unknown = Object(group)[key]
    const keysOfText = [...keys, key]
    if (typeof englishText === 'object') return faultsOf(file, englishText, text, keysOfText)
    const fault = textFault(englishText, text)
    return fault === undefined ? [] : [{ file, message: `"${keysOfText.join(' › ')}" ${fault}` }]
  })
}

/** The groups of texts that a language has, by the file of its folder that holds them. */
function groupsOf(language: Language): Readonly<Record<string, object>> {
  const { messages, defaultWords } = languageOption(language)
  return { 'messages.json': messages, 'labels.json': defaultWords }
}

/**
 * Refuses languages that lack a text of the interface or a label which English has. The compiler
 * finds most of that as well, but nobody has to run it before a build.
 * @throws OperatorError with the file and the key of everything that is missing
 */
export function checkCatalogs(): void {
  const english = groupsOf(defaultLanguage)
  const faults = languages.flatMap(({ code }) => {
    const groups = groupsOf(code)
    return Object.entries(english).flatMap(([file, englishGroup]) =>
      faultsOf(`src/company/languages/${code}/${file}`, englishGroup, groups[file]),
    )
  })
  if (faults.length > 0) throw new OperatorError(faults)
}
