import type { Link, PhrasingContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { referencePattern } from '../../languages/references.ts'
import type { Site } from '../../model/site.ts'
import { softHyphen } from '../../model/softHyphen.ts'
import { fillReferences } from '../fillReferences.ts'
import { offsetsOf } from '../offsets.ts'
import type { TextSource } from '../source.ts'
import { type BlockNode, printedText } from '../word/wordBlocks.ts'
import { type Unit, unitsOf } from './writtenUnits.ts'

/** Emphasis or a link around words, as the Markdown writes it. */
export interface Mark {
  readonly type: 'strong' | 'emphasis' | 'link'
  readonly open: string
  readonly close: string
}

/** The smallest part of a block that an edit takes or leaves: a character, or a whole fact. */
export interface Atom {
  /** As Word shows it. */
  readonly printed: string
  /** As the Markdown writes it. */
  readonly source: string
  readonly marks: readonly Mark[]
  /** The reference, where it is a fact. */
  readonly fact?: string
  /** Whether it is a label that the Word file adds to the text. */
  readonly isLabel?: boolean
}

/** What facts are printed from. */
export interface Printing {
  readonly site: Site
  readonly source: TextSource
  /** What the front matter states. */
  readonly stated: Readonly<Record<string, unknown>>
}

function printedFact(reference: string, { site, source, stated }: Printing): string {
  const paragraph = {
    type: 'paragraph' as const,
    children: [{ type: 'text' as const, value: reference }],
  }
  const tree = { type: 'root' as const, children: [paragraph] }
  fillReferences(site, tree, source.language, stated)
  return printedText(plainText(tree))
}

function sourceOf(units: readonly Unit[]): string {
  return units.map(({ source }) => source).join('')
}

function textAtoms(value: string, written: string, marks: readonly Mark[], printing: Printing) {
  const units = unitsOf(value, written)
  if (!units) return undefined
  const atoms: Atom[] = []
  const addCharacters = (characters: readonly Unit[]) => {
    for (const { value: character, source } of characters) {
      atoms.push({ printed: character === softHyphen ? '' : printedText(character), source, marks })
    }
  }
  let end = 0
  for (const { index, 0: reference } of value.matchAll(referencePattern)) {
    addCharacters(units.slice(end, index))
    end = index + reference.length
    const printed = printedFact(reference, printing)
    atoms.push({ printed, source: sourceOf(units.slice(index, end)), marks, fact: reference })
  }
  addCharacters(units.slice(end))
  return atoms
}

function markOf(node: Extract<PhrasingContent, { type: Mark['type'] }>, text: string): Mark {
  const [start, end] = offsetsOf(node)
  const [first, last] = [node.children[0], node.children.at(-1)]
  const inner = [first ? offsetsOf(first)[0] : end, last ? offsetsOf(last)[1] : end]
  return { type: node.type, open: text.slice(start, inner[0]), close: text.slice(inner[1], end) }
}

function isMarked(node: PhrasingContent): node is Extract<PhrasingContent, { type: Mark['type'] }> {
  return node.type === 'strong' || node.type === 'emphasis' || (node as Link).type === 'link'
}

function atomsIn(
  nodes: readonly PhrasingContent[],
  marks: readonly Mark[],
  printing: Printing,
): Atom[] | undefined {
  const { text } = printing.source
  const atoms: Atom[] = []
  for (const node of nodes) {
    const own = isMarked(node)
      ? atomsIn(node.children, [...marks, markOf(node, text)], printing)
      : node.type === 'text' &&
        textAtoms(node.value, text.slice(...offsetsOf(node)), marks, printing)
    if (!own) return undefined
    atoms.push(...own)
  }
  return atoms
}

/** A character without a form in Word, such as a hint for hyphenation, stays with the one before it. */
function joinUnprinted(atoms: readonly Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    if (atom.printed !== '' || !last) joined.push(atom)
    else joined.splice(-1, 1, { ...last, source: last.source + atom.source })
  }
  return joined
}

/** A cell without words, which are to be written after the sign that begins it. */
function emptyCell(node: BlockNode, text: string) {
  const [start, end] = offsetsOf(node)
  const place = start + (/^\|?[ \t]?/.exec(text.slice(start, end))?.[0].length ?? 0)
  return { atoms: [], start: place, end: place }
}

const idAtEnd = /\s*\{#[^}]*\}$/

/**
 * The atoms of a block and where they are in the Markdown; undefined where the Markdown says it in a
 * way that cannot be taken apart.
 * @param node of the text as it was parsed, nothing in it resolved
 */
export function atomsOf(node: BlockNode, printing: Printing) {
  const all = atomsIn(node.children, [], printing)
  const [first] = node.children
  if (node.type === 'tableCell' && !first) return emptyCell(node, printing.source.text)
  if (!all || !first) return undefined
  const start = offsetsOf(first)[0]
  const written = all.map(({ source }) => source).join('')
  const id = node.type === 'heading' ? (idAtEnd.exec(written)?.[0].length ?? 0) : 0
  const atoms = id > 0 ? all.slice(0, -id) : all
  const end = offsetsOf(node.children.at(-1) ?? first)[1] - id
  return { atoms: joinUnprinted(atoms), start, end }
}
