import { createFile, MP4BoxBuffer } from 'mp4box'

/** Bytes of a clip as it is served: half a minute of 2 Mbit/s. */
export const MAXIMUM_CLIP_BYTES = 8_000_000

/** What every browser plays: H.264, with or without AAC. */
const playedCodecs = /^(?:avc1|mp4a)\./

/** What is said of a clip that is not ready to be served; undefined where it is. */
export function clipFault(content: Buffer): string | undefined {
  const file = createFile()
  let fault = 'is no MP4 file'
  file.onReady = ({ tracks, isProgressive, isFragmented }) => {
    const foreign = tracks.find(({ codec }) => !playedCodecs.test(codec))
    if (!tracks.some(({ codec }) => codec.startsWith('avc1.'))) fault = 'holds no H.264 video'
    else if (foreign) fault = `holds ${foreign.codec}, which not every browser plays`
    else if (!isProgressive && !isFragmented)
      fault = 'has its index at the end, so that it cannot start before all of it has arrived'
    else fault = ''
  }
  const bytes = content.buffer.slice(content.byteOffset, content.byteOffset + content.length)
  try {
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0), true)
  } catch {
    // It throws where a box that must be there is missing: the file is none that can be served.
  }
  if (fault !== '') return fault
  if (content.length <= MAXIMUM_CLIP_BYTES) return undefined
  return `has ${content.length} bytes, over ${MAXIMUM_CLIP_BYTES}`
}
