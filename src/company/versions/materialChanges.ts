import { toString as plainText } from 'mdast-util-to-string'
import { isShownAtOnce } from '../schema/index.ts'
import { isFactKey, renderFact, type Site } from '../site/index.ts'
import {
  type ComparedSection,
  type DocumentText,
  type EditedDocument,
  factReferences,
  nodesOf,
} from '../texts/index.ts'
import { changedSections, wordings } from './drafts.ts'

/** Characters of a text that a message quotes at most. */
const LONGEST_QUOTE = 60

function quote(text: string): string {
  const start = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trim()}…` : text
  return `“${start}”`
}

function figuresIn(text: string): string {
  const figures = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  return figures.length > 0 ? figures.join(', ') : 'none'
}

/** What is material in a section that changed: the section itself, whole blocks of it, or figures. */
function changesOfSection(
  { id, status, blocks }: ComparedSection,
  before: DocumentText,
  after: DocumentText,
): readonly string[] {
  if (status === 'inserted' || status === 'deleted') return [`the section ${id}`]
  const found: string[] = []
  for (const { parts, movedTo } of blocks) {
    const changes = parts.flat()
    const isWhole = changes.length > 0 && changes.every(({ kind }) => kind === changes[0]?.kind)
    if (isWhole && changes[0]?.kind !== 'same' && !movedTo) {
      found.push(`a block in ${id}: ${quote(changes.map(({ text }) => text).join(' '))}`)
      continue
    }
    const [oldWords, newWords] = wordings([before, after], changes)
    const oldFigures = figuresIn(oldWords)
    const newFigures = figuresIn(newWords)
    if (oldFigures !== newFigures) found.push(`a figure in ${id}: ${oldFigures} → ${newFigures}`)
  }
  return found
}

/** The words of a document with single spaces between them. */
function wordsOfDocument({ document }: DocumentText): string {
  const lines = Array.from(nodesOf(document), node => plainText(node))
  return lines.join('\n').replaceAll(/\s+/g, ' ')
}

/** The facts of a document whose words the text before it does not have: the law that governs it, a choice. */
function changedFacts(site: Site, before: DocumentText, after: EditedDocument): readonly string[] {
  const oldWords = wordsOfDocument(before)
  const newWords = wordsOfDocument(after)
  const found: string[] = []
  for (const { key, form } of factReferences(after.source.text)) {
    // Another name, address or language is not a material change.
    if (!isFactKey(key) || isShownAtOnce(key.split('.'))) continue
    const fact = renderFact(site, key, after.language, form).text.replaceAll(/\s+/g, ' ')
    if (newWords.includes(fact) && !oldWords.includes(fact)) found.push(`${key}: ${quote(fact)}`)
  }
  return found
}

/**
 * What makes a version more than an editorial one, as readers find it in the comparison of the two: sections, whole
 * blocks, figures, and facts that differ.
 */
export function materialChanges(
  site: Site,
  before: DocumentText,
  after: EditedDocument,
): readonly string[] {
  const found = new Set<string>()
  for (const section of changedSections(before, after)) {
    for (const change of changesOfSection(section, before, after)) found.add(change)
  }
  for (const fact of changedFacts(site, before, after)) found.add(fact)
  return [...found]
}
