import type { Language } from '../i18n/languages.ts'

/** What the front matter of a legal document states; dates as ISO 8601 days. */
export interface LegalFrontMatter {
  readonly title: string
  readonly description: string
  readonly version: string
  readonly effective: string
  readonly lastUpdated?: string
  readonly nextReview?: string
}

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
