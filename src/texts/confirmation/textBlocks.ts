import { createHash } from 'node:crypto'
import type { Nodes, Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { isMap, isScalar, parseDocument } from 'yaml'
import { offsetsOf } from '../offsets.ts'
import { oncePerText } from '../oncePerText.ts'
import { syntaxTreeOf } from '../parse.ts'

/** What is translated and read as one: a heading, a paragraph, a cell, a message, a field. */
export interface TextBlock {
  /** The id of the section it is in, or its number where it has none; `front matter`; a key of copy. */
  readonly section: string
  readonly kind: string
  /** Its Markdown on one line; for messages, all of their lines. */
  readonly text: string
  /** Where it begins and ends in the file, in characters; undefined for copy. */
  readonly range: readonly [number, number] | undefined
  /** How the file sets it; undefined for fields, copy and cells. */
  readonly setting?: BlockSetting | undefined
}

/** How a block stands among others. */
export interface BlockSetting {
  /** What its line begins with: `## `, `- `, `> `. */
  readonly prefix: string
  /** Where its lines end in the file. */
  readonly end: number
  /** The containers around it, with their conditions. */
  readonly containers: string
}

const HASH_LENGTH = 12

/** What a block is known by: the same words have the same hash, however their lines are broken. */
export function blockHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}

const knownHashes = new WeakMap<TextBlock, string>()

/** The hash of a block's words, computed once. */
export function hashOf(block: TextBlock): string {
  const known = knownHashes.get(block)
  if (known !== undefined) return known
  const hash = blockHash(block.text)
  knownHashes.set(block, hash)
  return hash
}

/** Fields of the front matter that are translated. */
const translatedFields: readonly unknown[] = ['title', 'description', 'editorial', 'summary']

function fieldBlocks(yaml: string, offset: number): TextBlock[] {
  const { contents } = parseDocument(yaml)
  if (!isMap(contents)) return []
  return contents.items.flatMap(({ key, value }): TextBlock[] => {
    const name = isScalar(key) ? key.value : undefined
    if (!translatedFields.includes(name) || !isScalar(value) || !value.range) return []
    const range = [offset + value.range[0], offset + value.range[1]] as const
    return [{ section: 'front matter', kind: String(name), text: String(value.value), range }]
  })
}

/** The words of a block, without the signs that make it a heading or a cell. */
function wordsRange(node: Nodes): readonly [number, number] {
  if (!('children' in node)) return offsetsOf(node)
  const [first, last] = [node.children[0], node.children.at(-1)]
  return first && last ? [offsetsOf(first)[0], offsetsOf(last)[1]] : [0, 0]
}

/** Undefined where a block needs others around it: a cell its row, an item its list. */
function settingOf(node: Nodes, parents: readonly Parents[]): BlockSetting | undefined {
  const parent = parents.at(-1)
  const isFirst = parent?.children[0] === node
  const isWithin = parent?.type === 'listItem' || parent?.type === 'blockquote'
  const end = offsetsOf(isWithin ? parent : node)[1]
  const containers = parents
    .flatMap(own => (own.type === 'containerDirective' ? plainText(own.children[0] ?? own) : []))
    .join(' ')
  const prefixes: Readonly<Record<string, string>> = {
    listItem: '- ',
    blockquote: '> ',
    root: '',
    containerDirective: '',
  }
  const prefix =
    node.type === 'heading' ? `${'#'.repeat(node.depth)} ` : prefixes[parent?.type ?? '']
  if (prefix === undefined || (parent?.type === 'listItem' && !isFirst)) return undefined
  return { prefix, end, containers }
}

/** The blocks of a Markdown text in their order. */
export const textBlocks = oncePerText((markdown): readonly TextBlock[] => {
  const blocks: TextBlock[] = []
  let section = 'introduction'
  let headings = 0
  const visit = (node: Nodes, parents: readonly Parents[]): void => {
    const setting = settingOf(node, parents)
    if (node.type === 'yaml') blocks.push(...fieldBlocks(node.value, offsetsOf(node)[0] + 4))
    else if (node.type === 'code') {
      const [start, end] = offsetsOf(node)
      const text = markdown.slice(start, end)
      blocks.push({ section, kind: 'message', text, range: [start, end], setting })
    } else if (['heading', 'paragraph', 'tableCell'].includes(node.type)) {
      const range = wordsRange(node)
      const text = markdown.slice(...range).replaceAll(/\s*\n[\s>]*/g, ' ')
      if (node.type === 'heading') {
        headings += 1
        section = /\{#([^}]+)\}$/.exec(text)?.[1] ?? String(headings)
      }
      const isLabel = node.type === 'paragraph' && node.data && 'directiveLabel' in node.data
      if (text !== '' && !isLabel) blocks.push({ section, kind: node.type, text, range, setting })
    } else if ('children' in node) {
      for (const child of node.children) visit(child, [...parents, node])
    }
  }
  visit(syntaxTreeOf(markdown), [])
  return blocks
})

/** The texts of the landing page as blocks, one a key; a language may need no word there. */
export function copyBlocks(copy: Readonly<Record<string, string>>): readonly TextBlock[] {
  return Object.entries(copy).map(([section, text]) => ({
    ...{ section, kind: 'copy', text },
    range: undefined,
  }))
}
