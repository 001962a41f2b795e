import type { Ffmpeg } from './ffmpeg.ts'

/** Keeps results of costly work, as the cache of a build does. */
export type Keep = (recipe: string, content: Buffer, make: () => Promise<Buffer>) => Promise<Buffer>

/** What pictures and clips are made with. */
export interface MediaTools {
  readonly keep: Keep
  /** Left out where it is not installed. */
  readonly ffmpeg?: Ffmpeg | undefined
}
