import { OperatorError, readPlainFile } from '../../company/index.ts'
import { type PictureFormat, sharingSize } from '../../website/index.ts'

/** More than any camera or generator writes for a page; the build makes it smaller. */
const MAXIMUM_BYTES = 20_000_000

/** What decoding a picture may take: four bytes for each pixel, or eight. */
const MAXIMUM_PIXELS = 50_000_000

/** How a file of each format that the build reads begins, from a number of bytes on. */
const beginnings: readonly (readonly [number, string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBPVP8'],
  [4, 'ftypavif'],
  [4, 'ftypmif1'],
]

/** Whether a file is of a format that the build reads: no decoder is given anything else, whatever its name says. */
function isOfFormat(content: Buffer): boolean {
  return beginnings.some(([from, bytes]) => {
    return content.toString('latin1', from, from + bytes.length) === bytes
  })
}

/** The least width and height of works in px: below, a phone of today already shows them enlarged. */
export const leastWorkSize = { width: 640, height: 360 } as const

/** The least width and height of a screen of the app in px: below, it is blurred in its frame. */
export const leastScreenSize = { width: 480, height: 480 } as const

/** sharp, loaded where there is a picture to read: a site without any needs no binary of it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

const export3200 = 'Export it at most 3200 px wide, as a JPEG file of quality 90'

const unreadable =
  'holds no picture that can be read, whatever its name says. Open it in a picture editor and export it as JPEG, PNG, WebP or AVIF'

/** Width and height of a picture, turned as its camera noted, or what is wrong with it. */
async function sizeOf(content: Buffer) {
  if (!isOfFormat(content)) return unreadable
  const sharp = await loadSharp()
  try {
    const { width, height, autoOrient, pages = 1, hasAlpha } = await sharp(content).metadata()
    if (width * height > MAXIMUM_PIXELS) return `has too many pixels. ${export3200}`
    if (pages > 1) return 'moves, and would stand still. Export one picture of it, or an MP4 clip'
    // What is said of a file stands at its front: only decoding tells whether the rest is there.
    await sharp(content).resize(16).raw().toBuffer()
    if (hasAlpha && !(await sharp(content).stats()).isOpaque) {
      return 'is transparent in parts, which look different in each scheme. Export it without transparency'
    }
    return autoOrient
  } catch (error) {
    return /pixel limit/.test(String(error)) ? `has too many pixels. ${export3200}` : unreadable
  }
}

/**
 * Reads a picture of the operator.
 * @param file its path as messages name it
 * @param least width and height in px, where it is always shown in one size
 * @returns its content, and its size in px as it is meant to be seen
 * @throws OperatorError where it is too large, too small, or no picture
 */
export async function readPicture(
  file: string,
  least: { readonly width: number; readonly height: number } = { width: 1, height: 1 },
) {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  const content = readPlainFile(file, MAXIMUM_BYTES, export3200)
  const size = await sizeOf(content)
  if (typeof size === 'string') return refuse(size)
  const { width, height } = size
  if (width < least.width || height < least.height) {
    refuse(
      `is ${width} × ${height} px, and would be shown enlarged. Supply it with at least ${least.width} × ${least.height} px`,
    )
  }
  return { content, width, height }
}

/** Widths in px that pictures are made in, none wider than the picture itself. */
const ladder = [480, 800, 1200, 1600]

/** The widths a picture is made in. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...ladder))
  return [...ladder.filter(step => step < largest), largest]
}

const encodingOptions = {
  avif: { quality: 45, effort: 4 },
  webp: { quality: 76, effort: 5 },
  // Messengers read no AVIF.
  jpeg: { quality: 82, mozjpeg: true },
} as const

/**
 * Says to machines that a picture was generated (IPTC Photo Metadata Standard 2025.1, Digital Source
 * Type), because making it smaller loses the mark of the app (Article 50(2) of Regulation (EU)
 * 2024/1689).
 */
const generatedMark =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>'

/** All that the bytes of a made picture depend on, besides the picture, its width and its format. */
export async function encodingRecipe(): Promise<string> {
  const { versions } = await loadSharp()
  return `sharp ${versions.sharp} ${JSON.stringify([ladder, sharingSize, encodingOptions, generatedMark])}`
}

/**
 * Makes a picture in a width and a format.
 * @param isGenerated whether the app made it, which the file then says
 */
export async function encodePicture(
  content: Buffer,
  width: number,
  format: PictureFormat | 'jpeg',
  isGenerated: boolean,
) {
  const sharp = await loadSharp()
  const picture = sharp(content).autoOrient().resize({ width })
  const marked = isGenerated ? picture.withXmp(generatedMark) : picture
  return marked.toFormat(format, encodingOptions[format]).toBuffer()
}

/**
 * Makes the picture shown where the page is shared: what is too high or too wide is cut off.
 * @param focus the part that stays, from its left and its top: `40% 60%`
 */
export async function encodeSharing(
  { content, width, height }: Awaited<ReturnType<typeof readPicture>>,
  focus = '50% 50%',
) {
  const sharp = await loadSharp()
  const scale = Math.max(sharingSize.width / width, sharingSize.height / height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [across = 0, down = 0] = focus.split(' ').map(part => Number.parseInt(part, 10) / 100)
  const left = Math.round((size.width - sharingSize.width) * across)
  const top = Math.round((size.height - sharingSize.height) * down)
  return sharp(content)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .extract({ ...sharingSize, left, top })
    .flatten({ background: '#fff' })
    .withXmp(generatedMark)
    .jpeg(encodingOptions.jpeg)
    .toBuffer()
}
