import type { RootContent, Table } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'

/** What a block of a text is: each kind is shown in its own way. */
export type BlockKind = 'heading' | 'in-short' | 'item' | 'paragraph' | 'table-head' | 'row'

/**
 * A block of a text in plain words, without its markup. Its parts are the cells of a table's row;
 * every other block has one.
 */
export interface Block {
  readonly kind: BlockKind
  readonly parts: readonly string[]
}

function block(kind: BlockKind, ...texts: readonly string[]): Block {
  return { kind, parts: texts.map(text => text.replaceAll(/\s+/g, ' ').trim()) }
}

function rowsOf(table: Table): readonly Block[] {
  return table.children.map(({ children }, index) =>
    block(index === 0 ? 'table-head' : 'row', ...children.map(cell => plainText(cell))),
  )
}

/** The blocks of a part of a text; of two wordings for wide and narrow screens, the wide one. */
export function blocksOf(nodes: readonly RootContent[]): readonly Block[] {
  return nodes.flatMap((node): readonly Block[] => {
    switch (node.type) {
      case 'heading':
        return [block('heading', plainText(node))]
      case 'blockquote':
        return [block('in-short', plainText(node))]
      case 'list':
        return node.children.map(item => block('item', plainText(item)))
      case 'table':
        return rowsOf(node)
      case 'containerDirective':
        return node.name === 'narrow' ? [] : blocksOf(node.children)
      default:
        return [block('paragraph', plainText(node))]
    }
  })
}
