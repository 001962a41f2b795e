import type { Nodes } from 'mdast'

/** Where a node begins and ends in its Markdown, in characters; 0 where it was not parsed from one. */
export function offsetsOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
