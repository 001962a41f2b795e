import type { Language } from '../../src/company/languages/languages.ts'

/** The languages that tests have words in: one that is added needs none of its own there. */
export const shipped = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[]

export type Shipped = (typeof shipped)[number]

/** The language that tests have words in for another one: its own, or English. */
export function spokenFor(language: Language): Shipped {
  return shipped.find(code => code === language) ?? 'en'
}
