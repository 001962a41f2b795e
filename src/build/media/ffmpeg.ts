/** What ffmpeg is asked for. */
const ffmpegOptions = {
  /** Without sound and metadata, at most 1280 px wide, its index at the front. */
  conversion:
    '-map_metadata -1 -c:v libx264 -preset slow -crf 26 -pix_fmt yuv420p -vf "scale=\'min(1280,iw)\':-2" -movflags +faststart -an',
  withoutMetadata: '-map_metadata -1 -c copy -movflags +faststart',
  withoutSound: '-c copy -an -movflags +faststart',
} as const

export type FfmpegOption = keyof typeof ffmpegOptions

/** A path as a shell takes it. */
function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : JSON.stringify(file)
}

/** The command that gives a clip what is asked for, in place where it is an MP4 file already. */
export function ffmpegCommand(file: string, option: FfmpegOption): string {
  const target = file.replace(/\.\w+$/, '.mp4')
  const [from, to] = [quoted(file), quoted(target)]
  const call = `ffmpeg -i ${from} ${ffmpegOptions[option]}`
  return target === file
    ? `${call} ready.mp4 && mv ready.mp4 ${from}`
    : `${call} ${to} && rm ${from}`
}

/** The command that makes the picture that is shown until a clip is played. */
export function posterCommand(clip: string): string {
  return `ffmpeg -i ${quoted(clip)} -frames:v 1 ${quoted(clip.replace(/\.\w+$/, '.png'))}`
}
