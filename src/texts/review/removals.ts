import type { Nodes, Parents } from 'mdast'
import { offsetsOf } from '../offsets.ts'
import type { Edit } from './edits.ts'
import type { ReviewBlock } from './reviewBlocks.ts'

/** What a review takes out of a text, and what has to stay. */
export interface Removals {
  readonly edits: readonly Edit[]
  /** Why blocks cannot go; of several that stay together, the first. */
  readonly kept: ReadonlyMap<ReviewBlock, string>
}

/** What goes once nothing is left in it. */
const frames: readonly Nodes['type'][] = ['list', 'listItem', 'table', 'tableRow', 'blockquote']

/** Takes lines out with the breaks before them. */
function removal(text: string, node: Nodes): Edit {
  const [start, end] = offsetsOf(node)
  const gap = /\n+[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return { start: start - gap, end, text: '' }
}

/**
 * Takes blocks out of a text, with the items, rows, lists and tables of which nothing is left; of other
 * rows, the cells stay, empty.
 */
export function removals(text: string, blocks: readonly ReviewBlock[]): Removals {
  const removed = new Set<Nodes>(blocks.map(({ node }) => node))
  const isGone = (node: Nodes): boolean => {
    if (removed.has(node)) return true
    if (node.type === 'tableCell') return node.children.length === 0
    return frames.includes(node.type) && 'children' in node && node.children.every(isGone)
  }

  const obstacleTo = (node: Nodes, parents: readonly Parents[]): string | undefined => {
    const parent = parents.at(-1)
    if (node.type === 'heading') return 'the heading has an address that links lead to'
    if (node.type === 'tableRow' && parent?.children[0] === node) {
      return 'the row names the columns of the table'
    }
    const table = parents.at(-2)
    if (node.type === 'tableCell' && table?.type === 'table' && table.children[0] === parent) {
      return 'the cell names a column of the table'
    }
    if (node.type === 'paragraph' && parent?.type === 'listItem' && parent.children[0] === node) {
      return 'other items hang on this one'
    }
    return undefined
  }

  const removalOf = (node: Nodes, parents: readonly Parents[]): Edit => {
    const siblings: readonly Nodes[] = parents.at(-1)?.children ?? []
    const index = siblings.indexOf(node)
    const next = siblings[index + 1]
    // Before the first items stands what the list belongs to: they go with the break after them.
    const isAtHead = node.type === 'listItem' && siblings.slice(0, index).every(isGone)
    return isAtHead && next
      ? { start: offsetsOf(node)[0], end: offsetsOf(next)[0], text: '' }
      : removal(text, node)
  }

  const edits = new Map<Nodes, Edit>()
  const kept = new Map<ReviewBlock, string>()
  const staying = new Set<Nodes>()
  for (const block of blocks) {
    const { start, end } = block
    const path = [...block.parents, block.node]
    const depth = path.findIndex(isGone)
    const node = path[depth] ?? block.node
    const parents = block.parents.slice(0, depth)
    const obstacle = obstacleTo(node, parents)
    if (obstacle !== undefined) {
      if (!staying.has(node)) kept.set(block, obstacle)
      staying.add(node)
    } else if (node.type === 'tableCell') edits.set(node, { start, end, text: '' })
    else edits.set(node, removalOf(node, parents))
  }
  return { edits: [...edits.values()], kept }
}
