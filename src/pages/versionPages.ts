import type { Language } from '../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../model/documents.ts'
import { routePath } from '../model/routes.ts'
import type { Site } from '../model/site.ts'
import {
  changesPath,
  comparedWith,
  hasDraft,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'
import { type AddressedPage, addressedPage } from './addressedPage.ts'

/** A version of a document, at its permanent address. */
export interface VersionPageEntry extends AddressedPage {
  readonly kind: 'version'
  readonly route: LegalDocumentName
  readonly version: Version
}

/** What changed from one published version to the next. */
export interface ChangesPageEntry extends AddressedPage {
  readonly kind: 'changes'
  readonly route: LegalDocumentName
  readonly before: Version
  readonly version: Version
}

/** Every version of a document. */
export interface VersionListPageEntry extends AddressedPage {
  readonly kind: 'version-list'
  readonly route: LegalDocumentName
}

/** What a draft changes in the version in force; only where drafts are shown. */
export interface DraftPageEntry extends AddressedPage {
  readonly kind: 'draft'
  readonly route: LegalDocumentName
  /** The published text in force. */
  readonly inForce: Version
}

/** The path of a published version's text in a language, as it was frozen. */
export function frozenTextPath(version: Version, language: Language): string {
  return `${versionPath(version, language)}.md`
}

/** The path of the list of a document's versions. */
export function versionListPath(document: LegalDocumentName, language: Language): string {
  return `${routePath(document, language)}/versions`
}

/** The path of what a document's draft changes. */
export function draftPath(document: LegalDocumentName, language: Language): string {
  return `${routePath(document, language)}/draft`
}

/** The text in force that a draft is compared with; undefined where no draft is shown. */
export function comparedWithDraft(site: Site, document: LegalDocumentName): Version | undefined {
  if (!site.showsDrafts || !hasDraft(site, document)) return undefined
  const { inForce } = timelines(site)[document]
  return inForce.publishedOn === undefined ? undefined : inForce
}

function pagesOfVersion(
  site: Site,
  version: Version,
  language: Language,
): (VersionPageEntry | ChangesPageEntry)[] {
  const { document, languages } = version
  const before = comparedWith(site, version)
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

function draftPages(site: Site, document: LegalDocumentName, language: Language): DraftPageEntry[] {
  const inForce = comparedWithDraft(site, document)
  if (!inForce) return []
  const page = addressedPage({
    ...{ card: document, language, languages: site.languages.legal, isListed: false },
    path: code => draftPath(document, code),
  })
  return [{ kind: 'draft', route: document, inForce, ...page }]
}

/** The pages about versions in a language: of each document its list, its versions, their changes. */
export function versionPages(
  site: Site,
  language: Language,
): (VersionPageEntry | ChangesPageEntry | VersionListPageEntry | DraftPageEntry)[] {
  if (!site.languages.legal.includes(language)) return []
  return legalDocuments.flatMap(document => [
    {
      kind: 'version-list' as const,
      route: document,
      ...addressedPage({
        ...{ card: document, language, languages: site.languages.legal, isListed: true },
        path: code => versionListPath(document, code),
      }),
    },
    ...draftPages(site, document, language),
    ...timelines(site)
      [document].all.filter(({ languages }) => languages.includes(language))
      .flatMap(version => pagesOfVersion(site, version, language)),
  ])
}
