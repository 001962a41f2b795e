import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Results of costly work, kept between builds. */
export interface ResultCache {
  /**
   * Gives the kept result, or makes it and keeps it. What is asked for twice is made once.
   * @param recipe names the work and its parameters; the version of Node is always a part of it
   */
  readonly take: (
    recipe: string,
    content: string | Buffer,
    make: () => Promise<Buffer>,
  ) => Promise<Buffer>
  /** Removes what was used least recently, until the rest fits. */
  readonly prune: () => Promise<void>
}

/** Bytes of a SHA-256 hash. */
const HASH_BYTES = 32

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()

/** The result within an entry, or undefined where the entry is missing, cut off or damaged. */
async function readEntry(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => undefined)
  if (!entry) return undefined
  const result = entry.subarray(HASH_BYTES)
  return sha256(result).equals(entry.subarray(0, HASH_BYTES)) ? result : undefined
}

/** Writes beside the entry and renames, so that no other build sees half of it. */
async function writeEntry(file: string, result: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, Buffer.concat([sha256(result), result]))
  await rename(unfinished, file)
}

/** Where compressed files and drawn pictures are kept between builds, of every site. */
const outputCacheFolder = '.cache/output'

/** Bytes kept there: a site of 600 pages takes about 40 MB. */
const OUTPUT_LIMIT = 256 * 1024 * 1024

/** Opens the cache of compressed files and drawn pictures. */
export function openOutputCache(): Promise<ResultCache> {
  return openResultCache(outputCacheFolder, OUTPUT_LIMIT)
}

/**
 * Opens the cache in a folder. Entries are named by a hash of what they were made from and carry a
 * hash of what they hold; a damaged one is made again.
 * @param limit of the folder in bytes
 */
export async function openResultCache(folder: string, limit: number): Promise<ResultCache> {
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  const taken = new Map<string, Promise<Buffer>>()

  const keep = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readEntry(file)
    if (kept) {
      const now = new Date()
      // Another build may prune it in this moment.
      await utimes(file, now, now).catch(() => undefined)
      return kept
    }
    const made = await make()
    // A folder that cannot be written only costs time.
    await writeEntry(file, made).catch(() => undefined)
    return made
  }

  return {
    take(recipe, content, make) {
      const origin = `${process.version} ${process.arch}\0${recipe}\0`
      const name = createHash('sha256').update(origin).update(content).digest('hex')
      const result = taken.get(name) ?? keep(join(folder, name), make)
      taken.set(name, result)
      return result
    },
    async prune() {
      const files = await Promise.all(
        (await readdir(folder).catch(() => [])).map(async name => {
          const file = join(folder, name)
          const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
          return { file, size, mtimeMs }
        }),
      )
      let total = 0
      for (const { file, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
        total += size
        if (total > limit) await rm(file, { force: true })
      }
    },
  }
}
