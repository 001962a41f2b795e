import { defaultLanguage, isLanguage, type Language } from '../languages/languages.ts'
import { isLegalDocument, type LegalDocumentName, legalDocuments } from '../model/documents.ts'
import { OperatorError } from '../model/OperatorError.ts'
import { oncePerSite, type Site } from '../model/site.ts'
import { checkVersions } from './checkVersions.ts'
import { checkLedger } from './ledger.ts'
import { type PublishedText, readPublishedText } from './publishedText.ts'
import type { PublishedVersion, PublishedVersions } from './publishedVersion.ts'
import { versionFile } from './versionFiles.ts'

function readText(
  { versions }: Site,
  document: LegalDocumentName,
  version: string,
  language: Language,
): PublishedText | undefined {
  const file = versions.get(`${document}/${version}/${language}.md`)
  return file && readPublishedText(file)
}

function readVersion(site: Site, document: LegalDocumentName, version: string): PublishedVersion {
  const first = readText(site, document, version, defaultLanguage)
  if (first === undefined) {
    const file = versionFile(site, document, version, defaultLanguage)
    const message = 'is missing: every version has a text in this language. Restore it'
    throw new OperatorError([{ file, message }])
  }
  const { publishedOn, effective, editorial, languages } = first.frontMatter
  const texts = languages.map(language => [language, readText(site, document, version, language)])
  return {
    ...{ document, version, publishedOn, effective, isEditorial: editorial !== undefined },
    texts: Object.fromEntries(texts),
  }
}

/** The versions of a document that have a folder. */
function versionsOf(site: Site, document: LegalDocumentName): readonly PublishedVersion[] {
  const names = Array.from(site.versions.keys(), name => name.split('/'))
    .filter(([folder]) => folder === document)
    .map(([, version = '']) => version)
  const versions = [...new Set(names)].map(name => readVersion(site, document, name))
  versions.sort((one, other) => one.effective.localeCompare(other.effective))
  checkVersions(site, versions)
  return versions
}

/** Files below `versions/`: `privacy-policy/2.0/en.md`. */
const versionName = /^(?<document>[\w-]+)\/\d[\w.-]*\/(?<language>\w+)\.md$/

/**
 * Refuses files that belong to no version: under a misspelled name, no one would ever see them.
 * @throws OperatorError with every such file
 */
function checkNames({ versions }: Site): void {
  const strangers = [...versions].filter(([name]) => {
    const { document = '', language = '' } = versionName.exec(name)?.groups ?? {}
    return !isLegalDocument(document) || !isLanguage(language)
  })
  if (strangers.length === 0) return
  const message = 'belongs to no version. Restore its name, like privacy-policy/2.0/en.md'
  throw new OperatorError(strangers.map(([, { file }]) => ({ file, message })))
}

/**
 * Every published version of every document, in the order they take effect; including those later
 * than the site's day.
 * @throws OperatorError for versions and texts that are missing, for texts that were edited, and for
 *   dates out of order
 */
export const publishedVersions = oncePerSite((site: Site): PublishedVersions => {
  checkNames(site)
  checkLedger(site)
  const entries = legalDocuments.map(document => [document, versionsOf(site, document)])
  return Object.fromEntries(entries) as PublishedVersions // every document has just been visited
})
