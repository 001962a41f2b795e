import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../languages/languages.ts'
import { OperatorError } from './OperatorError.ts'
import { isLandingCopy, messagesWithCopy } from './ownCopy.ts'
import { readFrozenText, reading, readText, shownPath } from './readText.ts'
import { type Site, type SiteInput, siteOf, type TextFile, type TextFiles } from './site.ts'
import { readSiteSource } from './siteSource.ts'
import { textFiles } from './textFiles.ts'

/** The folder of the project's languages, each with its texts. */
const languageFolders = fileURLToPath(new URL('../languages', import.meta.url))

/** The file of the operator's folder that holds the facts. */
export const siteFileName = 'site.yaml'

/** The file of the operator's folder that lists what was published: it outlives the folder `versions/`. */
export const ledgerFileName = 'published.yaml'

/** A file of the operator's folder that may be left out. */
function readOptional(path: string): TextFile | undefined {
  return existsSync(path) ? { file: shownPath(path), text: readText(path) } : undefined
}

function* namesBelow(folder: string, prefix = ''): Generator<string> {
  if (!existsSync(folder)) return
  for (const name of reading(folder, () => readdirSync(folder)).sort()) {
    const path = join(folder, name)
    const isFolder = reading(path, () => statSync(path)).isDirectory()
    if (isFolder) yield* namesBelow(path, `${prefix}${name}/`)
    else if (/\.(?:md|yaml)$/.test(name)) yield prefix + name
  }
}

/** Every text below a folder; none where the folder does not exist. */
function readTexts(folder: string, read = readText): TextFiles {
  const entries = Array.from(namesBelow(folder), (name): [string, TextFile] => {
    const path = join(folder, name)
    return [name, { file: shownPath(path), text: read(path) }]
  })
  return new Map(entries)
}

/** The project's own wording of every text. */
export function defaultTextFiles(): TextFiles {
  const files = languages.flatMap(({ code }) =>
    Array.from(readTexts(join(languageFolders, code, 'texts')), ([name, file]) => {
      return [`${code}/${name}`, file] as const
    }),
  )
  return new Map(files)
}

/**
 * Refuses texts that replace none: under a misspelled name, no one would ever see them.
 * @throws OperatorError with every such file
 */
function checkNames(own: TextFiles): void {
  const strangers = [...own].filter(([name]) => !textFiles.includes(name) && !isLandingCopy(name))
  if (strangers.length === 0) return
  const remedy = 'npm run legal -- edit <text> writes files of the right name'
  const message = `is not a text of the site, and nothing would show it. ${remedy}`
  throw new OperatorError(strangers.map(([, { file }]) => ({ file, message })))
}

interface LoadOptions extends Pick<SiteInput, 'today' | 'showsDrafts'> {
  /** The operator's folder. */
  readonly folder: string
  readonly overrides?: SiteInput['overrides']
}

/**
 * Reads a site from the operator's folder, once: facts, texts, published versions. A text of the
 * operator replaces the project's own text of the same name entirely.
 * @throws OperatorError for everything wrong in `site.yaml`, and for files that cannot be read or have no place
 */
export function loadSite(options: LoadOptions): Site {
  const { folder, today, overrides = {}, showsDrafts = false } = options
  const file = join(folder, siteFileName)
  if (!existsSync(file)) {
    const message = 'does not exist. Set SITE to a folder that holds a site.yaml, or leave it out'
    throw new OperatorError([{ file: shownPath(file), message }])
  }
  const own = readTexts(join(folder, 'texts'))
  checkNames(own)
  return siteOf({
    ...{ folder: shownPath(folder), today, overrides, showsDrafts },
    source: readSiteSource(shownPath(file), readText(file)),
    texts: new Map([...defaultTextFiles(), ...own]),
    versions: readTexts(join(folder, 'versions'), readFrozenText),
    ledger: readOptional(join(folder, ledgerFileName)),
    messages: messagesWithCopy(own),
  })
}
