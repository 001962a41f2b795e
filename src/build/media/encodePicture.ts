import { type PictureFormat, sharingSize } from '../../website/index.ts'
import { loadSharp } from './loadSharp.ts'
import type { SuppliedPicture } from './readPicture.ts'

/** Widths in px that pictures are made in, none wider than the picture itself. */
const widths = [480, 800, 1200, 1600]

/** The widths a picture is made in, the largest last. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...widths))
  return [...widths.filter(other => other < largest), largest]
}

/** A format that pictures are made in: those of pages, and JPEG for the press and for messengers. */
export type MadeFormat = PictureFormat | 'jpeg'

const encodingOptions = {
  avif: { quality: 45, effort: 4 },
  webp: { quality: 76, effort: 5 },
  // Messengers read no AVIF.
  jpeg: { quality: 82, mozjpeg: true },
} as const satisfies Record<MadeFormat, object>

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
  return `sharp ${versions.sharp} ${JSON.stringify([widths, sharingSize, encodingOptions, generatedMark])}`
}

/**
 * Makes a picture in a width and a format.
 * @param isGenerated whether the app made it, which the file then says
 */
export async function encodePicture(
  content: Buffer,
  width: number,
  format: MadeFormat,
  isGenerated: boolean,
): Promise<Buffer> {
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
  { content, width, height }: SuppliedPicture,
  focus = '50% 50%',
): Promise<Buffer> {
  const sharp = await loadSharp()
  const scale = Math.max(sharingSize.width / width, sharingSize.height / height)
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [across = 0, down = 0] = focus.split(' ').map(part => Number.parseInt(part, 10) / 100)
  const left = Math.round((scaled.width - sharingSize.width) * across)
  const top = Math.round((scaled.height - sharingSize.height) * down)
  return sharp(content)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ ...sharingSize, left, top })
    .flatten({ background: '#fff' })
    .withXmp(generatedMark)
    .jpeg(encodingOptions.jpeg)
    .toBuffer()
}
