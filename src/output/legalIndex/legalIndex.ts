import { createHash } from 'node:crypto'
import type { Language } from '../../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { legalIndexPath, legalSchemaPath } from '../../pages/legalIndexPath.ts'
import { frozenTextPath, versionListPath } from '../../pages/versionPages.ts'
import {
  changesPath,
  comparedWith,
  frozenIn,
  stateOf,
  timelines,
  type Version,
  versionPath,
} from '../../versions/index.ts'
import type { DiscoveryFile } from '../discovery/discoveryFile.ts'
import { legalSchema } from './legalSchema.ts'

/** A version for an app: days as ISO 8601, absolute addresses; the schema says what each field means. */
interface IndexedVersion {
  readonly version: string
  readonly effective: string
  readonly publishedOn: string | null
  readonly isMaterial: boolean
  readonly summary: string | null
  readonly language: Language
  readonly languages: readonly Language[]
  readonly address: string
  readonly changes: string | null
  readonly text: string | null
  readonly sha256: string | null
}

/** A document for an app. */
interface IndexedDocument {
  readonly title: string
  readonly address: string
  readonly appView: string
  readonly history: string
  readonly inForce: IndexedVersion
  readonly next: IndexedVersion | null
  readonly earlier: readonly IndexedVersion[]
}

function indexedVersion(site: Site, version: Version, wanted: Language): IndexedVersion {
  const { publishedOn, languages, effective } = version
  const frozen = publishedOn === undefined ? undefined : frozenIn(version, wanted)
  const language = frozen?.language ?? wanted
  const address = (path: string) => absoluteUrl(site, path)
  return {
    ...{ version: version.version, effective },
    publishedOn: publishedOn ?? null,
    isMaterial: !version.isEditorial,
    summary: frozen?.head.summary ?? null,
    ...{ language, languages },
    address: address(versionPath(version, language)),
    changes: comparedWith(site, version) ? address(changesPath(version, language)) : null,
    text: frozen ? address(frozenTextPath(version, language)) : null,
    sha256: frozen ? createHash('sha256').update(frozen.raw).digest('hex') : null,
  }
}

function indexedDocument(
  site: Site,
  document: LegalDocumentName,
  language: Language,
): IndexedDocument {
  const { all, inForce, announced } = timelines(site)[document]
  const indexed = (version: Version) => indexedVersion(site, version, language)
  const address = absoluteUrl(site, routePath(document, language))
  return {
    title: withoutSoftHyphens(site.messages[language][`legal.${document}`]),
    address,
    appView: address,
    history: absoluteUrl(site, versionListPath(document, language)),
    inForce: indexed(inForce),
    next: announced ? indexed(announced) : null,
    earlier: all.filter(version => stateOf(site, version) === 'replaced').map(indexed),
  }
}

/** What an app has to know of the documents, in a language. */
function legalIndex(site: Site, language: Language): string {
  const documents = legalDocuments.map(name => [name, indexedDocument(site, name, language)])
  const index = {
    $schema: absoluteUrl(site, legalSchemaPath),
    ...{ language, built: site.today },
    documents: Object.fromEntries(documents),
  }
  return `${JSON.stringify(index, null, 1)}\n`
}

/** The versions of every document for an app, in every language of the documents, and their schema. */
export function legalIndexes(site: Site): readonly DiscoveryFile[] {
  return [
    ...site.languages.legal.map(
      (language): DiscoveryFile => [legalIndexPath(language), legalIndex(site, language)],
    ),
    [legalSchemaPath, `${JSON.stringify(legalSchema(site), null, 1)}\n`],
  ]
}

/** The text of every published version in each of its languages, at its permanent address. */
export function frozenTexts(site: Site): readonly DiscoveryFile[] {
  return legalDocuments.flatMap(document =>
    timelines(site)[document].all.flatMap(version =>
      version.languages.flatMap((code): DiscoveryFile[] => {
        const text = version.texts.get(code)
        return text ? [[frozenTextPath(version, code), text.raw]] : []
      }),
    ),
  )
}
