import type { LegalDocumentName } from '../content/legalOutline.ts'
import type { Language } from '../i18n/languages.ts'
import type { LegalIssue } from './LegalTextError.ts'

/** One Markdown file, and the issues found in it so far. */
export interface LegalSource {
  readonly name: LegalDocumentName
  readonly language: Language
  /** Path below the project's root, for messages. */
  readonly file: string
  readonly text: string
  readonly issues: LegalIssue[]
}

/** A position in a file, as unist and mdast give it. */
interface Positioned {
  readonly position?:
    | { readonly start: { readonly line: number; readonly column: number } }
    | undefined
}

/** Notes an issue at a node of the text. */
export function reportAt(source: LegalSource, node: Positioned, message: string): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  source.issues.push({ file: source.file, line, column, message })
}

/** Notes an issue at a character offset of the text. */
export function reportAtOffset(source: LegalSource, offset: number, message: string): void {
  const lines = source.text.slice(0, offset).split('\n')
  const column = (lines.at(-1)?.length ?? 0) + 1
  source.issues.push({ file: source.file, line: lines.length, column, message })
}
