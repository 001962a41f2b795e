import {
  type Fault,
  OperatorError,
  versionFolder,
  versionOfName,
  versionTextFile,
  versionTextName,
  versionTextOfName,
} from '../folder/index.ts'
import { defaultLanguage, isLanguage, type Language } from '../languages/index.ts'
import {
  isLegalDocument,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  type Site,
} from '../site/index.ts'
import { type FrozenHead, type FrozenText, linkFaults, readFrozen } from './frozenText.ts'
import { checkLedger, folderNames } from './ledger.ts'
import { dateFault, frozenIn, inOrder, type PublishedVersion, withdrawalOf } from './version.ts'

/** What every language of a version states alike. */
const sharedFields = ['version', 'publishedOn', 'effective'] as const

type SharedFields = Pick<FrozenHead, (typeof sharedFields)[number]>

/** What a text states otherwise than the version it belongs to; undefined where it states the same. */
function headFault({ file, head }: FrozenText, expected: SharedFields): Fault | undefined {
  const field = sharedFields.find(name => head[name] !== expected[name])
  if (field === undefined) return undefined
  const advice =
    field === 'version'
      ? 'Remove the folder where it was copied by hand: npm run legal -- publish makes versions'
      : 'Restore the files as they were published'
  return { file, message: `its ${field} is ${head[field]}, not ${expected[field]}. ${advice}` }
}

/** Reads a version from its folder. @throws OperatorError for texts that are missing, or not what was published */
function readVersion(site: Site, document: LegalDocumentName, version: string): PublishedVersion {
  const name = { document, version }
  const readText = (language: Language) => {
    const file = site.versions.get(versionTextName(name, language))
    return file && readFrozen(file, language)
  }
  const head = readText(defaultLanguage)?.head
  const texts = new Map<Language, FrozenText>()
  const faults: Fault[] = []
  for (const language of head?.languages ?? [defaultLanguage]) {
    const text = readText(language)
    if (!text || !head) {
      const message = `is missing: ${version} was published in this language. Restore it`
      faults.push({ file: versionTextFile(site, name, language), message })
      continue
    }
    texts.set(language, text)
    const unsafeLinks = linkFaults(text)
    const fault = headFault(text, { ...head, version })
    if (unsafeLinks.length > 0) faults.push(...unsafeLinks)
    else if (fault) faults.push(fault)
  }
  if (!head || faults.length > 0) throw new OperatorError(faults)
  return {
    document,
    version,
    publishedOn: head.publishedOn,
    effective: head.effective,
    texts,
    isEditorial: head.editorial !== undefined,
    languages: site.languages.legal.filter(language => texts.has(language)),
  }
}

/** Refuses versions whose days do not follow one another, and one whose predecessor is gone. @throws OperatorError */
function checkOrder(site: Site, versions: readonly PublishedVersion[]): void {
  const faults: Fault[] = []
  for (const [index, version] of versions.entries()) {
    const { document } = version
    const before = versions.slice(0, index)
    const last = before.at(-1)
    const lastInForce = before.findLast(other => !withdrawalOf(other, versions))
    const { follows } = frozenIn(version, defaultLanguage).head
    if (follows !== undefined && follows !== lastInForce?.version) {
      const message = 'is missing: a later version came after this one. Restore its folder'
      faults.push({ file: versionFolder(site, { document, version: follows }), message })
    }
    const withdrawsLast = last !== undefined && withdrawalOf(last, versions) === version
    const wrong = dateFault(version, last, withdrawsLast) ?? dateFault(version, lastInForce, false)
    if (wrong !== undefined) {
      const message = `${wrong}. Restore the versions as they were published`
      faults.push({ file: versionFolder(site, version), message })
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
}

/** The versions of a document that have a folder, in the order they take effect. */
function readVersions(site: Site, document: LegalDocumentName): readonly PublishedVersion[] {
  const inNoOrder = Array.from(folderNames(site), versionOfName)
    .filter(name => name.document === document)
    .map(({ version }) => readVersion(site, document, version))
  const versions = inOrder(inNoOrder)
  checkOrder(site, versions)
  return versions
}

/** Refuses files that belong to no version: under a misspelled name, no page would show them. @throws OperatorError */
function checkTextNames({ versions }: Site): void {
  const faults: Fault[] = []
  for (const [name, { file }] of versions) {
    const text = versionTextOfName(name)
    if (text && isLegalDocument(text.document) && isLanguage(text.language)) continue
    const example = versionTextName({ document: 'privacy-policy', version: '2.0' }, defaultLanguage)
    faults.push({ file, message: `belongs to no version. Restore its name, like ${example}` })
  }
  if (faults.length > 0) throw new OperatorError(faults)
}

/** A value of every legal document. */
export function byDocument<Value>(compute: (document: LegalDocumentName) => Value) {
  const entries = legalDocuments.map(document => [document, compute(document)])
  // Every document has just been visited.
  return Object.fromEntries(entries) as Readonly<Record<LegalDocumentName, Value>>
}

/**
 * Every published version of every document, in the order they take effect; including those later than
 * the site's day.
 * @throws OperatorError for versions and texts that are missing, for texts that were edited, and for
 *   dates out of order
 */
export const publishedVersions = oncePerSite((site: Site) => {
  checkTextNames(site)
  checkLedger(site)
  return byDocument(document => readVersions(site, document))
})
