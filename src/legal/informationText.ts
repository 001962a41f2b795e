import type { InformationPageName } from '../content/information.ts'
import type { Language, Localized } from '../i18n/languages.ts'
import type { InformationFrontMatter } from './parsedInformation.ts'

export interface InformationSection {
  readonly id: string
  readonly heading: string
  readonly html: string
}

/** The text of an optional page in one language, compiled from its Markdown. */
export interface InformationText extends InformationFrontMatter {
  /** Language the text is written in; another one than the page's where no translation exists. */
  readonly language: Language
  readonly introduction: string
  readonly sections: readonly InformationSection[]
  /** The text as plain Markdown, its facts filled. */
  readonly markdown: string
}

/** Every optional page in every language, whether the site shows it or not. */
export type InformationTexts = Readonly<Record<InformationPageName, Localized<InformationText>>>
