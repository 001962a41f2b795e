import { createFile, Log, type Movie, MP4BoxBuffer } from 'mp4box'
import { OperatorError, readPlainFile } from '../../company/index.ts'

/** Bytes of a clip as it is served: half a minute of 2 Mbit/s. */
const MAXIMUM_CLIP_BYTES = 8_000_000

/** H.264 in 8 bits and 4:2:0, as its profiles Baseline, Main and High have it: what decoders in devices read. */
const playedVideo = /^avc1\.(?:42|4d|64)/i

/** AAC; what else MP4 files call `mp4a` may be MP3. */
const playedSound = /^mp4a\.40\.(?:2|5|29)$/

/** Where cameras and phones write the place of a recording. */
const locations = ['com.apple.quicktime.location', '\u00a9xyz', 'loci', 'GPSLatitude']

/** What ffmpeg is asked for. */
const ffmpegOptions = {
  /** Without sound and metadata, at most 1280 px wide, its index at the front. */
  conversion:
    '-map_metadata -1 -c:v libx264 -preset slow -crf 26 -pix_fmt yuv420p -vf "scale=\'min(1280,iw)\':-2" -movflags +faststart -an',
  withoutMetadata: '-map_metadata -1 -c copy -movflags +faststart',
  withoutSound: '-c copy -an -movflags +faststart',
} as const

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : JSON.stringify(file)
}

/** The command that gives a clip what is asked for, in place where it is an MP4 file already. */
function ffmpegCommand(file: string, option: keyof typeof ffmpegOptions): string {
  const target = file.replace(/\.\w+$/, '.mp4')
  const [from, to] = [quoted(file), quoted(target)]
  const call = `ffmpeg -i ${from} ${ffmpegOptions[option]}`
  return target === file
    ? `${call} ready.mp4 && mv ready.mp4 ${from}`
    : `${call} ${to} && rm ${from}`
}

// The library prints what it cannot read, for who knows the format; the message about the clip says what to do.
Log.error = () => undefined

/** Boxes that hold others (ISO/IEC 14496-12). */
const boxesOfBoxes = [
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'mvex',
  'moof',
  'traf',
  'edts',
  'udta',
]

/** How deep boxes are nested in each other: a table of samples is the sixth. */
const DEEPEST = 12

/** Where the tables of a clip count samples: from which byte of the box on, and how many bytes later again. */
const counts: Readonly<Record<string, readonly [first: number, step: number]>> = {
  stsz: [16, 0],
  stz2: [16, 0],
  stts: [16, 8],
  ctts: [16, 8],
  stsc: [20, 12],
  sbgp: [20, 8],
  trun: [12, 0],
}

/**
 * Whether the tables of a clip count more samples than the file has bytes, or its boxes lead out of each other: the
 * parser makes an entry for each sample that a table claims.
 */
function claimsMore(content: Buffer, from = 0, to = content.length, depth = 0): boolean {
  let samples = 0
  for (let start = from; start + 8 <= to; ) {
    const stated = content.readUInt32BE(start)
    const isLarge = stated === 1 && start + 16 <= to
    const size = isLarge ? Number(content.readBigUInt64BE(start + 8)) : stated || to - start
    const end = start + size
    const head = isLarge ? 16 : 8
    if (size < head || end > to || depth > DEEPEST) return true
    const type = content.toString('latin1', start + 4, start + 8)
    if (boxesOfBoxes.includes(type) && claimsMore(content, start + head, end, depth + 1))
      return true
    const [first, step] = counts[type] ?? [size, 0]
    for (let at = start + first; at + 4 <= end && samples <= content.length; at += step || size) {
      samples += content.readUInt32BE(at)
    }
    if (samples > content.length) return true
    samples = 0
    start = end
  }
  return false
}

/** What an MP4 file says of itself, with the bytes that say it; undefined where it is none. */
function readMovie(content: Buffer): { movie: Movie; head: string } | undefined {
  if (claimsMore(content)) return undefined
  const file = createFile()
  let movie: Movie | undefined
  file.onReady = read => {
    movie = read
  }
  const bytes = content.buffer.slice(content.byteOffset, content.byteOffset + content.length)
  try {
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0), true)
  } catch {
    // It throws where a box that must be there is missing: the file is none that can be served.
  }
  const head = file.boxes
    .filter(({ type }) => type !== 'mdat')
    .map(({ start = 0, size }) => content.toString('latin1', start, start + size))
  return movie && { movie, head: head.join('') }
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
 * Reads a clip of the operator.
 * @param file its path as messages name it
 * @returns its content, and the command that takes its sound out, where it has any
 * @throws OperatorError where it is not ready to be served, with the command that makes it so
 */
export async function readClip(file: string) {
  const refuse = (fault: string, option: keyof typeof ffmpegOptions = 'conversion'): never => {
    throw new OperatorError([
      { file, message: `${fault}. Run\n  ${ffmpegCommand(file, option)}\nand build again` },
    ])
  }
  const remedy = `Run\n  ${ffmpegCommand(file, 'conversion')}\nand build again`
  const content = readPlainFile(file, MAXIMUM_CLIP_BYTES, remedy)
  const movie = /\.mp4$/i.test(file) ? readMovie(content) : undefined
  if (!movie) return refuse('is no MP4 file')
  const fault = playFault(movie.movie)
  if (fault) refuse(fault)
  if (locations.some(name => movie.head.includes(name))) {
    refuse('says where it was recorded, and would tell everybody', 'withoutMetadata')
  }
  const hasSound = movie.movie.tracks.some(({ codec }) => playedSound.test(codec))
  return { content, muting: hasSound ? ffmpegCommand(file, 'withoutSound') : undefined }
}

/** The command that makes the picture that is shown until a clip is played. */
export function posterCommand(clip: string): string {
  return `ffmpeg -i ${quoted(clip)} -frames:v 1 ${quoted(clip.replace(/\.\w+$/, '.png'))}`
}
