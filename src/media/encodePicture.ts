import { loadSharp } from './readPicture.ts'
import type { PictureFormat } from './shownWorks.ts'

/** Widths in px that pictures are made in, none wider than the picture itself. */
const ladder = [480, 800, 1200, 1600] as const

/** Size in px of the picture shown where the page is shared. */
const sharingSize = { width: 1200, height: 630 } as const

const options = {
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

/** All that the bytes of a made picture depend on, besides the picture and its width. */
export const encodingRecipe = JSON.stringify([ladder, sharingSize, options, generatedMark])

/** The widths a picture is made in. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, ladder[ladder.length - 1] ?? width)
  return [...ladder.filter(step => step < largest), largest]
}

/** Makes a picture in a width and a format. */
export async function encodePicture(
  content: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(content).autoOrient().resize({ width }).withXmp(generatedMark)
  return format === 'avif'
    ? picture.avif(options.avif).toBuffer()
    : picture.webp(options.webp).toBuffer()
}

/** Makes the picture shown where the page is shared: what is too high or too wide is cut off. */
export async function encodeSharing(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(content)
    .autoOrient()
    .resize({ ...sharingSize, fit: 'cover' })
    .flatten({ background: '#fff' })
    .withXmp(generatedMark)
    .jpeg(options.jpeg)
    .toBuffer()
}
