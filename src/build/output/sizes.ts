import type { EncodedFile } from './files.ts'

/** The first TCP window in bytes, 10 segments of 1,460 (RFC 6928): what comes in it needs one round trip. */
const FIRST_WINDOW = 14_600

/** Bytes of a picture on a slow connection of 1.6 Mbit/s in three quarters of a second. */
const HEAVY_PICTURE = 150_000

const { format } = new Intl.NumberFormat('en')

/** The bytes of files on the wire. */
function bytesOf(...files: readonly EncodedFile[]): number {
  return files.reduce((sum, { encoded }) => sum + (encoded.br ?? encoded.identity).length, 0)
}

/**
 * What a build weighs, as it says it. Budgets bind the product, not the company's data (product ruling 15):
 * a long page or a heavy picture is reported and ships, while tests hold scripts, fonts and the landing page
 * of a fixture to their limits.
 */
export function sizeSummary(files: readonly EncodedFile[]): string {
  const named = (names: RegExp) => files.filter(({ file }) => names.test(file))
  const pages = named(/\.html$/).toSorted((first, second) => bytesOf(second) - bytesOf(first))
  const long = pages.filter(page => bytesOf(page) > FIRST_WINDOW)
  const fonts = named(/\.woff2$/)
  const languageOf = ({ file }: EncodedFile) => /-normal-(\w+)\./.exec(file)?.[1]
  // A language has its own, and those all languages share.
  const fontBytes = fonts.map(font =>
    bytesOf(...fonts.filter(other => [languageOf(font), undefined].includes(languageOf(other)))),
  )
  const media = named(/^media\//)
  const heavy = named(/^media\/.*\.avif$/).filter(file => bytesOf(file) > HEAVY_PICTURE)
  return [
    `${pages.length} pages, ${long.length} of them over ${format(FIRST_WINDOW)} bytes on the wire; the largest is ${pages[0]?.file} with ${format(bytesOf(...pages.slice(0, 1)))}.`,
    `Scripts have ${format(bytesOf(...named(/\.js$/)))} bytes, the fonts of a language up to ${format(Math.max(0, ...fontBytes))}.`,
    ...(media.length > 0 ? [`Your own works have ${format(bytesOf(...media))} in all sizes.`] : []),
    ...heavy.map(
      file =>
        `${file.file} has ${format(bytesOf(file))}, which visitors wait for: supply it with less detail.`,
    ),
  ].join('\n')
}
