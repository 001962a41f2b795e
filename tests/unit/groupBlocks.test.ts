import { expect, it } from 'vitest'
import { groupBlocks } from '../../src/pages/versions/groupBlocks.ts'
import type { BlockKind } from '../../src/versions/comparison/blocks.ts'

it('items are one list, rows one table, and a head after rows begins another table', () => {
  const kinds: readonly BlockKind[] = [
    ...(['paragraph', 'item', 'item', 'paragraph'] as const),
    ...(['table-head', 'table-head', 'row', 'row', 'table-head', 'row'] as const),
  ]
  const groups = groupBlocks(kinds.map(kind => ({ kind, parts: [] })))
  expect(groups.map(({ kind, blocks }) => [kind, blocks.length])).toEqual([
    ['paragraph', 1],
    ['list', 2],
    ['paragraph', 1],
    ['table', 4],
    ['table', 2],
  ])
})
