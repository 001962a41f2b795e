import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import type { Manifest } from '../server/manifest.ts'
import { outputFolder } from './outputFolder.mjs'

/** What supertest takes: an application, a server, or an address. */
export type Target = RequestListener | Server | string

/** The folder of the build's files. */
export const siteFolder = join(outputFolder, 'site')

/** The manifest of the build. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(outputFolder, 'manifest.json'), 'utf8'))
}
