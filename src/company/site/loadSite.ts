import { existsSync, readdirSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { projectItems, readDataItems, refuseStrangeRecipients } from '../data/index.ts'
import {
  bodyOf,
  type Fault,
  factsName,
  filesBelow,
  isPublishedFile,
  OperatorError,
  publishedParts,
  readFrozenText,
  readSiteSource,
  readText,
  shownPath,
  versionTextName,
} from '../folder/index.ts'
import {
  type Catalog,
  isLanguage,
  type Localized,
  languages,
  localized,
  type MessageKey,
  messages,
} from '../languages/index.ts'
import { htmlTag, type SiteConfig } from '../schema/index.ts'
import { checkCatalogs, referencesIn } from './catalogs.ts'
import { companyPageOf, pagesFolderName, refuseTakenNames } from './companyPages.ts'
import { readPageHeads } from './pageHeads.ts'
import { textNames, textPath } from './pageRows.ts'
import { type Site, type SiteInput, siteOf, type TextFile, type TextFiles } from './site.ts'

/** The file in the company's folder that holds the facts. */
export const siteFileName = 'site.yaml'

/** The file in the company's folder with what it collects besides the project's table, or otherwise. */
export const dataFileName = 'data.yaml'

/** The folder in the company's folder whose files are served as they are, at the root of the site. */
export const publicFolderName = 'public'

/** The form for Data safety, as a company has exported it from the Play Console. */
export const playTemplateName = 'play-template.csv'

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

/** The drawings that the company names, below its folder. */
export function namedDrawings({ identity, app }: SiteConfig): readonly string[] {
  return [identity.mark, app.appStoreBadge, app.googlePlayBadge]
    .flatMap(files => (typeof files === 'object' ? Object.values(files) : (files ?? [])))
    .map(normalize)
}

/** What editors and merges leave beside the file that they changed. */
const leftover = /^(?!media\/).*(?:\.(?:bak|old|orig|rej|tmp)| copy(?: \d+)?\.\w+| \(\d+\)\.\w+)$/i

/** A version that messages give as an example. */
const sampleVersion = { document: 'privacy-policy', version: '2.0' }

/** Files that the site leaves alone by where they are, besides what is published. */
const otherFile = /^(?:(?:media|public)\/.*|readme\.md)$/i

/** Whether a file holds a page of the company's own. */
function isPageFile(name: string): boolean {
  const prefix = `${pagesFolderName}/`
  return name.startsWith(prefix) && companyPageOf(name.slice(prefix.length)) !== undefined
}

/** What helps with a misspelled name in a folder. */
const remedies: Readonly<Record<string, string>> = {
  [pagesFolderName]: `Name a page in small letters, figures and hyphens, with its language, like ${pagesFolderName}/about-us.en.md. The languages are ${languages.map(({ code }) => code).join(', ')}`,
  [publishedParts.versions]: `Restore its name, like ${versionTextName(sampleVersion, 'en')}`,
  [publishedParts.facts]: `Restore its name, like ${factsName(sampleVersion)}`,
}

/** Where a text belongs that has another name than the site reads, as far as its name says which text it is. */
function textRemedy(name: string): string {
  const parts = name.toLowerCase().split(/[/.]/)
  const language = parts.find(isLanguage)
  const isLanding = parts.includes('landing')
  const text = textNames.find(textName => parts.includes(textName))
  if (!isLanding && text === undefined) {
    return `A text of yours is in texts/<language>/<text>.md, and the copy of the landing page in texts/<language>/landing.yaml. The texts are ${textNames.join(', ')}`
  }
  const file = isLanding ? 'landing.yaml' : `${text}.md`
  if (language !== undefined) return `What it says belongs into texts/${language}/${file}`
  const codes = languages.map(({ code }) => code)
  return `What it says belongs into texts/<language>/${file}, with one of the languages ${codes.join(', ')}`
}

/**
 * Refuses files that nothing reads: under a misspelled name, no page would show them. Those below
 * `media/` are held against the works of the site, once these are read (mediaFiles.ts).
 * @throws OperatorError with every such file
 */
function checkFileNames(folder: string, files: readonly string[], config: SiteConfig): void {
  const texts = languages.flatMap(({ code }) => [
    `texts/${landingCopyFile(code)}`,
    ...textNames.map(name => `texts/${textPath(name, code)}`),
  ])
  const named = [
    siteFileName,
    dataFileName,
    publishedParts.ledger,
    ...texts,
    ...namedDrawings(config),
  ]
  const remedy = `Correct its name (${siteFileName}, ${dataFileName}, ${publishedParts.ledger}, texts/, ${publishedParts.versions}/, ${publishedParts.facts}/, ${pagesFolderName}/, media/ and ${publicFolderName}/ are read), put it into ${publicFolderName}/ if it is for the root of the site, or move it out of ${shownPath(folder)}/`
  const adviceFor = (name: string) => {
    if (leftover.test(name)) return 'An editor or a merge left it there: remove it'
    const [top = ''] = name.split('/')
    return top === 'texts' ? textRemedy(name) : (remedies[top] ?? remedy)
  }
  const faults = files
    .filter(name => !named.includes(name))
    .filter(name => name !== playTemplateName)
    .filter(name => leftover.test(name) || !(isPublishedFile(name) || otherFile.test(name)))
    .filter(name => leftover.test(name) || !isPageFile(name))
    .map(name => ({
      file: shownPath(join(folder, name)),
      message: `is not a file of the site, and nothing would show it. ${adviceFor(name)}`,
    }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/** Prefixes of the keys of the landing page's texts, which a company may replace. */
const landingKeys =
  /^(?:meta\.landing|navbar|hero|badge|panel|features|pricing|testimonials|faq|contact)\./

/** The keys of the landing page's texts, in the order of the page. */
export const landingCopyKeys = (Object.keys(messages.en) as MessageKey[]) // the keys of the catalog
  .filter(key => landingKeys.test(key))

/** The name of the company's own copy of the landing page in a language, below `texts/`. */
export function landingCopyFile(language: string): string {
  return `${language}/landing.yaml`
}

/** The project's own copy of the landing page in every language, as a company writes its own. */
function defaultLandingCopy(): TextFiles {
  const files = languages.map(({ code }): [string, TextFile] => {
    const copy = landingCopyKeys.map(key => [key, messages[code][key]])
    const text = stringify(Object.fromEntries(copy), { lineWidth: 0 })
    return [landingCopyFile(code), { file: `src/company/languages/${code}/messages.json`, text }]
  })
  return new Map(files)
}

/** What is wrong with a key and its value beside the project's own, which may be empty; undefined if nothing. */
function copyFault(key: string, value: unknown, texts: Catalog): string | undefined {
  const landingKey = landingCopyKeys.find(copyKey => copyKey === key)
  if (landingKey === undefined) {
    return `"${key}" is not a text of the landing page. npm run legal -- edit landing writes a file with every key`
  }
  const copy = String(value)
  const text = texts[landingKey]
  const namesInCopy = referencesIn(copy)
  const lost = referencesIn(text).find(name => !namesInCopy.includes(name))
  if (lost !== undefined) return `${key} lacks {{${lost}}}. Write it where its value belongs`
  if (htmlTag.test(copy)) return `${key} has an HTML tag, which the page would print. Leave it out`
  const asterisksIn = (words: string) => words.split('*').length - 1
  if (asterisksIn(copy) % 2 !== asterisksIn(text) % 2) {
    return `${key} has other asterisks than its text. Write them as in "${text}"`
  }
  if (typeof value === 'string' && (copy.trim() !== '' || text === '')) return undefined
  return `${key} has no text. Write it in quotes, or leave it out`
}

/** The interface in every language, with the company's own copy in place. @throws OperatorError for faults in it */
function messagesWithCopy(companyTexts: TextFiles): Localized<Catalog> {
  return localized(code => {
    const copy = companyTexts.get(landingCopyFile(code))
    if (!copy) return messages[code]
    const { value, lineOf } = readSiteSource(copy.file, copy.text)
    const faults = Object.entries(value).flatMap(([key, text]): Fault[] => {
      const message = copyFault(key, text, messages[code])
      return message === undefined ? [] : [{ file: copy.file, line: lineOf([key]), message }]
    })
    if (faults.length > 0) throw new OperatorError(faults)
    return { ...messages[code], ...value }
  })
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
    facts: readTexts(folder, publishedParts.facts, readFrozenText),
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
