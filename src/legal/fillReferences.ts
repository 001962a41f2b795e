import type { PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { SKIP, visit } from 'unist-util-visit'
import {
  type DocumentFactKey,
  documentFacts,
  processorTables,
  referencePattern,
} from '../content/factReferences.ts'
import { isFactKey } from '../content/facts.ts'
import { type RenderedFact, renderDay, renderFact } from '../content/factText.ts'
import type { Language } from '../i18n/languages.ts'
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

function tableFor(node: RootContent, language: Language) {
  if (node.type !== 'paragraph') return undefined
  const [child] = node.children
  if (child?.type !== 'text' || node.children.length !== 1) return undefined
  const table = processorTables.find(key => child.value.trim() === `{{${key}}}`)
  return table && processorTable(table, language)
}

/**
 * Replaces every reference of a checked tree by what it names: texts, `<time>`, links, visible
 * placeholders, tables of processors.
 * @param frontMatter of the document; left out for texts that have none
 */
export function fillReferences(
  tree: Root,
  language: Language,
  frontMatter?: LegalFrontMatter,
): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const table = tableFor(node, language)
    if (!table || !parent || index === undefined) return
    parent.children[index] = table
    return SKIP
  })
  const replace = (_: string, key: string, form?: string): PhrasingContent | false => {
    const own = documentFacts.find(candidate => candidate === key)
    if (own && frontMatter) return factNode(documentFact(own, frontMatter, language))
    return isFactKey(key) && factNode(renderFact(key, language, form))
  }
  findAndReplace(tree, [referencePattern, replace])
}
