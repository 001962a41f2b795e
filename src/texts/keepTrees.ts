import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'

type Parse = (text: string) => Root

/** Files kept before the folder is emptied: each is four times its text, some 50 kB. */
const MOST_KEPT = 1000

/** Characters of a text from which it takes longer to parse than to read what was kept. */
const LEAST_LENGTH = 2000

/** What is kept under a name; undefined where nothing is, or only a part of it. */
function readTree(file: string): Root | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Root // written from one
  } catch {
    return undefined
  }
}

function writeTree(folder: string, file: string, tree: Root): void {
  // Renamed when it is whole, so that no other process reads half of it.
  const unfinished = `${file}.${randomUUID()}`
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length >= MOST_KEPT) {
      rmSync(folder, { recursive: true })
      mkdirSync(folder, { recursive: true })
    }
    writeFileSync(unfinished, JSON.stringify(tree))
    renameSync(unfinished, file)
  } catch {
    // A folder that cannot be written, or that another process empties, only costs time.
  }
}

/**
 * Keeps what a parser makes of long texts from one process to the next: to parse the texts of a site takes
 * a process just started more time than all else that it does with them.
 * @param folder where they are kept
 * @param parserFiles what decides how texts are parsed; where one is missing, nothing is kept
 */
export function keepTrees(folder: string, parserFiles: readonly string[], parse: Parse): Parse {
  let parser: string | undefined
  try {
    parser = parserFiles.map(file => readFileSync(file, 'utf8')).join('\0')
  } catch {
    return parse
  }
  const hash = createHash('sha256').update(parser)
  return text => {
    if (text.length < LEAST_LENGTH) return parse(text)
    const file = join(folder, `${hash.copy().update(`\0${text}`).digest('hex')}.json`)
    const kept = readTree(file)
    if (kept) return kept
    const tree = parse(text)
    writeTree(folder, file, tree)
    return tree
  }
}
