import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'

type Parse = (text: string) => Root

/** Characters of a text from which it takes longer to parse than to read what was kept. */
const LEAST_LENGTH = 2000

/** Files kept before the folder is emptied: each is four times its text, some 50 kB. */
const MOST_KEPT = 1000

/**
 * Keeps what a parser makes of long texts from one process to the next: to parse the texts of a site takes
 * a process just started 1 s, more than all else that it does with them.
 * @param parserFiles what decides how texts are parsed; where one is missing, nothing is kept
 */
export function keepTrees(folder: string, parserFiles: readonly string[], parse: Parse): Parse {
  // Read with the first text: no module reads the disk when it is imported.
  let parser: string | undefined
  return text => {
    if (text.length < LEAST_LENGTH) return parse(text)
    let file: string | undefined
    try {
      parser ??= parserFiles.map(name => readFileSync(name, 'utf8')).join('\0')
      const hash = createHash('sha256').update(`${parser}\0${text}`).digest('hex')
      file = join(folder, `${hash}.json`)
      return JSON.parse(readFileSync(file, 'utf8')) as Root // written from one
    } catch {
      const tree = parse(text)
      if (file) keep(folder, file, tree)
      return tree
    }
  }
}

function keep(folder: string, file: string, tree: Root): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length >= MOST_KEPT) {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
    }
    writeFileSync(file, JSON.stringify(tree))
  } catch {
    // A folder that cannot be written only costs time, and so does half a file, which no parser of JSON takes.
  }
}
