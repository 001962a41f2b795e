import { parse, stringify } from 'yaml'
import { ledgerFileName } from '../model/loadSite.ts'
import { type Fault, OperatorError } from '../model/OperatorError.ts'
import type { Site, TextFile } from '../model/site.ts'

const introduction = `# Every version that was published; npm run legal -- publish adds to it.
# A build misses what is listed here and has no folder below versions/.
`

/** The versions that have a folder, as the ledger names them: \`privacy-policy/2.0\`. */
function publishedNames({ versions }: Site): ReadonlySet<string> {
  return new Set(Array.from(versions.keys(), name => name.split('/').slice(0, 2).join('/')))
}

/**
 * The versions that a site's ledger lists; undefined for a site that keeps none.
 * @throws OperatorError where it is no list of versions
 */
function listedNames({ ledger }: Site): readonly string[] | undefined {
  if (!ledger) return undefined
  let listed: unknown
  try {
    listed = parse(ledger.text)
  } catch {
    listed = undefined
  }
  if (Array.isArray(listed) && listed.every(name => typeof name === 'string')) return listed
  const message = 'is not a list of versions, like "- privacy-policy/2.0". Restore it'
  throw new OperatorError([{ file: ledger.file, message }])
}

/**
 * Holds the folders of versions against the ledger, where there is one.
 * @throws OperatorError for every version that is listed and gone, or there and not listed
 */
export function checkLedger(site: Site): void {
  const listed = listedNames(site)
  if (!listed) return
  const present = publishedNames(site)
  const gone = listed.filter(name => !present.has(name))
  const unlisted = [...present].filter(name => !listed.includes(name))
  const missing: Fault[] = gone.map(name => ({
    file: `${site.folder}/versions/${name}`,
    message: `is missing: ${site.folder}/${ledgerFileName} says that it was published. Restore its folder`,
  }))
  const unknown: Fault[] = unlisted.map(name => ({
    file: `${site.folder}/versions/${name}`,
    message: `is not listed in ${site.folder}/${ledgerFileName}. Restore its line: - ${name}`,
  }))
  if (missing.length + unknown.length > 0) throw new OperatorError([...missing, ...unknown])
}

/** The ledger of a site once a version is published: that one, and all that have a folder already. */
export function ledgerWith(site: Site, document: string, version: string): TextFile {
  const names = new Set([...publishedNames(site), `${document}/${version}`])
  const text = introduction + stringify([...names].toSorted())
  return { file: `${site.folder}/${ledgerFileName}`, text }
}
