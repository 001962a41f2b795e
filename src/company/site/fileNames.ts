import { join, normalize } from 'node:path'
import {
  isPublishedFile,
  keptValuesName,
  OperatorError,
  publishedParts,
  shownPath,
  versionTextName,
} from '../folder/index.ts'
import { isLanguage, languages } from '../languages/index.ts'
import type { SiteConfig } from '../schema/index.ts'
import { companyPageOf, pagesFolderName } from './companyPages.ts'
import { landingCopyFile } from './landingCopy.ts'
import { textNames, textPath } from './pageRows.ts'

/** The file in the company's folder that holds the facts. */
export const siteFileName = 'site.yaml'

/** The file in the company's folder with what it collects besides the project's table, or otherwise. */
export const dataFileName = 'data.yaml'

/** The folder in the company's folder whose files are served as they are, at the root of the site. */
export const publicFolderName = 'public'

/** The form for Data safety, as a company has exported it from the Play Console. */
export const playTemplateName = 'play-template.csv'

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
  [publishedParts.keptValues]: `Restore its name, like ${keptValuesName(sampleVersion)}`,
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
export function checkFileNames(folder: string, files: readonly string[], config: SiteConfig): void {
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
  const remedy = `Correct its name (${siteFileName}, ${dataFileName}, ${publishedParts.ledger}, texts/, ${publishedParts.versions}/, ${publishedParts.keptValues}/, ${pagesFolderName}/, media/ and ${publicFolderName}/ are read), put it into ${publicFolderName}/ if it is for the root of the site, or move it out of ${shownPath(folder)}/`
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
