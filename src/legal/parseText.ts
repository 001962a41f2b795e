import type { Root } from 'mdast'
import { factReferences } from '../content/factReferences.ts'
import { checkContent } from './checkContent.ts'
import { checkFigures } from './checkFigures.ts'
import { checkReferences } from './checkReferences.ts'
import { checkConditions, conditionsOf } from './conditions.ts'
import { parse } from './parse.ts'
import type { ParsedText } from './parsedDocument.ts'
import type { TextSource } from './source.ts'

/**
 * Parses a text and reports what no text of the site may hold.
 * @param holding conditions that hold everywhere in the text
 */
export function parseText(
  source: TextSource,
  holding: readonly string[] = [],
): Pick<ParsedText, 'source' | 'references' | 'conditions'> & { readonly tree: Root } {
  checkReferences(source)
  checkFigures(source)
  const tree = parse(source.text)
  checkContent(source, tree)
  checkConditions(source, tree, holding)
  const references = factReferences(source.text)
  return { source, tree, references, conditions: conditionsOf(tree) }
}
