import { ffmpegAt } from '../src/media/ffmpeg.ts'
import type { Keep, MediaTools } from '../src/media/mediaTools.ts'
import { findProgram } from './distribution.mjs'

/** What pictures and clips are made with on this machine. */
export function mediaTools(keep: Keep): MediaTools {
  const program = findProgram('ffmpeg')
  return { keep, ffmpeg: program === undefined ? undefined : ffmpegAt(program) }
}
