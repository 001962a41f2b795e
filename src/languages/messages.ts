import type { Catalog, MessageKey } from './language.ts'
import { type Localized, languageOption, localized } from './languages.ts'

export type { Catalog, MessageKey }

/** Texts by key: the whole catalog at build, only the part a component uses in the browser. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>

/** Every text of the interface, by language and key. */
export const messages: Localized<Catalog> = localized(code => languageOption(code).messages)

/** The one pattern of references in a text, `{{key}}` or `{{key, form}}`; captures key and form. */
export const referencePattern = /\{\{\s*([^{},]*?)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g

/**
 * A plain text with its references replaced.
 * @param textOf what stands for a key, in the form asked for; a reference stays where it gives undefined
 */
export function replaceReferences(
  text: string,
  textOf: (key: string, form: string | undefined) => string | undefined,
): string {
  return text.replaceAll(
    // One of its own: a global pattern keeps its place, and this may run within another replacement.
    new RegExp(referencePattern),
    (reference, key: string, form?: string) => textOf(key, form) ?? reference,
  )
}

/** A message with its `{{name}}` filled by values of these names. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return replaceReferences(message, name => values[name])
}
