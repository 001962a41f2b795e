import { legalDocuments } from '../content/documents.ts'
import { legalLanguages } from '../content/offeredLanguages.ts'
import { routePath } from '../content/routes.ts'
import type { Language } from '../i18n/languages.ts'
import {
  type DocumentVersion,
  documentVersions,
  predecessorOf,
} from '../legal/versions/documentVersions.ts'
import { type AddressedPage, addressedPage } from './addressedPage.ts'

/** A version of a document, at its permanent address. */
export interface VersionPageEntry extends AddressedPage {
  readonly kind: 'version'
  readonly route: DocumentVersion['document']
  readonly version: DocumentVersion
}

/** What changed from one published version to the next. */
export interface ChangesPageEntry extends AddressedPage {
  readonly kind: 'changes'
  readonly route: DocumentVersion['document']
  readonly before: DocumentVersion
  readonly version: DocumentVersion
}

/** Every version of a document. */
export interface VersionListPageEntry extends AddressedPage {
  readonly kind: 'version-list'
  readonly route: DocumentVersion['document']
}

/** The permanent path of a version in a language. */
export function versionPath({ document, version }: DocumentVersion, language: Language): string {
  return `${routePath(document, language)}/${version}`
}

/** The path of what changed with a version. */
export function changesPath(version: DocumentVersion, language: Language): string {
  return `${versionPath(version, language)}/changes`
}

/** The path of the list of a document's versions. */
export function versionListPath(document: DocumentVersion['document'], language: Language): string {
  return `${routePath(document, language)}/versions`
}

/** The version that one is compared with; undefined where one of both has no published text. */
export function comparedWith(version: DocumentVersion): DocumentVersion | undefined {
  const before = predecessorOf(version)
  return version.published && before?.published ? before : undefined
}

function pagesOfVersion(
  version: DocumentVersion,
  language: Language,
): (VersionPageEntry | ChangesPageEntry)[] {
  const { document, languages } = version
  const before = comparedWith(version)
  const shared = { route: document, version } as const
  // Search engines find the document itself; its versions are for those who look for them.
  const page = (path: (code: Language) => string) =>
    addressedPage({ card: document, language, languages, path, isListed: false })
  return [
    { kind: 'version', ...shared, ...page(code => versionPath(version, code)) },
    ...(before
      ? [
          {
            kind: 'changes' as const,
            ...{ ...shared, before },
            ...page(code => changesPath(version, code)),
          },
        ]
      : []),
  ]
}

/** The pages about versions in a language: of each document its list, its versions, their changes. */
export function versionPages(
  language: Language,
): (VersionPageEntry | ChangesPageEntry | VersionListPageEntry)[] {
  if (!legalLanguages.includes(language)) return []
  return legalDocuments.flatMap(document => [
    {
      kind: 'version-list' as const,
      route: document,
      ...addressedPage({
        ...{ card: document, language, languages: legalLanguages, isListed: true },
        path: code => versionListPath(document, code),
      }),
    },
    ...documentVersions[document].all
      .filter(({ languages }) => languages.includes(language))
      .flatMap(version => pagesOfVersion(version, language)),
  ])
}
