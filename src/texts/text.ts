import type { Nodes, Root } from 'mdast'
import type { Language } from '../languages/index.ts'
import { type Fault, OperatorError, type TextFile } from '../model/index.ts'

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

/** Where something is: a node of the syntax tree, or a point of the file. */
export type Place = Pick<Nodes, 'position'> | Point

/** A text that is about to be read. */
export function textSource({ file, text }: TextFile, language: Language): TextSource {
  return { language, file, text, faults: [] }
}

/** Notes a fault at a node of the text. */
export function reportAt({ file, faults }: TextSource, place: Place, message: string): void {
  const point = 'line' in place ? place : place.position?.start
  faults.push({ file, line: point?.line ?? 1, column: point?.column ?? 1, message })
}

/** The point of a character offset. */
export function pointAt({ text }: TextSource, offset: number): Point {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Notes a fault at a character offset of the text. */
export function reportAtOffset(source: TextSource, offset: number, message: string): void {
  reportAt(source, pointAt(source, offset), message)
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
export interface ParsedText<Head = unknown> {
  readonly source: TextSource
  /** Undefined where it is faulty; the faults are in the source. */
  readonly frontMatter: FrontMatter<Head> | undefined
  /** The whole text, its conditions applied and its references filled. */
  readonly tree: Root
}
