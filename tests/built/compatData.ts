import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'

// Read by Node: the test runner would take half a minute to turn these 20 MB into a module.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Versions of browsers, by their names in MDN's data. */
export type BrowserVersions = Readonly<Partial<Record<BrowserName, number>>>

function children(entry: object): [string, Identifier][] {
  return Object.entries(entry).filter(([key]) => key !== '__compat')
}

function entryAt(path: string): Identifier | undefined {
  const [area, ...keys] = path.split('.')
  let entry = area === 'html' ? data.html : data.css
  for (const key of keys) {
    const child = Object.hasOwn(entry, key) ? entry[key] : undefined
    if (!child) return undefined
    entry = child
  }
  return entry
}

/** Whether MDN's data know a path, for example `css.properties.gap`. */
export function isKnown(path: string): boolean {
  return entryAt(path)?.__compat !== undefined
}

const functions = new Map<string, string>()
function indexFunctions(entry: object, path: string): void {
  for (const [key, child] of children(entry)) {
    if (!functions.has(key)) functions.set(key, `${path}.${key}`)
    indexFunctions(child, `${path}.${key}`)
  }
}
indexFunctions(data.css.types ?? {}, 'css.types')

/** The path of a function of CSS values. */
export function functionPath(name: string): string | undefined {
  return functions.get(name)
}

function includes(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added, version_removed, flags, alternative_name } = statement
  if (typeof version_added !== 'string' || version_removed || flags || alternative_name)
    return false
  return Number.parseFloat(version_added.replace('≤', '')) <= version
}

/**
 * The browsers of a choice that lack a feature.
 * @param used everything the site uses: a prefixed form counts where it is written as well
 */
export function browsersLacking(
  feature: string,
  versions: BrowserVersions,
  used: ReadonlySet<string>,
): string[] {
  const isWritten = (prefix: string) => used.has(feature.replace(/[^.]+$/, name => prefix + name))
  const support = new Map(Object.entries(entryAt(feature)?.__compat?.support ?? {}))
  return Object.entries(versions).flatMap(([browser, version]) => {
    const statements = [support.get(browser) ?? []].flat()
    const isSupported = statements.some(
      statement =>
        includes(statement, version) && (!statement.prefix || isWritten(statement.prefix)),
    )
    return isSupported ? [] : [browser]
  })
}
