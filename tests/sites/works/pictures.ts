import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture that a fixture shows: its file, its size in px, and what no other one has. */
interface FixturePicture {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly color: string
  /** Whether it has the grain of film, and with it as many bytes as a photograph. */
  readonly isGrainy?: boolean
}

/**
 * Seven and those of two clips, in every format that is read, upright and across. Each is
 * hardly larger than it has to be, because AVIF takes long, and longest with grain: only the one that
 * browsers are to call the largest paint has it.
 */
const pictures: readonly FixturePicture[] = [
  { file: 'video-1.jpg', width: 648, height: 1152, color: '#c65c50', isGrainy: true },
  { file: 'video-2.webp', width: 648, height: 1152, color: '#84497f' },
  { file: 'video-3.JPG', width: 648, height: 1152, color: '#8f3d1c' },
  { file: 'image-1.png', width: 640, height: 640, color: '#1c4a45' },
  { file: 'image-2.avif', width: 640, height: 640, color: '#4b54c4' },
  { file: 'image-3.png', width: 640, height: 640, color: '#22263a' },
  { file: 'feature-image-1.jpg', width: 690, height: 460, color: '#0d4450' },
  { file: 'feature-image-2.jpg', width: 690, height: 460, color: '#7d3354' },
  { file: 'feature-chat-1.png', width: 640, height: 480, color: '#7d3354' },
  { file: 'sharing.png', width: 1200, height: 675, color: '#ffb06a' },
]

/** Hills under a sky, and nobody in it. */
function drawing({ width, height, color }: FixturePicture): string {
  const hill = (top: number, opacity: number) =>
    `<path fill="#000" opacity="${opacity}" d="M0 ${height * top}C${width * 0.3} ${height * (top - 0.2)} ${width * 0.6} ${height * (top + 0.1)} ${width} ${height * (top - 0.1)}V${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height * 0.1}" fill="#fffbe8"/>${hill(0.6, 0.25)}${hill(0.75, 0.35)}${hill(0.9, 0.4)}</svg>`
}

/**
 * Film for a picture of a size in px, the same each time: what a build makes of a fixture must not
 * differ from run to run.
 */
function film(width: number, height: number): Promise<Buffer> {
  // Grains of three pixels stay visible in the smallest size, as leaves and hair do.
  const size = { width: Math.ceil(width / 3), height: Math.ceil(height / 3) }
  const pixels = Buffer.alloc(size.width * size.height)
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    pixels[index] = 106 + ((state >>> 16) % 44)
  }
  return sharp(pixels, { raw: { ...size, channels: 1 } })
    .resize(width, height)
    .png()
    .toBuffer()
}

/** Draws the pictures of the fixture into a folder. */
export async function drawPictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures) {
    const { width, height, file, isGrainy } = picture
    const layers = isGrainy
      ? [{ input: await film(width, height), blend: 'soft-light' as const }]
      : []
    await sharp(Buffer.from(drawing(picture)))
      .composite(layers)
      .toFile(join(folder, file))
  }
}
