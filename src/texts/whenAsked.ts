/** A value that is computed when it is first asked for. */
export function whenAsked<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
