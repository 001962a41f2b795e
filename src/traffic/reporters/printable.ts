/**
 * A name from a log as it may be printed: whoever sends a request chooses its path, and must not choose
 * what a terminal does.
 */
export function printable(name: string): string {
  return name.replaceAll(/[\p{C}\u2028\u2029]/gu, character => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}
