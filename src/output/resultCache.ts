import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives the kept result of costly work, or makes it and keeps it. What is asked for twice is made once.
 * @param recipe names the work and its parameters; the version of Node is always a part of it
 */
export type ResultCache = (
  recipe: string,
  content: string | Buffer,
  make: () => Promise<Buffer>,
) => Promise<Buffer>

/** Bytes of compressed files and drawn pictures that are kept: a site of 600 pages takes about 40 MB. */
const OUTPUT_LIMIT = 256 * 1024 * 1024

/** Gives what a file keeps, or makes it; another build may use or remove the file in the same moment. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept) {
    const now = new Date()
    await utimes(file, now, now).catch(() => undefined)
    return kept
  }
  const made = await make()
  // Renamed, so that no other build sees half of it. A folder that cannot be written only costs time.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, made)
    .then(() => rename(unfinished, file))
    .catch(() => undefined)
  return made
}

/** Removes what was used least recently, until the rest fits. */
async function prune(folder: string, limit: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async name => {
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
}

/**
 * Opens the cache of compressed files and drawn pictures, of every site. Entries are named by a hash of what they
 * were made from.
 * @param limit of what earlier builds have left in the folder, in bytes
 */
export async function openOutputCache(
  folder = '.cache/made',
  limit = OUTPUT_LIMIT,
): Promise<ResultCache> {
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  await prune(folder, limit)
  const taken = new Map<string, Promise<Buffer>>()
  return (recipe, content, make) => {
    const origin = `${process.version} ${process.arch}\0${recipe}\0`
    const name = createHash('sha256').update(origin).update(content).digest('hex')
    const result = taken.get(name) ?? keep(join(folder, name), make)
    taken.set(name, result)
    return result
  }
}
