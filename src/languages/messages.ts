import type { Catalog, MessageKey } from './language.ts'
import { type Localized, languageOption, localized } from './languages.ts'
import { replaceReferences } from './references.ts'

export type { Catalog, MessageKey }

/** Texts by key: the whole catalog at build, only the part a component uses in the browser. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>

/** Every text of the interface, by language and key. */
export const messages: Localized<Catalog> = localized(code => languageOption(code).messages)

/** A message with its `{{name}}` filled by values of these names. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return replaceReferences(message, name => values[name])
}
