import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bokeh, type Light, mountains, noise, sea, stillLife } from './light.ts'

/** A picture that looks like a photograph: its file, its size in px, and the light in it. */
interface Photograph {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly light: Light
}

const misty = { sky: ['#e9eef2', '#fbfaf7'], ground: '#7b8a92', mist: '#f6f6f4', seed: 3 } as const
const clear = { sky: ['#3d78b8', '#bcd8ea'], ground: '#3c5a33', mist: '#a9c4d8', seed: 8 } as const
const snow = { sky: ['#7fa6cd', '#e6eef5'], ground: '#dfe7ef', mist: '#e3ecf4', seed: 21 } as const
const autumn = {
  sky: ['#8fa9bd', '#f0d9b8'],
  ground: '#a4582a',
  mist: '#e2c7a2',
  seed: 34,
} as const
const plum = { sky: ['#4d4a86', '#e8b7c9'], ground: '#53305e', mist: '#b793b5', seed: 89 } as const
const dawn = { sky: ['#5b6f9c', '#ffc59a'], ground: '#2f3550', mist: '#e7b3a0', seed: 55 } as const

/** Ten of mixed shapes, a pale and a dark one among them. */
const photographs: readonly Photograph[] = [
  { file: 'image-1.jpg', width: 1400, height: 1050, light: mountains(misty) },
  { file: 'image-2.jpg', width: 1050, height: 1400, light: mountains(clear) },
  { file: 'image-3.jpg', width: 1200, height: 1200, light: mountains(snow) },
  { file: 'feature-video-1.jpg', width: 1400, height: 933, light: bokeh(7) },
  { file: 'feature-image-1.jpg', width: 1200, height: 900, light: stillLife('fruit', 1.33) },
  { file: 'feature-image-2.jpg', width: 900, height: 1200, light: stillLife('head', 0.75) },
  { file: 'feature-chat-1.jpg', width: 1000, height: 750, light: mountains(plum) },
  {
    file: 'feature-organize-1.jpg',
    width: 1400,
    height: 788,
    light: sea({ sky: ['#4a8ecb', '#d5e8f2'], water: '#12527a', seed: 5 }),
  },
  { file: 'feature-share-1.jpg', width: 1200, height: 900, light: mountains(autumn) },
  { file: 'closing.jpg', width: 2400, height: 800, light: mountains(dawn) },
]

/** Wider than the clips, which pan over them. */
const panoramas: readonly Photograph[] = [
  {
    file: 'video-1',
    width: 960,
    height: 1280,
    light: sea({ sky: ['#44507e', '#ffb27a'], water: '#1d2b4a', seed: 2 }),
  },
  {
    file: 'video-2',
    width: 960,
    height: 1280,
    light: sea({ sky: ['#070c1f', '#2b3d66'], water: '#050a18', seed: 13 }),
  },
]

/** Width of the clips in px. */
const CLIP_WIDTH = 720

/** Develops a photograph: a lens that is darker toward the corners, and the grain of film, the same each time. */
function develop({ width, height, light }: Photograph) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const fromCenter = Math.hypot(column / width - 0.5, row / height - 0.5)
      const lens = 1 - 0.35 * fromCenter ** 2
      const grain = (noise(column * 0.9, row * 0.9) - 0.5) * 16
      const start = (row * width + column) * 3
      light(column / height, row / height).forEach((channel, index) => {
        pixels[start + index] = Math.max(0, Math.min(255, channel * lens + grain))
      })
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/**
 * Makes ten photographs and two clips with their posters in a folder. For people who look at a site with pictures of its
 * own; ffmpeg, which makes the clips, has to be installed.
 */
export async function makePhotographs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const photograph of photographs) {
    await develop(photograph).jpeg({ quality: 90 }).toFile(join(folder, photograph.file))
  }
  for (const panorama of panoramas) {
    const { height } = panorama
    const whole = join(folder, `${panorama.file}.panorama.png`)
    await develop(panorama).png().toFile(whole)
    await sharp(whole)
      .extract({ left: 0, top: 0, width: CLIP_WIDTH, height })
      .toFile(join(folder, `${panorama.file}.jpg`))
    const pan = `crop=${CLIP_WIDTH}:${height}:x='(in_w-${CLIP_WIDTH})*t/4':y=0`
    const input = ['-y', '-loglevel', 'error', '-loop', '1', '-framerate', '24', '-i', whole]
    const output = ['-t', '4', '-vf', pan, '-c:v', 'libx264', '-crf', '28', '-pix_fmt', 'yuv420p']
    const clip = ['-movflags', '+faststart', join(folder, `${panorama.file}.mp4`)]
    execFileSync('ffmpeg', input.concat(output, clip))
    rmSync(whole)
  }
}
