import type { Nodes, Root } from 'mdast'
import { type Fault, OperatorError } from '../folder/index.ts'
import type { Language } from '../languages/index.ts'
import type { TextFile } from '../site/index.ts'

/** One Markdown file in a language, and what is found wrong with it. */
export interface TextSource {
  readonly language: Language
  /** Path as messages name it. */
  readonly file: string
  readonly text: string
  readonly faults: Fault[]
}

/** A point of a file; line and column begin with 1. */
interface Point {
  readonly line: number
  readonly column: number
}

/** Where a text begins. */
const start: Point = { line: 1, column: 1 }

/** Where something is: a node of the syntax tree, a point of the file, or an offset in characters. */
type Place = Pick<Nodes, 'position'> | Point | number

/** A text that is about to be read. */
export function textSource({ file, text }: TextFile, language: Language): TextSource {
  return { language, file, text, faults: [] }
}

/** Notes a fault of the text. */
export function reportAt(source: TextSource, place: Place, message: string): void {
  const known = typeof place === 'number' ? pointAt(source, place) : place
  const { line, column } = ('line' in known ? known : known.position?.start) ?? start
  source.faults.push({ file: source.file, line, column, message })
}

/** The point of a character offset. */
export function pointAt({ text }: TextSource, offset: number): Point {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Refuses texts with faults; says where each is. */
export function refuseFaulty(sources: readonly TextSource[]): void {
  const faults = sources.flatMap(source => source.faults)
  if (faults.length > 0) throw new OperatorError(faults)
}

/** What the head of a text states, and on which lines. */
export interface FrontMatter<Head> {
  readonly values: Head
  /** The 1-based line of a field. */
  readonly lineOf: (field: string) => number
}

/** What every text is after parsing: checked, and resolved for a site. */
export interface ParsedText<Head = unknown> extends Pick<FrontMatter<Head>, 'lineOf'> {
  readonly language: Language
  readonly source: TextSource
  /** What its head states; undefined where that is faulty, or where it has none. */
  readonly frontMatter: Head | undefined
  /** The whole text, its conditions applied and its references filled. */
  readonly tree: Root
}
