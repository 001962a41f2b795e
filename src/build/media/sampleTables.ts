/** A box of an MP4 file, with the bytes at which it, its content and what follows it begin (ISO/IEC 14496-12 §4.2). */
interface Mp4Box {
  readonly type: string
  readonly start: number
  readonly contentStart: number
  readonly end: number
}

/** The bytes of a size and a type, with which every box begins. */
const BOX_HEAD = 8

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

/** Where a table counts samples: in the four bytes from one of its box on, and again after every so many bytes. */
interface SampleCount {
  readonly first: number
  /** Undefined where there is one number for the whole table. */
  readonly every: number | undefined
}

const sampleCounts: Readonly<Record<string, SampleCount>> = {
  stsz: { first: 16, every: undefined },
  stz2: { first: 16, every: undefined },
  trun: { first: 12, every: undefined },
  stts: { first: 16, every: 8 },
  ctts: { first: 16, every: 8 },
  stsc: { first: 20, every: 12 },
  sbgp: { first: 20, every: 8 },
}

/** Reads where the box at a byte begins and ends; undefined where it goes beyond the end of what holds it. */
function boxAt(content: Buffer, start: number, limit: number): Mp4Box | undefined {
  const stated = content.readUInt32BE(start)
  const type = content.toString('latin1', start + 4, start + BOX_HEAD)
  let size = stated
  let contentStart = start + BOX_HEAD
  // A size of 0 is that of all that follows; with 1, the size is in the next eight bytes.
  if (stated === 0) size = limit - start
  if (stated === 1) {
    contentStart += 8
    if (contentStart > limit) return undefined
    size = Number(content.readBigUInt64BE(start + BOX_HEAD))
  }
  const end = start + size
  return end < contentStart || end > limit ? undefined : { type, start, contentStart, end }
}

/** How many samples the table in a box counts, or more than a number of them; 0 where the box is no table. */
function samplesIn(content: Buffer, { type, start, end }: Mp4Box, most: number): number {
  const count = sampleCounts[type]
  if (!count) return 0
  const { first, every = end - start } = count
  let samples = 0
  for (let at = start + first; at + 4 <= end && samples <= most; at += every) {
    samples += content.readUInt32BE(at)
  }
  return samples
}

/** Whether the boxes between two bytes of a clip, at a depth in others, claim more than the file can hold. */
function boxesClaimMore(content: Buffer, from: number, to: number, depth: number): boolean {
  let start = from
  while (start + BOX_HEAD <= to) {
    const box = depth > DEEPEST ? undefined : boxAt(content, start, to)
    if (!box || samplesIn(content, box, content.length) > content.length) return true
    const { type, contentStart, end } = box
    const holdsBoxes = boxesOfBoxes.includes(type)
    if (holdsBoxes && boxesClaimMore(content, contentStart, end, depth + 1)) return true
    start = end
  }
  return false
}

/**
 * Whether the tables of a clip count more samples than the file has bytes, or its boxes lead out of each other. A
 * parser makes an entry for each sample that a table claims.
 */
export function claimsMoreSamples(content: Buffer): boolean {
  return boxesClaimMore(content, 0, content.length, 0)
}
