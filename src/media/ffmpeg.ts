import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What ffmpeg does for clips, where it is installed. */
export interface Ffmpeg {
  /** Makes a clip ready to serve. */
  readonly convert: (file: string) => Promise<Buffer>
  /** Its first picture, as PNG. */
  readonly firstPicture: (file: string) => Promise<Buffer>
}

/** How a clip is made ready: H.264 without sound, at most 1280 px wide, its index at the front. */
export const conversion = [
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p'],
  ...['-vf', "scale='min(1280,iw)':-2", '-movflags', '+faststart', '-an'],
] as const

/** The same call as a person types it. */
export function conversionCommand(source: string, target: string): string {
  const words = conversion.map(word => (/[('+]/.test(word) ? `"${word}"` : word))
  return `ffmpeg -i ${source} ${words.join(' ')} ${target}`
}

/** How the picture that stands for a clip is made by hand. */
export function pictureCommand(source: string, target: string): string {
  return `ffmpeg -i ${source} -frames:v 1 ${target}`
}

const run = promisify(execFile)

/**
 * The program by its path.
 * @param program as the system finds it
 */
export function ffmpegAt(program: string): Ffmpeg {
  const make = async (file: string, name: string, options: readonly string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-clip-'))
    try {
      const target = join(folder, name)
      await run(program, ['-v', 'error', '-nostdin', '-i', file, ...options, target])
      return await readFile(target)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    convert: file => make(file, 'clip.mp4', [...conversion, '-bitexact']),
    firstPicture: file => make(file, 'picture.png', ['-frames:v', '1']),
  }
}
