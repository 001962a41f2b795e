import type { Language } from '../languages/languages.ts'
import type { MessageKey } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import { renderFact } from '../model/factText.ts'
import type { Site } from '../model/site.ts'
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
  site: Site,
  frontMatter: LegalFrontMatter,
  language: Language,
): readonly DocumentDetail[] {
  const dates = (['effective', 'lastUpdated', 'nextReview'] as const).flatMap(field => {
    const day = frontMatter[field]
    return day === undefined
      ? []
      : { label: `legal.${field}` as const, text: dateText(day, language), day }
  })
  const version = `${frontMatter.version} ${site.messages[language]['legal.region']}`
  const { text } = renderFact(site, 'languages.policy', language, 'capitalized')
  return [...dates, { label: 'legal.version', text: version }, { label: 'legal.languages', text }]
}
