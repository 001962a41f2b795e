import type { Root } from 'mdast'
import type * as v from 'valibot'
import type { FactReference } from '../model/factReferences.ts'
import type { FrontMatter } from './frontMatter.ts'
import { lineAt, type TextSource } from './source.ts'

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

/** The 1-based line of a text at which a reference to a fact is first used; undefined if nowhere. */
export function lineOfReference(
  { source, references }: Pick<ParsedText, 'source' | 'references'>,
  key: string,
): number | undefined {
  const reference = references.find(candidate => candidate.key === key)
  return reference && lineAt(source, reference.offset)
}
