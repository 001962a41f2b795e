function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) copy[name] = copied(part)
  return copy
}

/** A copy of a part of a syntax tree, which is plain data; `structuredClone` takes four times as long. */
export function copyTree<Tree extends object>(tree: Tree): Tree {
  return copied(tree) as Tree // every property was copied
}
