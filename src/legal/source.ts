import type { Language } from '../i18n/languages.ts'
import type { Fault } from '../site/OperatorError.ts'

/** One Markdown file, and the faults found in it so far. */
export interface TextSource {
  readonly language: Language
  /** Path below the project's root. */
  readonly file: string
  readonly text: string
  readonly faults: Fault[]
}

/** A node of a syntax tree with its position, as unist gives it. */
export interface Positioned {
  readonly position?:
    | {
        readonly start: {
          readonly line: number
          readonly column: number
          readonly offset?: number | undefined
        }
      }
    | undefined
}

/** Notes a fault at a node of the text. */
export function reportAt(source: TextSource, node: Positioned, message: string): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  source.faults.push({ file: source.file, line, column, message })
}

/** Notes a fault at a character offset of the text. */
export function reportAtOffset(source: TextSource, offset: number, message: string): void {
  const lines = source.text.slice(0, offset).split('\n')
  const column = (lines.at(-1)?.length ?? 0) + 1
  source.faults.push({ file: source.file, line: lines.length, column, message })
}
