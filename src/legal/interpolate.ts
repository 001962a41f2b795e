import type { Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isFactKey } from '../content/facts.ts'
import {
  dateText,
  factPattern,
  parseFactForm,
  type RenderedFact,
  renderFact,
} from '../content/factText.ts'
import type { Language } from '../i18n/languages.ts'
import { factNode } from './factNode.ts'
import { type DocumentFact, documentFacts, tableBlocks } from './factReferences.ts'
import type { LegalFrontMatter } from './legalDocument.ts'
import { processorTable } from './processorTable.ts'

function documentFact(
  key: DocumentFact,
  frontMatter: LegalFrontMatter,
  language: Language,
): RenderedFact {
  if (key === 'document.version') return { text: frontMatter.version }
  const date = {
    'document.effective': frontMatter.effective,
    'document.lastUpdated': frontMatter.lastUpdated,
    'document.nextReview': frontMatter.nextReview,
  }[key]
  return date === undefined ? { text: '' } : { text: dateText(date, language), dateTime: date }
}

function splitText(
  value: string,
  frontMatter: LegalFrontMatter,
  language: Language,
): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  let end = 0
  for (const match of value.matchAll(factPattern)) {
    const [reference, key = '', form] = match
    if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) })
    end = match.index + reference.length
    const ownKey = documentFacts.find(candidate => candidate === key)
    if (ownKey) nodes.push(factNode(documentFact(ownKey, frontMatter, language)))
    else if (isFactKey(key)) {
      nodes.push(factNode(renderFact(key, language, parseFactForm(form, language))))
    }
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) })
  return nodes
}

function tableFor(node: RootContent, language: Language) {
  if (node.type !== 'paragraph') return undefined
  const [child] = node.children
  if (child?.type !== 'text' || node.children.length !== 1) return undefined
  const block = tableBlocks.find(name => child.value.trim() === `{{${name}}}`)
  return block && processorTable(block, language)
}

/**
 * Replaces every `{{…}}` of a checked tree by what it stands for: texts, `<time>`, links, visible
 * placeholders, tables of processors.
 */
export function interpolate(tree: Root, frontMatter: LegalFrontMatter, language: Language): void {
  visit(tree, 'paragraph', (node, index, parent: Parent | undefined) => {
    const table = tableFor(node, language)
    if (!table || !parent || index === undefined) return
    parent.children[index] = table
    return SKIP
  })
  visit(tree, 'text', (node, index, parent: Parent | undefined) => {
    if (!node.value.includes('{{') || !parent || index === undefined) return
    const nodes = splitText(node.value, frontMatter, language)
    parent.children.splice(index, 1, ...nodes)
    return [SKIP, index + nodes.length]
  })
}
