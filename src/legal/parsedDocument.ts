import type { Root } from 'mdast'
import type { LegalDocumentName } from '../content/documents.ts'
import type { FactReference } from '../content/factReferences.ts'
import type { ParsedFrontMatter } from './frontMatter.ts'
import type { DocumentTree } from './sections.ts'
import type { TextSource } from './source.ts'

/** What every text is after parsing. */
export interface ParsedText {
  readonly source: TextSource
  readonly tree: Root
  readonly document: { readonly ids: readonly string[] }
  /** Every reference of the text to a fact, with its offset in the file. */
  readonly references: readonly FactReference[]
  /** What the text asks for with `:::when[…]`, in its order. */
  readonly conditions: readonly string[]
}

/** A legal text after parsing, read by checks, pages and the launch check alike. */
export interface ParsedDocument extends ParsedText {
  readonly name: LegalDocumentName
  /** Undefined where it is faulty; the faults are in the source. */
  readonly frontMatter: ParsedFrontMatter | undefined
  readonly document: DocumentTree
}

/** The 1-based line of a text at which a reference to a fact is first used; undefined if nowhere. */
export function lineOfReference(
  { source, references }: Pick<ParsedDocument, 'source' | 'references'>,
  key: string,
): number | undefined {
  const reference = references.find(candidate => candidate.key === key)
  return reference && source.text.slice(0, reference.offset).split('\n').length
}
