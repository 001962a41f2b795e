import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../languages/index.ts'
import { OperatorError } from './OperatorError.ts'
import { landingCopyFile, messagesWithCopy } from './ownCopy.ts'
import { readFrozenText, reading, readText, shownPath } from './readText.ts'
import { textFile, textNames } from './routes.ts'
import type { SiteConfig } from './schema.ts'
import { type Site, type SiteInput, siteOf, type TextFiles } from './site.ts'
import { readSiteSource } from './siteSource.ts'

/** The file of the operator's folder that holds the facts. */
export const siteFileName = 'site.yaml'

/** The file of the operator's folder that lists what was published: it outlives the folder `versions/`. */
export const ledgerFileName = 'published.yaml'

/** What systems and editors leave in folders by themselves. */
const incidental = /^(?:\..*|.*~|~\$.*|thumbs\.db|desktop\.ini)$/i

/** Every file below a folder; none where the folder does not exist. */
export function* filesBelow(folder: string, prefix = ''): Generator<string> {
  if (!existsSync(folder)) return
  for (const name of reading(folder, () => readdirSync(folder)).sort()) {
    if (incidental.test(name)) continue
    const path = join(folder, name)
    const isFolder = reading(path, () => statSync(path)).isDirectory()
    if (isFolder) yield* filesBelow(path, `${prefix}${name}/`)
    else yield prefix + name
  }
}

/** Every text below a folder; none where the folder does not exist. */
function readTexts(folder: string, read = readText): TextFiles {
  const names = Array.from(filesBelow(folder)).filter(name => /\.(?:md|yaml)$/.test(name))
  const fileOf = (path: string) => ({ file: shownPath(path), text: read(path) })
  return new Map(names.map(name => [name, fileOf(join(folder, name))]))
}

/** The project's own wording of every text. */
export function defaultTextFiles(): TextFiles {
  const files = readTexts(fileURLToPath(new URL('../languages', import.meta.url)))
  return new Map(Array.from(files, ([name, file]) => [name.replace('/texts/', '/'), file]))
}

/** The drawings that the company names, below its folder. */
export function namedDrawings({ identity, app }: SiteConfig): readonly string[] {
  return [identity.mark, app.appStoreBadge, app.googlePlayBadge]
    .flatMap(files => (typeof files === 'object' ? Object.values(files) : (files ?? [])))
    .map(normalize)
}

/** What helps with a misspelled name in a folder. */
const remedies: Readonly<Record<string, string>> = {
  texts: 'npm run legal -- edit <text> writes files of the right name',
  versions: 'Restore its name, like privacy-policy/2.0/en.md',
}

/**
 * Refuses files that nothing reads: under a misspelled name, no one would ever see them. Those below
 * `media/` are held against the works of the site, once these are read (mediaFiles.ts).
 * @throws OperatorError with every such file
 */
function checkNames(folder: string, config: SiteConfig): void {
  const texts = languages.flatMap(({ code }) => [
    `texts/${landingCopyFile(code)}`,
    ...textNames.map(name => `texts/${textFile(name, code)}`),
  ])
  const known = [siteFileName, ledgerFileName, ...texts, ...namedDrawings(config)]
  const remedy = `Correct its name (${siteFileName}, ${ledgerFileName}, texts/, versions/ and media/ are read), or move it out of ${shownPath(folder)}/`
  const faults = Array.from(filesBelow(folder))
    .filter(name => !known.includes(name))
    .filter(name => !/^(?:media\/.*|versions\/.*\.(?:md|yaml)|readme\.md)$/i.test(name))
    .map(name => ({
      file: shownPath(join(folder, name)),
      message: `is not a file of the site, and nothing would show it. ${remedies[name.replace(/\/.*/, '')] ?? remedy}`,
    }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * Reads a site from the operator's folder, once: facts, texts, published versions. A text of the
 * operator replaces the project's own text of the same name entirely.
 * @throws OperatorError for everything wrong in `site.yaml`, and for files that cannot be read or have no place
 */
export function loadSite({
  folder,
  ...options
}: Pick<SiteInput, 'folder' | 'today' | 'showsDrafts' | 'overrides'>): Site {
  const file = join(folder, siteFileName)
  if (!existsSync(file)) {
    const near = existsSync(folder) && readdirSync(folder).find(name => /^site\.ya?ml$/i.test(name))
    const message = near
      ? `does not exist, but ${near} does. Give it this name`
      : 'does not exist. Set SITE to a folder that holds a site.yaml, or leave it out'
    throw new OperatorError([{ file: shownPath(file), message }])
  }
  const ledger = join(folder, ledgerFileName)
  const own = readTexts(join(folder, 'texts'))
  const site = siteOf({
    ...options,
    folder: shownPath(folder),
    source: readSiteSource(shownPath(file), readText(file)),
    texts: new Map([...defaultTextFiles(), ...own]),
    versions: readTexts(join(folder, 'versions'), readFrozenText),
    ...(existsSync(ledger) && { ledger: { file: shownPath(ledger), text: readText(ledger) } }),
    messages: messagesWithCopy(own),
  })
  checkNames(folder, site.config)
  return site
}
