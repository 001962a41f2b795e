import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError } from './OperatorError.ts'
import { parseSite } from './parseSite.ts'
import type { Site } from './schema.ts'
import { readSiteSource, siteFile } from './siteSource.ts'

/** Fields that the environment overrides, for previews and tests. */
const overrides = { origin: process.env.SITE_ORIGIN, indexing: process.env.SITE_INDEXING }

async function importSiteFile(): Promise<object> {
  const module =
    process.env.SITE_FILE === undefined || process.env.SITE_FILE === ''
      ? await import('../site.ts')
      : await import(/* @vite-ignore */ pathToFileURL(resolve(siteFile)).href)
  return module.default
}

async function readInput(): Promise<object> {
  try {
    return await importSiteFile()
  } catch (error) {
    // Where the file is not valid TypeScript this says so with the line.
    const { file } = readSiteSource()
    const reason = error instanceof Error ? error.message : String(error)
    const message = `cannot be used: ${reason}. Correct it; only values belong in this file`
    throw new OperatorError([{ file, message }])
  }
}

async function readSite(): Promise<Site> {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined)
  const input = { ...(await readInput()), ...Object.fromEntries(given) }
  try {
    return parseSite(input, readSiteSource())
  } catch (error) {
    if (!(error instanceof OperatorError) || given.length === 0) throw error
    const names = given.map(([field]) => `SITE_${field.toUpperCase()}`).join(', ')
    const message = 'is set in the environment and overrides the file. Correct it, or unset it'
    throw new OperatorError([...error.faults, { file: names, message }])
  }
}

/**
 * The operator's values, checked, with `SITE_ORIGIN` and `SITE_INDEXING` applied.
 * Importing this module throws `OperatorError` when a value is unusable.
 */
export const site = await readSite()

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href
}
