import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { isIncidental } from './incidental.mjs'
import { OperatorError } from './OperatorError.ts'
import { reading, shownPath } from './refusals.ts'

/** Files and folders of one folder with all that is below it. */
const MOST_ENTRIES = 10_000

function refuse(path: string, message: string): never {
  throw new OperatorError([{ file: shownPath(path), message }])
}

/** Endings of files that the site reads. */
const fileEnding = /\.(?:md|ya?ml|svg|jpe?g|png|webp|avif|mp4)$/i

const noFile =
  'is not a file, but a device, a pipe or a socket. Put a file in its place, or take it out'

/**
 * Reads a file from outside whole. A device or a pipe would never end, and may not even open.
 * @param most bytes that it may have
 * @param remedy what to do about a larger one, in a sentence
 * @throws OperatorError where it cannot be read, is not a plain file, or is larger
 */
export function readPlainFile(path: string, most: number, remedy: string): Buffer {
  return reading(path, () => {
    const state = statSync(path)
    if (!state.isFile() && !state.isDirectory()) refuse(path, noFile)
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const { size } = fstatSync(descriptor)
      if (size > most) refuse(path, `has ${size} bytes, over ${most}. ${remedy}`)
      // One byte more than it says to have: a file that grows meanwhile, or lies as those of /proc do, is seen.
      const content = Buffer.alloc(Math.max(size, 1) + 1)
      let length = 0
      for (let read = -1; read !== 0 && length < content.length; length += read) {
        read = readSync(descriptor, content, length, content.length - length, null)
      }
      if (length > size)
        refuse(path, 'changes while it is read, or is not on a disk. Copy it, and try again')
      return content.subarray(0, length)
    } finally {
      closeSync(descriptor)
    }
  })
}

/** Whether a path leads to something within a folder, through whatever links. */
export function leadsWithin(folder: string, path: string): boolean {
  const [root, place] = [realpathSync(folder), realpathSync(path)]
  return place === root || place.startsWith(`${root.replace(/[/\\]$/, '')}${sep}`)
}

function* entriesBelow(
  root: string,
  folder: string,
  prefix: string,
  around: readonly string[],
  count: { entries: number },
): Generator<string> {
  const place = reading(folder, () => realpathSync(folder))
  if (around.includes(place)) refuse(folder, 'is a link that leads back to itself. Remove it')
  for (const name of reading(folder, () => readdirSync(folder)).sort()) {
    if (isIncidental(name)) continue
    const path = join(folder, name)
    count.entries += 1
    if (count.entries > MOST_ENTRIES) {
      refuse(root, `holds more than ${MOST_ENTRIES} files. Take out what the site does not need`)
    }
    const state = reading(path, () => statSync(path))
    const isLink = reading(path, () => lstatSync(path)).isSymbolicLink()
    if (isLink && !leadsWithin(root, path)) {
      refuse(
        path,
        `is a link that leads out of ${shownPath(root)}/, which holds all that a site is made of. Put the file itself there`,
      )
    }
    if (state.isDirectory() && fileEnding.test(name)) {
      refuse(path, 'is a folder. Name a file')
    }
    if (state.isDirectory()) {
      yield* entriesBelow(root, path, `${prefix}${name}/`, [...around, place], count)
    } else if (state.isFile()) yield prefix + name
    else refuse(path, noFile)
  }
}

/**
 * Every file below a folder or a part of it, by its path from there; none where that does not exist.
 * @param part of the folder, like `media`: its links may lead anywhere within the whole
 * @throws OperatorError for what is not a plain file, and for links that lead out of the folder or in a circle
 */
export function* filesBelow(folder: string, part = ''): Generator<string> {
  const place = join(folder, part)
  const isThere = reading(place, () => statSync(place, { throwIfNoEntry: false }))
  if (isThere) yield* entriesBelow(folder, place, '', [], { entries: 0 })
}
