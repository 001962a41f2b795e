/** A name that ends its sentence; "Inc." has the period already. */
export function asSentence(name: string): string {
  return name.endsWith('.') ? name : `${name}.`
}
