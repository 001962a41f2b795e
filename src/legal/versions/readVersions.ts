import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import { OperatorError } from '../../site/OperatorError.ts'
import { checkVersions } from './checkVersions.ts'
import { type FrozenText, readFrozenText } from './frozenText.ts'
import type { PublishedVersion, PublishedVersions } from './publishedVersion.ts'
import { versionFile, versionsFolder } from './versionFiles.ts'

/** Reads with the operator's words for what the file system refuses. */
function readable<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    const message = `cannot be read (${reason}). Restore it, or give this user the right to read it`
    throw new OperatorError([{ file, message }])
  }
}

function readText(
  document: LegalDocumentName,
  version: string,
  language: Language,
): FrozenText | undefined {
  const file = versionFile(document, version, language)
  if (!existsSync(file)) return undefined
  return readFrozenText(
    file,
    readable(file, () => readFileSync(file, 'utf8')),
  )
}

function readVersion(document: LegalDocumentName, version: string): PublishedVersion {
  const first = readText(document, version, defaultLanguage)
  if (first === undefined) {
    const file = versionFile(document, version, defaultLanguage)
    const message = 'is missing: every version has a text in this language. Restore it'
    throw new OperatorError([{ file, message }])
  }
  const { publishedOn, effective, editorial, languages } = first.frontMatter
  const texts = languages.map(language => [language, readText(document, version, language)])
  return {
    ...{ document, version, publishedOn, effective, isEditorial: editorial !== undefined },
    texts: Object.fromEntries(texts),
  }
}

/**
 * Reads every published version of a document, in the order they take effect.
 * @throws OperatorError for files that are missing, unreadable or edited, and for dates out of order
 */
function versionsOf(document: LegalDocumentName): readonly PublishedVersion[] {
  const folder = `${versionsFolder}/${document}`
  if (!existsSync(folder)) return []
  const names = readable(folder, () => readdirSync(folder))
  const versions = names.map(name => readVersion(document, name))
  versions.sort((one, other) => one.effective.localeCompare(other.effective))
  checkVersions(versions)
  return versions
}

/** Every published version of every document, in the order they take effect. */
export function readVersions(): PublishedVersions {
  const entries = legalDocuments.map(document => [document, versionsOf(document)])
  return Object.fromEntries(entries) as PublishedVersions // every document has just been walked
}
