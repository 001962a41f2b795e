import { strFromU8, unzipSync } from 'fflate'

/** The parts of a Word file as text, by their paths within it. */
export function wordParts(file: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(unzipSync(file)).map(([path, content]) => [path, strFromU8(content)]),
  )
}

/** The text of a Word file with its markup. */
export function wordBody(file: Uint8Array): string {
  return wordParts(file)['word/document.xml'] ?? ''
}
