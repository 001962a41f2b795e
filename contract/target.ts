import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import type { Manifest } from '../server/manifest.ts'

/** What supertest takes: an application, a server, or an address. */
export type Target = RequestListener | Server | string

const dist = new URL('../dist/', import.meta.url).pathname

/** The folder of the build's files. */
export const siteFolder = join(dist, 'site')

/** The manifest of the build. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
}
