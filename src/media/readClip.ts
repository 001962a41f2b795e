import { readFile, stat } from 'node:fs/promises'
import { OperatorError } from '../model/OperatorError.ts'
import type { WorkPlace } from '../model/works.ts'
import { clipFault } from './clip.ts'
import { conversion, conversionCommand, type Ffmpeg, pictureCommand } from './ffmpeg.ts'
import type { Keep, MediaTools } from './mediaTools.ts'
import { checkedPicture, readPicture, type SuppliedPicture } from './readPicture.ts'

/** More than any clip for a page; what is served is much smaller. */
const MAXIMUM_SOURCE_BYTES = 200_000_000

const install = 'Install ffmpeg, and the build does it'

function refuse(file: string, message: string): never {
  throw new OperatorError([{ file, message }])
}

/** How a person makes a clip ready: in place where it is an MP4 file already. */
function remedy(file: string): string {
  const target = file.replace(/\.\w+$/, '.mp4')
  if (target !== file) {
    return `${install}; or run ${conversionCommand(file, target)} and take ${file} out of the folder`
  }
  return `${install}; or run ${conversionCommand(file, 'ready.mp4')} && mv ready.mp4 ${file}`
}

/** A clip as ffmpeg makes it ready. */
async function converted(file: string, content: Buffer, keep: Keep, ffmpeg: Ffmpeg) {
  const made = await keep(`clip ${conversion.join(' ')}`, content, () =>
    ffmpeg.convert(file).catch(() => Buffer.alloc(0)),
  )
  if (made.length === 0) {
    refuse(file, 'cannot be read by ffmpeg. Export it again, as an MP4 file with H.264 video')
  }
  const fault = clipFault(made)
  if (fault) refuse(file, `${fault}, even after the build made it smaller. Cut it shorter`)
  return made
}

/** A clip of the operator, and what is served of it: the same bytes where it was ready. */
interface SuppliedClip {
  readonly supplied: Buffer
  readonly ready: Buffer
}

/**
 * Reads a clip of the operator, and makes it ready to be served where it is not.
 * @param file its path as messages name it
 * @throws OperatorError where it is too large, or not ready while ffmpeg is not installed
 */
export async function readClip(file: string, tools: MediaTools): Promise<SuppliedClip> {
  const { size: bytes } = await stat(file)
  if (bytes > MAXIMUM_SOURCE_BYTES) {
    refuse(
      file,
      `has ${bytes} bytes, over ${MAXIMUM_SOURCE_BYTES}. Cut it to the seconds that matter`,
    )
  }
  const supplied = await readFile(file)
  const fault = /\.mp4$/i.test(file) ? clipFault(supplied) : 'is no MP4 file'
  if (fault === undefined) return { supplied, ready: supplied }
  const { keep, ffmpeg } = tools
  if (!ffmpeg) return refuse(file, `${fault}. ${remedy(file)}`)
  return { supplied, ready: await converted(file, supplied, keep, ffmpeg) }
}

/**
 * The picture that is shown until a clip is played: the one beside it, or its first.
 * @param clip the path of the clip, as messages name it
 * @throws OperatorError where there is none and ffmpeg is not installed, or it is not usable
 */
export async function readPoster(
  clip: string,
  picture: string | undefined,
  place: WorkPlace,
  { keep, ffmpeg }: MediaTools,
): Promise<SuppliedPicture> {
  if (picture !== undefined) return readPicture(picture, place)
  const target = clip.replace(/\.\w+$/, '.png')
  if (!ffmpeg) {
    return refuse(
      clip,
      `has no picture beside it, which is shown until it is played. ${install}; or run ${pictureCommand(clip, target)}`,
    )
  }
  const first = await keep('first picture', await readFile(clip), () => ffmpeg.firstPicture(clip))
  return checkedPicture(clip, place, first)
}
