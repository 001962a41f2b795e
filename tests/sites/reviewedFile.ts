import { strToU8, unzipSync, zipSync } from 'fflate'
import { wordBody } from './wordParts.ts'

/** A Word file with another body, and with other parts where they are given. */
export function withBody(
  file: Uint8Array,
  change: (body: string) => string,
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const before = wordBody(file)
  const after = change(before)
  if (after === before) throw new Error('nothing in the file was changed')
  const others = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(
    {
      ...unzipSync(file),
      'word/document.xml': strToU8(after),
      ...Object.fromEntries(others),
    },
    { level: 0 },
  )
}

/** The paragraphs of a body, as they are written. */
export function paragraphsOf(body: string): readonly string[] {
  return body.match(/<w:p>.*?<\/w:p>/g) ?? []
}

/** The words of a part of a body. */
export function wordsIn(xml: string): string {
  return Array.from(xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g), ([, text = '']) => text)
    .join('')
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
}

/** The one paragraph of a body that begins with words. */
export function paragraphWith(body: string, words: string): string {
  const found = paragraphsOf(body).filter(paragraph => wordsIn(paragraph).startsWith(words))
  const [paragraph] = found
  if (!paragraph || found.length > 1) throw new Error(`${found.length} paragraphs begin “${words}”`)
  return paragraph
}

/** A body with other runs in a paragraph, between its bookmarks and after its properties. */
export function withRuns(words: string, runs: string) {
  return (body: string): string => {
    const paragraph = paragraphWith(body, words)
    const start = /^<w:p>(?:<w:pPr>.*?<\/w:pPr>)?(?:<w:bookmarkStart [^>]*>)*/.exec(paragraph)?.[0]
    const end = /(?:<w:bookmarkEnd [^>]*>)*<\/w:p>$/.exec(paragraph)?.[0]
    return body.replace(paragraph, () => start + runs + end)
  }
}
