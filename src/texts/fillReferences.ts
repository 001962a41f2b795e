import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { SKIP, visit } from 'unist-util-visit'
import type { Language } from '../languages/languages.ts'
import { referencePattern } from '../languages/references.ts'
import {
  barriersKey,
  type DocumentFactKey,
  documentFacts,
  processorTables,
  requestCountsKey,
} from '../model/factReferences.ts'
import { isFactKey } from '../model/facts.ts'
import { type RenderedFact, renderDay, renderFact } from '../model/factText.ts'
import type { Site } from '../model/site.ts'
import { barrierList } from './barrierList.ts'
import { factNode } from './factNode.ts'
import { processorTable } from './processorTable.ts'
import { requestTable } from './requestTable.ts'

/** What the front matter of a text states by its fields; of these, legal documents state facts. */
type Stated = Readonly<Record<string, unknown>>

function documentFact(key: DocumentFactKey, stated: Stated, language: Language): RenderedFact {
  const value = stated[key.replace('document.', '')]
  if (typeof value !== 'string') return { text: '' }
  return key === 'document.version' ? { text: value } : renderDay(value, language)
}

/** The block that a paragraph with nothing but its reference stands for. */
function blockFor(site: Site, node: Paragraph, language: Language): RootContent | undefined {
  const [child] = node.children
  if (child?.type !== 'text' || node.children.length !== 1) return undefined
  const stands = (key: string) => child.value.trim() === `{{${key}}}`
  const table = processorTables.find(stands)
  if (table) return processorTable(site, table, language)
  if (stands(requestCountsKey)) return requestTable(site, language)
  return stands(barriersKey) ? barrierList(site, language) : undefined
}

/**
 * Replaces every reference of a checked tree by what it names: texts, `<time>`, links, visible
 * placeholders, tables of processors, lists.
 * @param stated by the text's front matter; left out for texts that have none
 */
export function fillReferences(
  site: Site,
  tree: Root,
  language: Language,
  stated: Stated = {},
): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const block = blockFor(site, node, language)
    if (!block || !parent || index === undefined) return
    parent.children[index] = block
    return SKIP
  })
  const replace = (_: string, key: string, form?: string): PhrasingContent | false => {
    const own = documentFacts.find(candidate => candidate === key)
    if (own) return factNode(documentFact(own, stated, language))
    return isFactKey(site.facts, key) && factNode(renderFact(site, key, language, form))
  }
  findAndReplace(tree, [referencePattern, replace])
}
