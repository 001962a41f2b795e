/** The head (front matter) at the start of a Markdown file; captures its fence and its YAML. */
export const headPattern = /^(?<fence>---\n)(?<yaml>[\s\S]*?)\n---(?:\n|$)/

/** The lines of a text's head; undefined where it has none. */
export function headOf(text: string): string | undefined {
  return headPattern.exec(text)?.groups?.yaml
}

/** The text after its head. */
export function bodyOf(text: string): string {
  return text.replace(headPattern, '')
}
