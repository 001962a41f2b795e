import type { Root } from 'mdast'
import type { LegalFrontMatter } from './legalDocument.ts'
import type { DocumentTree } from './sections.ts'
import type { LegalSource } from './source.ts'

/** A legal text after parsing; its issues stand in the source. */
export interface ParsedDocument {
  readonly source: LegalSource
  readonly tree: Root
  readonly frontMatter: LegalFrontMatter | undefined
  readonly document: DocumentTree
}
