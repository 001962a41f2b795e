import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entriesOf, type Manifest, strongEtag } from './manifest.ts'

/** What the server sends: files are in memory, clips stay on the disk. */
export type Build = ReturnType<typeof readBuild>

function readManifest(folder: string) {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return { manifest, entries: entriesOf(manifest) }
  } catch {
    throw new Error(`There is no whole build in ${folder}. Run "npm run build" first.`)
  }
}

/**
 * Reads a build, and checks every file against the hash that the build gave it: a half-copied or
 * edited deployment must not start.
 * @throws with the folder, the file and the remedy, for whoever starts the server
 */
export function readBuild(outputFolder: string) {
  const { manifest, entries } = readManifest(outputFolder)
  const folder = resolve(outputFolder, 'site')
  const contents = new Map<string, Buffer>()
  for (const { variants, rangesOf } of entries) {
    for (const { file, etag } of Object.values(variants)) {
      let content = Buffer.alloc(0)
      let fault = 'is not the file that was built'
      try {
        content = readFileSync(join(folder, file))
      } catch (error) {
        fault = `cannot be read (${(error as NodeJS.ErrnoException).code})`
      }
      if (strongEtag(content) !== etag)
        throw new Error(
          `The build in ${outputFolder} is not intact: site/${file} ${fault}. Run "npm run build" again, or copy the whole build.`,
        )
      if (rangesOf === undefined) contents.set(file, content)
    }
  }
  return { manifest, folder, contents }
}
