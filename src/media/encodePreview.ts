import { loadSharp } from './readPicture.ts'

/**
 * The preview of the first picture in px: as wide as phones draw it, in the shape of its place there,
 * because browsers measure a picture by the smaller of what it holds and what is drawn.
 */
const size = { width: 480, height: 470 } as const

/**
 * Bytes of a preview. It travels in the HTML, which has to fit the first flight of a connection; below
 * 0.05 bits a CSS pixel, which is 914 bytes on a phone of 430 px, Chromium takes it for a backdrop.
 */
const MOST_BYTES = 1_050

/** Radii in px, each for pictures that are too detailed with the one before. */
const blurs = [2, 5, 12, 30] as const

/** The quality of AVIF from which more blur looks worse than less of it. */
const BEST_QUALITY = 60

/** All that the bytes of a preview depend on, besides the picture. */
export const previewRecipe = JSON.stringify([size, MOST_BYTES, blurs, BEST_QUALITY])

/** The best of a picture's encodings that is small enough; nothing where the worst is too large. */
async function largestWithin(
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  let best = await encode(1)
  if (best.length > MOST_BYTES) return undefined
  let lowest = 2
  let highest = BEST_QUALITY
  while (lowest <= highest) {
    const quality = Math.floor((lowest + highest) / 2)
    const made = await encode(quality)
    if (made.length <= MOST_BYTES) {
      best = made
      lowest = quality + 1
    } else highest = quality - 1
  }
  return best
}

/**
 * Makes the blurred preview that is shown while the first picture is on its way.
 * @returns AVIF of at most 1,050 bytes, or nothing where the picture is transparent in places, which
 * would let the preview shine through
 */
export async function encodePreview(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { isOpaque } = await sharp(content).stats()
  if (!isOpaque) return Buffer.alloc(0)
  const small = await sharp(content)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer()
  for (const blur of blurs) {
    const blurred = await sharp(small).blur(blur).png().toBuffer()
    const best = await largestWithin(quality => sharp(blurred).avif({ quality }).toBuffer())
    if (best) return best
  }
  return Buffer.alloc(0)
}
