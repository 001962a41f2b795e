/**
 * A value between double quotes.
 * @throws where nginx would read something else, because `$` starts a variable
 */
export function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot hold this header value: ${value}`)
  return `"${value}"`
}

/** An exact, case-sensitive match: plain strings in a `map` ignore the case. */
export function exactly(path: string): string {
  return `"~^${path.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}$"`
}

/** A `map` from one variable to another; the first line is its default. */
export function map(
  from: string,
  to: string,
  lines: readonly (readonly [key: string, value: string])[],
): string {
  const width = Math.max(...lines.map(([key]) => key.length))
  const body = lines.map(([key, value]) => `  ${key.padEnd(width)} ${value};`)
  return `map ${from} ${to} {\n${body.join('\n')}\n}\n`
}

/** A `location` with its directives, blocks among them. */
export function location(match: string, directives: readonly string[]): string {
  return `location ${match} {\n${directives.map(line => (line.endsWith('}') ? `  ${line}` : `  ${line};`)).join('\n')}\n}\n`
}
