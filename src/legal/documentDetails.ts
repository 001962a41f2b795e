import { dateText } from '../content/dateText.ts'
import { renderFact } from '../content/factText.ts'
import type { Language } from '../i18n/languages.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { messages } from '../i18n/messages.ts'
import type { LegalFrontMatter } from './frontMatter.ts'

/** What the head of a document states: its dates, its version, its languages. */
export interface DocumentDetail {
  readonly label: MessageKey
  readonly text: string
  /** The day as HTML `datetime`, for dates. */
  readonly day?: string
}

/** The details of a document in a language, in the order they are shown. */
export function documentDetails(
  frontMatter: LegalFrontMatter,
  language: Language,
): readonly DocumentDetail[] {
  const dates = (['effective', 'lastUpdated', 'nextReview'] as const).flatMap(field => {
    const day = frontMatter[field]
    return day === undefined
      ? []
      : { label: `legal.${field}` as const, text: dateText(day, language), day }
  })
  const version = `${frontMatter.version} ${messages[language]['legal.region']}`
  const { text } = renderFact('languages.policy', language, 'capitalized')
  return [...dates, { label: 'legal.version', text: version }, { label: 'legal.languages', text }]
}
