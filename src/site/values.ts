import type { Language } from '../i18n/languages.ts'
import input from '../site.ts'
import { isPlaceholder, type Placeholder, parseSite, type Site, SiteError } from './schema.ts'

const overrides = {
  origin: process.env.SITE_ORIGIN,
  indexing: process.env.SITE_INDEXING,
}

function readSite(): Site {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined)
  try {
    return parseSite({ ...input, ...Object.fromEntries(given) })
  } catch (error) {
    if (!(error instanceof SiteError) || given.length === 0) throw error
    const names = given.map(([field]) => `SITE_${field.toUpperCase()}`).join(', ')
    throw new SiteError(`${error.message}\n(${names} in the environment overrides the file.)`)
  }
}

/**
 * The operator's values, checked, with `SITE_ORIGIN` and `SITE_INDEXING` applied.
 * Importing this module throws `SiteError` when a value is unusable.
 */
export const site = readSite()

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href
}

/** How a value that is still to be supplied appears on the page: `[postal address]`. */
export function placeholderText(value: Placeholder, language: Language): string {
  return `[${value.placeholder[language]}]`
}

/** The value the operator supplied, or undefined while it is a placeholder. */
export function supplied<Value>(value: Value | Placeholder): Value | undefined {
  return isPlaceholder(value) ? undefined : value
}
