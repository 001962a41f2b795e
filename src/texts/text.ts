import type { Root } from 'mdast'
import type { Node, Point } from 'unist'
import type * as v from 'valibot'
import { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Language } from '../languages/languages.ts'
import type { FactReference } from '../model/factReferences.ts'
import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { TextFile } from '../model/site.ts'

/** One Markdown file in a language; what is wrong with it is kept as the file's messages. */
export interface TextSource {
  readonly language: Language
  /** Path as messages name it. */
  readonly file: string
  readonly text: string
  readonly vfile: VFile
}

/** Where something is: a node of the syntax tree, or a point of the file. */
export type Place = Node | Point

/** A text that is about to be read. */
export function textSource({ file, text }: TextFile, language: Language): TextSource {
  return { language, file, text, vfile: new VFile({ path: file, value: text }) }
}

/** Notes a fault at a node of the text. */
export function reportAt({ vfile }: TextSource, place: Place, message: string): void {
  vfile.message(message, { place: 'type' in place ? place.position : place })
}

function pointAt(vfile: VFile, offset: number): Point {
  return location(vfile).toPoint(offset) ?? { line: 1, column: 1 }
}

/** Notes a fault at a character offset of the text. */
export function reportAtOffset({ vfile }: TextSource, offset: number, message: string): void {
  vfile.message(message, pointAt(vfile, offset))
}

/** Whether something is wrong with a text. */
export function isFaulty({ vfile }: TextSource): boolean {
  return vfile.messages.length > 0
}

/** The 1-based line of a character offset. */
export function lineAt({ vfile }: TextSource, offset: number): number {
  return pointAt(vfile, offset).line
}

function faultsOf({ file, vfile }: TextSource): readonly Fault[] {
  return vfile.messages.map(({ reason, line = 1, column = 1 }) => ({
    ...{ file, line, column },
    message: reason,
  }))
}

/**
 * Refuses texts with faults.
 * @throws OperatorError with file, line and column of everything that is wrong
 */
export function refuseFaulty(sources: readonly TextSource[]): void {
  const faults = sources.flatMap(faultsOf)
  if (faults.length > 0) throw new OperatorError(faults)
}

/** What the head of a text states, and on which lines. */
export interface FrontMatter<Entries extends v.ObjectEntries> {
  readonly values: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
  /** The 1-based line of a field. */
  readonly lineOf: (field: string) => number
}

/** What every text is after parsing: checked, and resolved for a site. */
export interface ParsedText<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly source: TextSource
  /** Undefined where it is faulty; the faults are in the source. */
  readonly frontMatter: FrontMatter<Entries> | undefined
  /** The whole text, its conditions applied and its references filled. */
  readonly tree: Root
  /** Every reference of the text to a fact, with its offset in the file. */
  readonly references: readonly FactReference[]
}

/**
 * What the front matter of a checked text states.
 * @throws for a text that was not checked before it is used
 */
export function statedBy<Entries extends v.ObjectEntries>({
  source,
  frontMatter,
}: Pick<ParsedText<Entries>, 'source' | 'frontMatter'>): FrontMatter<Entries>['values'] {
  if (!frontMatter) throw new Error(`${source.file} has to be checked before it is used`)
  return frontMatter.values
}
