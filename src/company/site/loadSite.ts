import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectItems, readDataItems, refuseStrangeRecipients } from '../data/index.ts'
import {
  bodyOf,
  filesBelow,
  OperatorError,
  publishedParts,
  readFrozenText,
  readSiteSource,
  readText,
  shownPath,
} from '../folder/index.ts'
import { checkCatalogs } from './catalogs.ts'
import { pagesFolderName, refuseTakenNames } from './companyPages.ts'
import { checkFileNames, dataFileName, publicFolderName, siteFileName } from './fileNames.ts'
import { defaultLandingCopy, messagesWithCopy } from './landingCopy.ts'
import { readPageHeads } from './pageHeads.ts'
import { type Site, type SiteInput, siteOf, type TextFiles } from './site.ts'

/** Every text below a part of a folder; none where that part does not exist. */
function readTexts(folder: string, part = '', read = readText): TextFiles {
  const names = Array.from(filesBelow(folder, part)).filter(name => /\.(?:md|yaml)$/.test(name))
  const fileOf = (path: string) => ({ file: shownPath(path), text: read(path) })
  return new Map(names.map(name => [name, fileOf(join(folder, part, name))]))
}

/** The Markdown files of the project in every language. */
function markdownFiles(): TextFiles {
  const files = readTexts(fileURLToPath(new URL('../languages', import.meta.url)))
  return new Map(Array.from(files, ([name, file]) => [name.replace('/texts/', '/'), file]))
}

/** The files that hold a text, and not only the head of one that is still to be translated. */
function withoutEmptyTexts(files: TextFiles): TextFiles {
  return new Map(Array.from(files).filter(([, { text }]) => bodyOf(text).trim() !== ''))
}

/** The project's own wording of every text. */
export function defaultTextFiles(): TextFiles {
  return withoutEmptyTexts(markdownFiles())
}

/**
 * Holds what a company writes of recipients against its processors, once it has named one of them.
 * @throws OperatorError for recipients that are none of these
 */
function checkRecipients({ config, source, dataFile, dataItems }: Site): void {
  const isAnswered = config.processors.some(({ name }) => name !== undefined)
  if (!dataFile || !isAnswered) return
  const kinds = config.processors.map(({ kind }) => kind)
  refuseStrangeRecipients(dataFile, dataItems, kinds, source.file)
}

/**
 * Reads a site from the company's folder, once: facts, texts, published versions. A text of the
 * company replaces the project's own text of the same name entirely.
 * @throws OperatorError for everything wrong in `site.yaml`, for files that cannot be read or have no place, and
 *   for languages of the project that are not whole
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
  checkCatalogs()
  // Devices, pipes and links that lead out are refused before any file is read.
  const files = Array.from(filesBelow(folder))
  const ledger = join(folder, publishedParts.ledger)
  const addresses = join(folder, publishedParts.addresses)
  const companyTexts = readTexts(folder, 'texts')
  const markdown = markdownFiles()
  const defaults = withoutEmptyTexts(markdown)
  const dataPath = join(folder, dataFileName)
  const dataFile = existsSync(dataPath)
    ? readSiteSource(shownPath(dataPath), readText(dataPath))
    : undefined
  const site = siteOf({
    ...options,
    folder: shownPath(folder),
    source: readSiteSource(shownPath(file), readText(file)),
    texts: new Map([...defaults, ...companyTexts]),
    defaultTexts: new Map([...defaults, ...defaultLandingCopy()]),
    pageHeads: readPageHeads(markdown, companyTexts),
    pages: readTexts(folder, pagesFolderName),
    versions: readTexts(folder, publishedParts.versions, readFrozenText),
    keptValues: readTexts(folder, publishedParts.keptValues, readFrozenText),
    publicFiles: files
      .filter(name => name.startsWith(`${publicFolderName}/`))
      .map(name => name.slice(publicFolderName.length + 1)),
    ...(existsSync(addresses) && {
      addresses: { file: shownPath(addresses), text: readText(addresses) },
    }),
    ...(existsSync(ledger) && { ledger: { file: shownPath(ledger), text: readText(ledger) } }),
    messages: messagesWithCopy(companyTexts),
    dataItems: dataFile ? readDataItems(dataFile) : projectItems,
    dataFile,
  })
  checkFileNames(folder, files, site.config)
  refuseTakenNames(site)
  checkRecipients(site)
  return site
}
