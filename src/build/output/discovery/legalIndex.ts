import { createHash } from 'node:crypto'
import {
  absoluteUrl,
  aiPermission,
  aiPermissionHash,
  changesPath,
  comparedWith,
  documentPath,
  frozenIn,
  frozenTextPath,
  type Language,
  type LegalDocumentName,
  legalDocuments,
  legalIndexPath,
  legalSchemaPath,
  type Site,
  shortTitle,
  timelines,
  type Version,
  versionListPath,
  versionPath,
  versionState,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import type { DiscoveryFile } from '../files.ts'
import legalSchema from './legalSchema.json' with { type: 'json' }

/** A version for an app; the schema says what each field means. */
function indexedVersion(site: Site, version: Version, wanted: Language) {
  const { publishedOn, languages, effective } = version
  const frozen = publishedOn === undefined ? undefined : frozenIn(version, wanted)
  const language = frozen?.language ?? wanted
  const address = (path: string) => absoluteUrl(site, path)
  return {
    version: version.version,
    effective,
    publishedOn: publishedOn ?? null,
    isMaterial: !version.isEditorial,
    summary: frozen?.head.summary ?? null,
    language,
    languages,
    address: address(versionPath(version, language)),
    changes: comparedWith(site, version, language) ? address(changesPath(version, language)) : null,
    text: frozen ? address(frozenTextPath(version, language)) : null,
    sha256: frozen ? createHash('sha256').update(frozen.raw).digest('hex') : null,
  }
}

function indexedDocument(site: Site, document: LegalDocumentName, language: Language) {
  const { all, inForce, announced } = timelines(site)[document]
  const indexed = (version: Version) => indexedVersion(site, version, language)
  const address = absoluteUrl(site, documentPath(document, language))
  return {
    title: withoutSoftHyphens(shortTitle(site, document, language)),
    address,
    appView: address,
    history: absoluteUrl(site, versionListPath(document, language)),
    inForce: indexed(inForce),
    next: announced ? indexed(announced) : null,
    earlier: all.filter(version => versionState(site, version) === 'replaced').map(indexed),
    withdrawn: all.filter(version => versionState(site, version) === 'withdrawn').map(indexed),
  }
}

/** What an app asks before it first sends something to an AI provider; `null` while nobody knows to whom. */
function indexedPermission(site: Site, language: Language) {
  const permission = aiPermission(site, language)
  if (!permission) return null
  const address = absoluteUrl(site, documentPath('privacy-policy', language))
  return { ...permission, policy: `${address}#ai-partners`, sha256: aiPermissionHash(site) }
}

/** What an app has to know of the documents, in a language. */
function legalIndex(site: Site, language: Language): string {
  const documents = legalDocuments.map(name => [name, indexedDocument(site, name, language)])
  const index = {
    $schema: absoluteUrl(site, legalSchemaPath),
    language,
    built: site.today,
    documents: Object.fromEntries(documents),
    aiPermission: indexedPermission(site, language),
  }
  return `${JSON.stringify(index, null, 1)}\n`
}

/**
 * The versions of every document for an app, in every language of the documents, and their schema, which stays:
 * fields may be added, none is taken out or comes to mean something else.
 */
export function legalIndexes(site: Site): readonly DiscoveryFile[] {
  const schema = { $id: absoluteUrl(site, legalSchemaPath), ...legalSchema }
  return [
    ...site.languages.legal.map(
      (language): DiscoveryFile => [legalIndexPath(language), legalIndex(site, language)],
    ),
    [legalSchemaPath, `${JSON.stringify(schema, null, 1)}\n`],
  ]
}

/** The text of every published version in each of its languages, at its permanent address. */
export function frozenTexts(site: Site): readonly DiscoveryFile[] {
  return legalDocuments.flatMap(document =>
    timelines(site)[document].all.flatMap(version =>
      Array.from(
        version.texts.values(),
        ({ language, raw }): DiscoveryFile => [frozenTextPath(version, language), raw],
      ),
    ),
  )
}
