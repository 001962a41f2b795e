import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder in which results are kept from one process to the next, and takes the oldest of too many out.
 * Others may use or remove the same files in the same moment; a folder that cannot be written only costs time.
 * @param most files that stay, the newest
 */
export function openCacheFolder(folder: string, most: number): void {
  try {
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder).map(name => {
      const file = join(folder, name)
      return { file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
    })
    const oldest = files.toSorted((first, second) => second.time - first.time).slice(most)
    for (const { file } of oldest) rmSync(file, { force: true })
  } catch {
    // Nothing is kept then, or more than there should be.
  }
}
