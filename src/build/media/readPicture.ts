import { OperatorError, readPlainFile } from '../../company/index.ts'
import { loadSharp } from './loadSharp.ts'

/** More than any camera or generator writes for a page; the build makes it smaller. */
const MAXIMUM_BYTES = 20_000_000

/** What decoding a picture may take: four bytes for each pixel, or eight. */
const MAXIMUM_PIXELS = 50_000_000

/** How a file of each format that the build reads begins, from a byte on. */
const beginnings = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 8, bytes: 'WEBPVP8' },
  { at: 4, bytes: 'ftypavif' },
  { at: 4, bytes: 'ftypmif1' },
] as const

/** Whether a file is of a format that the build reads: no decoder is given anything else, whatever its name says. */
function isOfFormat(content: Buffer): boolean {
  return beginnings.some(({ at, bytes }) => {
    return content.toString('latin1', at, at + bytes.length) === bytes
  })
}

/** Width and height in px. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The least size of works: below, a phone of today already shows them enlarged. */
export const leastWorkSize: PictureSize = { width: 640, height: 360 }

/** The least size of a screen of the app: below, it is blurred in its frame. */
export const leastScreenSize: PictureSize = { width: 480, height: 480 }

/** A picture of the company that was read, with its size as it is meant to be seen. */
export interface SuppliedPicture extends PictureSize {
  readonly content: Buffer
}

const exportSmaller = 'Export it at most 3200 px wide, as a JPEG file of quality 90'

const unreadable =
  'holds no picture that can be read, whatever its name says. Open it in a picture editor and export it as JPEG, PNG, WebP or AVIF'

/** The size of a picture, turned as its camera noted, or what is wrong with it. */
async function sizeOrFault(content: Buffer): Promise<PictureSize | string> {
  if (!isOfFormat(content)) return unreadable
  const tooManyPixels = `has too many pixels. ${exportSmaller}`
  const sharp = await loadSharp()
  try {
    const { width, height, autoOrient, pages = 1, hasAlpha } = await sharp(content).metadata()
    if (width * height > MAXIMUM_PIXELS) return tooManyPixels
    if (pages > 1) return 'moves, and would stand still. Export one picture of it, or an MP4 clip'
    // The metadata is at the start of a file: only decoding tells whether the rest is there.
    await sharp(content).resize(16).raw().toBuffer()
    if (hasAlpha && !(await sharp(content).stats()).isOpaque) {
      return 'is transparent in parts, which look different in each scheme. Export it without transparency'
    }
    return autoOrient
  } catch (error) {
    return String(error).includes('pixel limit') ? tooManyPixels : unreadable
  }
}

/**
 * Reads a picture of the company.
 * @param file its path as messages name it
 * @param least size, where it is always shown in one
 * @throws OperatorError where it is too large, too small, or no picture
 */
export async function readPicture(
  file: string,
  least: PictureSize = { width: 1, height: 1 },
): Promise<SuppliedPicture> {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  const content = readPlainFile(file, MAXIMUM_BYTES, exportSmaller)
  const size = await sizeOrFault(content)
  if (typeof size === 'string') return refuse(size)
  const { width, height } = size
  if (width < least.width || height < least.height) {
    refuse(
      `is ${width} × ${height} px, and would be shown enlarged. Supply it with at least ${least.width} × ${least.height} px`,
    )
  }
  return { content, width, height }
}
