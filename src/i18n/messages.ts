import { type Localized, languageOption, localized } from './languages.ts'
import type { Catalog, MessageKey } from './messages/en.ts'

export type { MessageKey }

/** Texts by key: the whole catalog at build, only the part a component uses in the browser. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>

/** Every text of the interface, by language and key. */
export const messages: Localized<Catalog> = localized(code => languageOption(code).messages)

/** A message with its `{{name}}` filled by values of these names. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{\{(\w+)\}\}/g, (reference, name) => values[name] ?? reference)
}
