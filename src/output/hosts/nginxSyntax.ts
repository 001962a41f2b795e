/** The first line of every file that nginx includes. */
export const generated = '# Written by the build from the manifest: do not edit.'

/**
 * A value between double quotes, or between single ones where it has double quotes of its own.
 * @param variables of nginx that follow the value
 * @throws where nginx would read something else, because `$` starts a variable
 */
export function quote(value: string, variables = ''): string {
  const mark = value.includes('"') ? "'" : '"'
  if (/[\\$\n]/.test(value) || value.includes(mark)) {
    throw new Error(`nginx cannot hold this header value: ${value}`)
  }
  return `${mark}${value}${variables}${mark}`
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

/** A block with its directives, further blocks among them. */
export function block(opening: string, directives: readonly string[]): string {
  const lines = directives.flatMap(directive =>
    directive.endsWith('}') ? directive.split('\n') : [`${directive};`],
  )
  return `${opening} {\n${lines.map(line => `  ${line}`).join('\n')}\n}`
}
