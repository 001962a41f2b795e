import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'

/** What a block of a text is: each kind is shown in its own way. */
export type BlockKind = 'heading' | 'in-short' | 'item' | 'paragraph' | 'row'

/** A block of a text in plain words, without its markup. */
export interface Block {
  readonly kind: BlockKind
  readonly text: string
}

/** Separates the cells of a table's row. */
const cellSeparator = ' | '

function block(kind: BlockKind, text: string): Block {
  return { kind, text: text.replaceAll(/\s+/g, ' ').trim() }
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
        return node.children.map(row =>
          block('row', row.children.map(cell => plainText(cell)).join(cellSeparator)),
        )
      case 'containerDirective':
        return node.name === 'narrow' ? [] : blocksOf(node.children)
      default:
        return [block('paragraph', plainText(node))]
    }
  })
}
