import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { SKIP, visit } from 'unist-util-visit'
import {
  barriersKey,
  type DocumentFactKey,
  documentFacts,
  processorTables,
  referencePattern,
} from '../content/factReferences.ts'
import { isFactKey } from '../content/facts.ts'
import { type RenderedFact, renderDay, renderFact } from '../content/factText.ts'
import type { Language } from '../i18n/languages.ts'
import { barrierList } from './barrierList.ts'
import { factNode } from './factNode.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { processorTable } from './processorTable.ts'

function documentFact(
  key: DocumentFactKey,
  frontMatter: LegalFrontMatter,
  language: Language,
): RenderedFact {
  if (key === 'document.version') return { text: frontMatter.version }
  const day = {
    'document.effective': frontMatter.effective,
    'document.lastUpdated': frontMatter.lastUpdated,
    'document.nextReview': frontMatter.nextReview,
  }[key]
  return day === undefined ? { text: '' } : renderDay(day, language)
}

/** The block that a paragraph with nothing but its reference stands for. */
function blockFor(node: Paragraph, language: Language): RootContent | undefined {
  const [child] = node.children
  if (child?.type !== 'text' || node.children.length !== 1) return undefined
  const stands = (key: string) => child.value.trim() === `{{${key}}}`
  const table = processorTables.find(stands)
  if (table) return processorTable(table, language)
  return stands(barriersKey) ? barrierList(language) : undefined
}

/**
 * Replaces every reference of a checked tree by what it names: texts, `<time>`, links, visible
 * placeholders, tables of processors, lists.
 * @param frontMatter of the document; left out for texts that have none
 */
export function fillReferences(
  tree: Root,
  language: Language,
  frontMatter?: LegalFrontMatter,
): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const block = blockFor(node, language)
    if (!block || !parent || index === undefined) return
    parent.children[index] = block
    return SKIP
  })
  const replace = (_: string, key: string, form?: string): PhrasingContent | false => {
    const own = documentFacts.find(candidate => candidate === key)
    if (own && frontMatter) return factNode(documentFact(own, frontMatter, language))
    return isFactKey(key) && factNode(renderFact(key, language, form))
  }
  findAndReplace(tree, [referencePattern, replace])
}
