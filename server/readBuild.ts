import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entriesOf, type Manifest, strongEtag } from './manifest.ts'

/** What the server sends: files are in memory, clips stay on the disk. */
export interface Build {
  readonly manifest: Manifest
  /** The folder of the site's files. */
  readonly folder: string
  /** The content of files by their path below that folder. */
  readonly contents: ReadonlyMap<string, Buffer>
}

/** Why a build cannot be served; the message is for whoever starts the server. */
export class UnusableBuild extends Error {}

function readManifest(folder: string): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    entriesOf(manifest)
    return manifest
  } catch {
    throw new UnusableBuild(`There is no whole build in ${folder}. Run "npm run build" first.`)
  }
}

/**
 * Reads a build, and checks every file against the hash that the build gave it: a half-copied or
 * edited deployment must not start.
 * @throws UnusableBuild with the folder, the file and the remedy
 */
export function readBuild(outputFolder: string): Build {
  const manifest = readManifest(outputFolder)
  const folder = resolve(outputFolder, 'site')
  const contents = new Map<string, Buffer>()
  const refuse = (file: string, fault: string): never => {
    const remedy = 'Run "npm run build" again, or copy the whole build'
    throw new UnusableBuild(
      `The build in ${outputFolder} is not intact: site/${file} ${fault}. ${remedy}.`,
    )
  }
  for (const { variants, rangesOf } of entriesOf(manifest)) {
    for (const { file, etag } of Object.values(variants)) {
      let content = Buffer.alloc(0)
      try {
        content = readFileSync(join(folder, file))
      } catch (error) {
        refuse(file, `cannot be read (${(error as NodeJS.ErrnoException).code})`)
      }
      if (strongEtag(content) !== etag) refuse(file, 'is not the file that was built')
      if (rangesOf === undefined) contents.set(file, content)
    }
  }
  return { manifest, folder, contents }
}
