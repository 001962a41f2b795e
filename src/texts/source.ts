import type { Node, Point } from 'unist'
import { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Language } from '../languages/languages.ts'
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
