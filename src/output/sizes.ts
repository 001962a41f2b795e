import type { EncodedFile } from './files.ts'

/** The first TCP window in bytes, 10 segments of 1,460 (RFC 6928): what comes in it needs one round trip. */
const FIRST_WINDOW = 14_600

/** Bytes of a picture on a slow connection of 1.6 Mbit/s in three quarters of a second. */
const HEAVY_PICTURE = 150_000

const figure = new Intl.NumberFormat('en')

/** Some files with their bytes on the wire, the largest first. */
function measured(files: readonly EncodedFile[], names: RegExp) {
  return files
    .filter(({ file }) => names.test(file))
    .map(({ file, encoded }) => ({ file, bytes: (encoded.br ?? encoded.identity).length }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

function sum(files: ReturnType<typeof measured>): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** The bytes of fonts in the language that has most: its own, and those all languages share. */
function fontBytes(files: readonly EncodedFile[]): number {
  const fonts = measured(files, /\.woff2$/)
  const languageOf = (file: string) => /-normal-(\w+)\./.exec(file)?.[1]
  const bytes = fonts.map(({ file: one }) =>
    sum(fonts.filter(({ file }) => [languageOf(one), undefined].includes(languageOf(file)))),
  )
  return Math.max(0, ...bytes)
}

/**
 * What a build weighs, as it says it. Budgets bind the product, not the company's data (product ruling 15):
 * a long page or a heavy picture is reported and ships, while tests hold scripts, fonts and the landing page
 * of a fixture to their limits.
 */
export function sizeSummary(files: readonly EncodedFile[]): string {
  const pages = measured(files, /\.html$/)
  const long = pages.filter(({ bytes }) => bytes > FIRST_WINDOW)
  const media = measured(files, /^media\//)
  const heavy = media.filter(({ file, bytes }) => /\.avif$/.test(file) && bytes > HEAVY_PICTURE)
  const [scripts, fonts] = [sum(measured(files, /\.js$/)), fontBytes(files)].map(figure.format)
  return [
    `${pages.length} pages, ${long.length} of them over ${figure.format(FIRST_WINDOW)} bytes on the wire; the largest is ${pages[0]?.file} with ${figure.format(pages[0]?.bytes ?? 0)}.`,
    `Scripts have ${scripts} bytes, the fonts of a language up to ${fonts}.`,
    ...(media.length > 0 ? [`Your own works have ${figure.format(sum(media))} in all sizes.`] : []),
    ...heavy.map(
      ({ file, bytes }) =>
        `${file} has ${figure.format(bytes)}, which visitors wait for: supply it with less detail.`,
    ),
  ].join('\n')
}
