function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value]
    // Nobody moves a node: its place in the file, most of the objects of a tree, can be shared.
    copy[name] = name === 'position' ? part : copied(part)
  }
  return copy
}

/** A copy of a part of a syntax tree, which is plain data; `structuredClone` takes four times as long. */
export function copyTree<Tree extends object>(tree: Tree): Tree {
  return copied(tree) as Tree // every property was copied
}
