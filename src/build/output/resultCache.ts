import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCacheFolder } from '../../company/index.ts'

/**
 * Gives the kept result of costly work, or makes it and keeps it.
 * @param recipe names the work and its parameters; the version of Node is always a part of it
 */
export type ResultCache = (
  recipe: string,
  content: string | Buffer,
  make: () => Promise<Buffer>,
) => Promise<Buffer>

/**
 * Opens the cache of compressed files and drawn pictures, of every site: with it, a build takes half the time.
 * @param most results of earlier builds that it keeps, the newest: a site of 600 pages has about 2,000
 */
export function openOutputCache(folder = '.cache/made', most = 10_000): ResultCache {
  openCacheFolder(folder, most)
  return async (recipe, content, make) => {
    const origin = `${process.version} ${process.arch}\0${recipe}\0`
    const name = createHash('sha256').update(origin).update(content).digest('hex')
    const file = join(folder, name)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const made = await make()
    // Renamed, so that no other build sees half of it.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, made, { flag: 'wx' })
      .then(() => rename(unfinished, file))
      .catch(() => undefined)
    return made
  }
}
