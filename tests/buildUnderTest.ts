import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolder } from '../scripts/build/outputFolder.mjs'
import type { Manifest } from '../server/index.ts'

/** The folder of the build's files. */
export const siteFolder = join(outputFolder, 'site')

/** The manifest of the build. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(outputFolder, 'manifest.json'), 'utf8'))
}
