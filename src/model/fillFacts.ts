import type { Language } from '../languages/languages.ts'
import { replaceReferences } from '../languages/references.ts'
import { isFactKey } from './facts.ts'
import { renderFact } from './factText.ts'
import type { Site } from './site.ts'

/** A plain text with its `{{fact}}` filled, placeholders in brackets. */
export function fillFacts(site: Site, text: string, language: Language): string {
  return replaceReferences(text, (key, form) =>
    isFactKey(site.facts, key) ? renderFact(site, key, language, form).text : undefined,
  )
}
