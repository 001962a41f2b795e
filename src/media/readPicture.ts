import { readFile, stat } from 'node:fs/promises'
import { OperatorError, type WorkPlace } from '../model/index.ts'

/** More than any camera or generator writes for a page; the build makes it smaller. */
const MAXIMUM_BYTES = 20_000_000

/** The formats that the build reads, as sharp names them; AVIF is a kind of HEIF. */
const formats = ['jpeg', 'png', 'webp', 'heif']

/** The least width and height in px: below, a phone of today already shows it enlarged. */
const leastSizes = {
  work: { width: 640, height: 360 },
  /** What Open Graph readers crop least. */
  sharing: { width: 1200, height: 630 },
} as const

/** A picture as it was supplied. */
export interface SuppliedPicture {
  readonly content: Buffer
  /** In px, as it is meant to be seen. */
  readonly width: number
  readonly height: number
}

function refuse(file: string, message: string): never {
  throw new OperatorError([{ file, message }])
}

/**
 * sharp, loaded where there is a picture to read: a site without any needs no binary of it. One
 * thread a picture, because several are made at a time.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

const export3200 = 'Export it at most 3200 px wide, as a JPEG file of quality 90'

/** Width and height of a picture, turned as its camera noted, or what is wrong with it. */
async function sizeOf(content: Buffer) {
  const sharp = await loadSharp()
  try {
    const { format, autoOrient, pages = 1, hasAlpha } = await sharp(content).metadata()
    // What is said of a file stands at its front: only decoding tells whether the rest is there.
    await sharp(content).resize(16).raw().toBuffer()
    if (pages > 1) return 'moves, and would stand still. Export one picture of it, or an MP4 clip'
    if (hasAlpha && !(await sharp(content).stats()).isOpaque) {
      return 'is transparent in parts, which look different in each scheme. Export it without transparency'
    }
    if (formats.includes(format)) return autoOrient
  } catch (error) {
    if (/pixel limit/.test(String(error))) return `has too many pixels. ${export3200}`
  }
  return 'holds no picture that can be read, whatever its name says. Open it in a picture editor and export it as JPEG, PNG, WebP or AVIF'
}

/**
 * Reads a picture of the operator.
 * @param file its path as messages name it
 * @throws OperatorError where it is too large, too small, or no picture
 */
export async function readPicture(file: string, place: WorkPlace): Promise<SuppliedPicture> {
  const { size: bytes } = await stat(file)
  if (bytes > MAXIMUM_BYTES) {
    refuse(file, `has ${bytes} bytes, over ${MAXIMUM_BYTES}. ${export3200}`)
  }
  const content = await readFile(file)
  const size = await sizeOf(content)
  if (typeof size === 'string') return refuse(file, size)
  const least = place === 'sharing' ? leastSizes.sharing : leastSizes.work
  if (size.width < least.width || size.height < least.height) {
    refuse(
      file,
      `is ${size.width} × ${size.height} px, and would be shown enlarged. Supply it with at least ${least.width} × ${least.height} px`,
    )
  }
  return { content, ...size }
}
