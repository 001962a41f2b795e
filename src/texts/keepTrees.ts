import { createHash, type Hash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'

type Parse = (text: string) => Root

/** Files kept before the folder is emptied: each is four times its text, some 50 kB. */
const MOST_KEPT = 1000

/** Characters of a text from which it takes longer to parse than to read what was kept. */
const LEAST_LENGTH = 2000

interface Keeping {
  /** Where trees are kept. */
  readonly folder: string
  /** What decides how texts are parsed; where one is missing, nothing is kept. */
  readonly parserFiles: readonly string[]
  /** How many files the folder holds at most; left out: a thousand. */
  readonly most?: number
}

/** What is kept under a name; undefined where nothing is, or only a part of it. */
function readTree(file: string): Root | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Root // written from one
  } catch {
    return undefined
  }
}

function writeTree({ folder, most = MOST_KEPT }: Keeping, file: string, tree: Root): void {
  // Renamed when it is whole, so that no other process reads half of it.
  const unfinished = `${file}.${randomUUID()}`
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length >= most) {
      rmSync(folder, { recursive: true })
      mkdirSync(folder, { recursive: true })
    }
    writeFileSync(unfinished, JSON.stringify(tree))
    renameSync(unfinished, file)
  } catch {
    // A folder that cannot be written, or that another process empties, only costs time.
  }
}

/** A hash of files, to go on with; undefined where one of them is missing. */
function hashOf(files: readonly string[]): Hash | undefined {
  try {
    return createHash('sha256').update(files.map(file => readFileSync(file, 'utf8')).join('\0'))
  } catch {
    return undefined
  }
}

/**
 * Keeps what a parser makes of long texts from one process to the next: to parse the texts of a site takes
 * a process just started more time than all else that it does with them.
 */
export function keepTrees(keeping: Keeping, parse: Parse): Parse {
  const { folder, parserFiles } = keeping
  // Read with the first text: no module reads the disk when it is imported.
  let hash: Hash | undefined
  return text => {
    if (text.length < LEAST_LENGTH) return parse(text)
    hash ??= hashOf(parserFiles)
    if (!hash) return parse(text)
    const file = join(folder, `${hash.copy().update(`\0${text}`).digest('hex')}.json`)
    const kept = readTree(file)
    if (kept) return kept
    const tree = parse(text)
    writeTree(keeping, file, tree)
    return tree
  }
}
