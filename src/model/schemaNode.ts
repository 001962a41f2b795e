/** As much of a schema as is needed to find the fields within it (valibot's own structure). */
export interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  readonly options?: readonly unknown[]
  readonly wrapped?: SchemaNode
  readonly getter?: (input: unknown) => SchemaNode
  readonly pipe?: readonly [SchemaNode, ...unknown[]]
}

/** The object or list within a schema that may be left out, unknown, or checked further. */
export function unwrapped(schema: SchemaNode): SchemaNode {
  const inner = schema.wrapped ?? schema.getter?.({}) ?? schema.pipe?.[0]
  return inner === undefined || inner === schema ? schema : unwrapped(inner)
}
