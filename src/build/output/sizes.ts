import type { EncodedFile } from './files.ts'

/** The first TCP window in bytes, 10 segments of 1,460 (RFC 6928): what comes in it needs one round trip. */
const FIRST_WINDOW = 14_600

/** Bytes of a picture on a slow connection of 1.6 Mbit/s in three quarters of a second. */
const HEAVY_PICTURE = 150_000

const { format } = new Intl.NumberFormat('en')

/** The bytes of a file on the wire. */
function wireBytes({ encoded }: EncodedFile): number {
  return (encoded.br ?? encoded.identity).length
}

function totalBytes(files: readonly EncodedFile[]): number {
  return files.reduce((sum, file) => sum + wireBytes(file), 0)
}

function pagesLine(files: readonly EncodedFile[]): string {
  const pages = files.filter(({ file }) => file.endsWith('.html'))
  const [largest] = pages.toSorted((first, second) => wireBytes(second) - wireBytes(first))
  const long = pages.filter(page => wireBytes(page) > FIRST_WINDOW)
  const bytes = largest ? wireBytes(largest) : 0
  return `${pages.length} pages, ${long.length} of them over ${format(FIRST_WINDOW)} bytes on the wire; the largest is ${largest?.file} with ${format(bytes)}.`
}

/** The language that a font is for; undefined where all languages share it. */
function fontLanguage({ file }: EncodedFile): string | undefined {
  return /-normal-(\w+)\./.exec(file)?.[1]
}

/** The bytes of the fonts of the language that has the most: its own, and those that all languages share. */
function largestFontBytes(files: readonly EncodedFile[]): number {
  const fonts = files.filter(({ file }) => file.endsWith('.woff2'))
  const bytesByLanguage = Array.from(new Set(fonts.map(fontLanguage)), language =>
    totalBytes(fonts.filter(font => [language, undefined].includes(fontLanguage(font)))),
  )
  return Math.max(0, ...bytesByLanguage)
}

/**
 * What a build weighs, as it says it. Budgets bind the product, not the company's data (docs/rulings.md, ruling 15):
 * a long page or a heavy picture is reported and ships, while tests hold scripts, fonts and the landing page
 * of a fixture to their limits.
 */
export function sizeSummary(files: readonly EncodedFile[]): string {
  const scripts = files.filter(({ file }) => file.endsWith('.js'))
  const media = files.filter(({ file }) => file.startsWith('media/'))
  const lines = [
    pagesLine(files),
    `Scripts have ${format(totalBytes(scripts))} bytes, the fonts of a language up to ${format(largestFontBytes(files))}.`,
  ]
  if (media.length > 0) {
    lines.push(`Your own works have ${format(totalBytes(media))} in all sizes.`)
  }
  for (const picture of media) {
    const bytes = wireBytes(picture)
    if (!picture.file.endsWith('.avif') || bytes <= HEAVY_PICTURE) continue
    lines.push(
      `${picture.file} has ${format(bytes)}, which visitors wait for: supply it with less detail.`,
    )
  }
  return lines.join('\n')
}
