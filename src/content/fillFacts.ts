import type { Language } from '../i18n/languages.ts'
import { referencePattern } from './factReferences.ts'
import { isFactKey } from './facts.ts'
import { renderFact } from './factText.ts'

/**
 * A plain text with its `{{fact}}` filled, placeholders in brackets.
 * @throws for a reference to no fact, which the build reports with its line before
 */
export function fillFacts(text: string, language: Language): string {
  return text.replaceAll(referencePattern, (reference, key: string, form?: string) => {
    if (!isFactKey(key)) throw new Error(`${reference} is no fact`)
    return renderFact(key, language, form).text
  })
}
