import type { Root } from 'mdast'
import type { Site } from '../../model/site.ts'
import type { TextSource } from '../source.ts'

/** A text as rules see it: parsed, and nothing in it resolved. */
export interface UnresolvedText {
  readonly source: TextSource
  readonly tree: Root
  /** Conditions that hold everywhere in the text: on a page of its own facts, their block. */
  readonly holding: readonly string[]
}

/** Something that no text of the site may hold; reports each place where it does. */
export type TextRule = (text: UnresolvedText, site: Site) => void
