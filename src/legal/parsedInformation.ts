import type { InformationPageName } from '../content/information.ts'
import type { ParsedText } from './parsedDocument.ts'
import type { HeadedText } from './sections.ts'

/** What the front matter of an optional page states. */
export interface InformationFrontMatter {
  readonly title: string
  readonly description: string
}

/** The text of an optional page after parsing. */
export interface ParsedInformation extends ParsedText {
  readonly name: InformationPageName
  /** Undefined where it is faulty; the faults are in the source. */
  readonly frontMatter: InformationFrontMatter | undefined
  readonly document: HeadedText
}
