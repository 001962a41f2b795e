import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Manifest } from '../server/index.ts'
import {
  isoDay,
  loadSite,
  OperatorError,
  publishedVersions,
  type Site,
} from '../src/company/index.ts'
import type { Environment } from './command.ts'

/** The day commands work for: SITE_DATE, or today in UTC. */
function readDay(given: string | undefined): string {
  const result = v.safeParse(isoDay, given || new Date().toISOString().slice(0, 10))
  if (result.success) return result.output
  const message = `"${given}" ${result.issues[0].message}`
  throw new OperatorError([{ file: 'SITE_DATE', message }])
}

/**
 * Reads the site that an environment asks for: SITE names the company's folder, SITE_DATE the
 * day, SITE_ORIGIN and SITE_INDEXING override fields for previews, SITE_DRAFTS asks for drafts.
 * @throws OperatorError for everything wrong in them and in the company's file, and for published versions that are
 * not what was published
 */
export function readSite(environment: Environment): Site {
  const site = loadFrom(environment)
  // No command goes on where a published version is missing or was changed, whatever else it looks at.
  publishedVersions(site)
  return site
}

/** Reads the folder of an environment, and says of what is wrong there which variable brought it in. */
function loadFrom(environment: Environment): Site {
  const { SITE, SITE_DATE, SITE_DRAFTS, SITE_ORIGIN, SITE_INDEXING } = environment
  const overrides = {
    ...(SITE_ORIGIN !== undefined && { origin: SITE_ORIGIN }),
    ...(SITE_INDEXING !== undefined && { indexing: SITE_INDEXING }),
  }
  try {
    return loadSite({
      folder: SITE || 'site',
      today: readDay(SITE_DATE),
      overrides,
      showsDrafts: SITE_DRAFTS === 'shown',
    })
  } catch (error) {
    const fields = Object.keys(overrides)
    const isOverridden =
      error instanceof OperatorError &&
      fields.some(field => error.faults.some(({ message }) => message.startsWith(`${field}:`)))
    if (!isOverridden) throw error
    const names = fields.map(field => `SITE_${field.toUpperCase()}`).join(', ')
    const message = 'is set in the environment and overrides the file. Correct it, or unset it'
    throw new OperatorError([...error.faults, { file: names, message }])
  }
}

/**
 * The manifest of a build, which is written after its pages and files.
 * @throws OperatorError where it is not there or not whole, and for a preview of drafts, of which nothing else
 * is to be said
 */
export function readBuildManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const message = 'is missing or not whole, so there is no build to look at. Run npm run build'
    throw new OperatorError([{ file, message }])
  }
  if (!manifest.showsDrafts) return manifest
  const message = 'holds a preview of drafts, which is never deployed. Run npm run build'
  throw new OperatorError([{ file: folder, message }])
}
