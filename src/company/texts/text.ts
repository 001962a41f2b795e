import type { Nodes, Root } from 'mdast'
import { type Fault, OperatorError } from '../folder/index.ts'
import type { Language } from '../languages/index.ts'
import type { TextFile } from '../site/index.ts'

/** One Markdown file in a language. */
export interface TextSource extends TextFile {
  readonly language: Language
}

/** A point of a file; line and column begin with 1. */
interface Point {
  readonly line: number
  readonly column: number
}

/** Where a text begins. */
const start: Point = { line: 1, column: 1 }

/** Where something is: a node of the syntax tree, a point of the file, or an offset in characters. */
type SourcePlace = Pick<Nodes, 'position'> | Point | number

/** The point of a character offset. */
export function pointAt({ text }: TextFile, offset: number): Point {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

function pointOf(source: TextSource, place: SourcePlace): Point {
  if (typeof place === 'number') return pointAt(source, place)
  if ('line' in place) return place
  return place.position?.start ?? start
}

/** A fault of a text, at its place. */
export function faultAt(source: TextSource, place: SourcePlace, message: string): Fault {
  const { line, column } = pointOf(source, place)
  return { file: source.file, line, column, message }
}

/** Refuses what has faults. @throws OperatorError that says where each is */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new OperatorError(faults)
}

/** What the head of a text states, and on which lines. */
export interface FrontMatter<Head> {
  readonly values: Head
  /** The 1-based line of a field. */
  readonly lineOf: (field: string) => number
}

/** A text after parsing: checked, and resolved for a site. */
export interface ParsedText<Head = unknown> extends Pick<FrontMatter<Head>, 'lineOf'> {
  readonly source: TextSource
  /** What its head states; undefined where that is faulty, or where it has none. */
  readonly frontMatter: Head | undefined
  /** The whole text, its conditions applied and its references filled where it has no faults. */
  readonly tree: Root
  /** Everything that is wrong with the text. */
  readonly faults: readonly Fault[]
}
