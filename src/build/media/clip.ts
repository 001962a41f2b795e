import { createFile, Log, type Movie, MP4BoxBuffer } from 'mp4box'
import { OperatorError, readPlainFile } from '../../company/index.ts'
import { type FfmpegOption, ffmpegCommand } from './ffmpeg.ts'
import { claimsMoreSamples } from './sampleTables.ts'

/** Bytes of a clip as it is served: half a minute of 2 Mbit/s. */
const MAXIMUM_CLIP_BYTES = 8_000_000

/** H.264 in 8 bits and 4:2:0, as its profiles Baseline, Main and High have it: what decoders in devices read. */
const playedVideo = /^avc1\.(?:42|4d|64)/i

/** AAC; what else MP4 files call `mp4a` may be MP3. */
const playedSound = /^mp4a\.40\.(?:2|5|29)$/

/** Where cameras and phones write the place of a recording. */
const locations = ['com.apple.quicktime.location', '\u00a9xyz', 'loci', 'GPSLatitude']

/** A clip of the company that is ready to be served. */
export interface SuppliedClip {
  readonly content: Buffer
  /** The command that takes its sound out; undefined where it has none. */
  readonly muting: string | undefined
}

/** What an MP4 file says of itself. */
interface ReadMovie {
  readonly movie: Movie
  /** All bytes besides those of pictures and sound, a character for each. */
  readonly metadata: string
}

/** Reads what an MP4 file says of itself; undefined where it is none. */
function readMovie(content: Buffer): ReadMovie | undefined {
  if (claimsMoreSamples(content)) return undefined
  const file = createFile()
  let movie: Movie | undefined
  file.onReady = read => {
    movie = read
  }
  const bytes = content.buffer.slice(content.byteOffset, content.byteOffset + content.length)
  const printError = Log.error
  // The library prints what it cannot read, for those who know the format; the message about the clip says what to do.
  Log.error = () => undefined
  try {
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0), true)
  } catch {
    // It throws where a box that must be there is missing: the file is none that can be served.
    return undefined
  } finally {
    Log.error = printError
  }
  if (!movie) return undefined
  const metadata = file.boxes
    .filter(({ type }) => type !== 'mdat')
    .map(({ start = 0, size }) => content.toString('latin1', start, start + size))
  return { movie, metadata: metadata.join('') }
}

/** Why browsers could not play a clip, or not at once; undefined where they can. */
function playFault({ tracks, isProgressive, isFragmented }: Movie): string | undefined {
  const codecs = tracks.map(({ codec }) => codec)
  if (!codecs.some(codec => codec.startsWith('avc1.'))) return 'holds no H.264 video'
  const foreign = codecs.find(codec => !playedVideo.test(codec) && !playedSound.test(codec))
  if (foreign) return `holds ${foreign}, which not every browser plays`
  if (isProgressive || isFragmented) return undefined
  return 'has its index at the end, so that it cannot start before all of it has arrived'
}

/**
 * Reads a clip of the company.
 * @param file its path as messages name it
 * @throws OperatorError where it is not ready to be served, with the command that makes it so
 */
export function readClip(file: string): SuppliedClip {
  const remedy = (option: FfmpegOption) => `Run\n  ${ffmpegCommand(file, option)}\nand build again`
  const refuse = (fault: string, option: FfmpegOption): never => {
    throw new OperatorError([{ file, message: `${fault}. ${remedy(option)}` }])
  }
  const content = readPlainFile(file, MAXIMUM_CLIP_BYTES, remedy('conversion'))
  const read = /\.mp4$/i.test(file) ? readMovie(content) : undefined
  if (!read) return refuse('is no MP4 file', 'conversion')
  const { movie, metadata } = read
  const fault = playFault(movie)
  if (fault !== undefined) refuse(fault, 'conversion')
  if (locations.some(name => metadata.includes(name))) {
    refuse('says where it was recorded, and would tell everybody', 'withoutMetadata')
  }
  const hasSound = movie.tracks.some(({ codec }) => playedSound.test(codec))
  return { content, muting: hasSound ? ffmpegCommand(file, 'withoutSound') : undefined }
}
