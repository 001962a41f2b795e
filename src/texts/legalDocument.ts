import type { Language, Localized } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { LegalFrontMatter } from './frontMatter.ts'

export interface LegalSection {
  readonly id: string
  readonly heading: string
  /** The "In short" line as HTML; it does not replace the text. */
  readonly inShort: string
  readonly html: string
}

/** A legal document in one language, compiled from its Markdown. */
export interface LegalDocument extends LegalFrontMatter {
  /** Language the text is written in; another one than the page's where no translation exists. */
  readonly language: Language
  readonly introduction: string
  readonly sections: readonly LegalSection[]
  /** The text as plain Markdown, its facts filled. */
  readonly markdown: string
}

/** Every legal document in every language. */
export type LegalTexts = Readonly<Record<LegalDocumentName, Localized<LegalDocument>>>
