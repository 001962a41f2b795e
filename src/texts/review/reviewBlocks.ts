import type { Nodes, Parents } from 'mdast'
import { introductionPart } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import type { ParsedDocument } from '../documentTexts.ts'
import { syntaxTreeOf } from '../parse.ts'
import { statedBy } from '../parsedText.ts'
import type { ResolvedDocument } from '../resolvedDocument.ts'
import { forWord, type WordBlock, wordBlocks } from '../word/wordBlocks.ts'
import { type Atom, atomsOf } from './atoms.ts'

/** A block of the Markdown that a paragraph of a Word file was made from. */
export interface ReviewBlock extends WordBlock {
  /** Where it is, in the words of messages. */
  readonly place: string
  /** What it consists of, a label of the Word file first. */
  readonly atoms: readonly Atom[]
  /** Where its words begin and end in the Markdown, in characters. */
  readonly start: number
  readonly end: number
  /** Its node as it was parsed, with what it is in, the outermost first. */
  readonly node: WordBlock['node']
  readonly parents: readonly Parents[]
  /** Whether Word shows all of it in bold, as it does with the heads of columns. */
  readonly isBold: boolean
}

/** A block whose words the site makes: a row of the register of processors. */
export interface MadeBlock extends WordBlock {
  readonly place: string
  readonly atoms: undefined
}

/** A block of a document, written in its Markdown or made by the site. */
export type Block = ReviewBlock | MadeBlock

function placesIn(blocks: readonly WordBlock[], document: ResolvedDocument['document']) {
  const sections = document.sections.map(({ id }) => id)
  let previous = ''
  let count = 0
  return blocks.map(({ section, node, printed }) => {
    count = section === previous ? count + 1 : 1
    previous = section
    const words = printed.length > 40 ? `${printed.slice(0, 40).trim()}…` : printed
    const number = sections.indexOf(section) + 1
    const part = section === introductionPart ? 'introduction' : `section ${number} (#${section})`
    const kind = node.type === 'tableCell' ? 'cell' : node.type
    return `${part}, ${kind} ${count} “${words}”`
  })
}

/** A block as it was parsed, with what it is in, the outermost first. */
interface Original {
  readonly node: WordBlock['node']
  readonly parents: readonly Parents[]
}

function* blocksBelow(node: Nodes, parents: readonly Parents[] = []): Generator<Original> {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
    yield { node, parents }
  } else if ('children' in node) {
    for (const child of node.children) yield* blocksBelow(child, [...parents, node])
  }
}

/** The labels of "In short" lines and the like: one atom each. */
function label(text: string): Atom {
  return { printed: text, source: '', marks: [], isLabel: true }
}

/**
 * The blocks of a checked document as its Word file shows them, with their places in the Markdown.
 * @param resolved the same document with the sections that are shown
 */
export function reviewBlocks(
  site: Site,
  parsed: ParsedDocument,
  resolved: ResolvedDocument,
): readonly Block[] {
  const { source } = parsed
  const printing = { site, source, stated: statedBy(parsed) }
  const originals = new Map(
    Array.from(blocksBelow(syntaxTreeOf(source.text)), block => [
      block.node.position?.start.offset,
      block,
    ]),
  )
  const document = forWord(site, resolved.document)
  const blocks = wordBlocks(document)
  const places = placesIn(blocks, document)
  return blocks.map((block, index): Block => {
    const place = places[index] ?? ''
    const original = block.node.position && originals.get(block.node.position.start.offset)
    const read = original && atomsOf(original.node, printing)
    if (!original || !read) return { ...block, place, atoms: undefined }
    const isInShort = original.parents.at(-1)?.type === 'blockquote'
    const inShort = label(`${site.messages[source.language]['legal.inShort']} `)
    const atoms = isInShort ? [inShort, ...read.atoms] : read.atoms
    const words = atoms.map(({ printed, isLabel }) => (isLabel ? '' : printed)).join('')
    if (words !== block.printed) return { ...block, place, atoms: undefined }
    const [table, row] = original.parents.slice(-2)
    const isBold = table?.type === 'table' && table.children[0] === row
    return {
      ...block,
      ...read,
      ...{ place, atoms, isBold, ...original },
    }
  })
}
