import type { Language } from '../languages/languages.ts'
import { localizePath } from '../languages/paths.ts'

/** The path of the list by which an app knows the documents in force, in a language. */
export function legalIndexPath(language: Language): string {
  return localizePath('/legal.json', language)
}

/** The path of the schema of these lists. */
export const legalSchemaPath = '/legal.schema.json'
