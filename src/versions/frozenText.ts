import { defaultLanguage, type Language } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import type { PublishedVersion } from './publishedVersion.ts'

/** A text as it was published, byte for byte. */
export interface FrozenText {
  readonly language: Language
  readonly text: string
}

/**
 * A published version in a language, as its file was frozen; in the default language where it was not
 * published in that one.
 */
export function frozenText(
  { versions }: Site,
  { document, version, texts }: PublishedVersion,
  wanted: Language,
): FrozenText {
  const language = texts[wanted] === undefined ? defaultLanguage : wanted
  const file = versions.get(`${document}/${version}/${language}.md`)
  if (!file) throw new Error(`version ${version} of ${document} has no text in ${language}`)
  return { language, text: file.text }
}
