import {
  type Alternates,
  defaultLanguage,
  type Language,
  localizePath,
} from '../languages/index.ts'
import {
  isStatutoryPage,
  type LegalDocumentName,
  languagesOf,
  legalDocuments,
  oncePerSite,
  type RouteName,
  routeNames,
  routePath,
  type Site,
  type StatutoryPageName,
} from '../model/index.ts'
import {
  changesPath,
  comparedWith,
  hasDraft,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'
import { draftPath, versionListPath } from './paths.ts'

/** What every page has. */
interface PrerenderedPage {
  readonly language: Language
  /** Its address; of a 404 page, where it is pre-rendered. */
  readonly path: string
  /** File below the folder of the site: `/de/x` is `de/x.html`, as CDNs with clean URLs expect. */
  readonly file: string
  /**
   * Path of the same page in every language it is offered in; a 404 page leads to the landing pages, or to
   * what there is instead.
   */
  readonly alternates: Alternates
}

/** What every page with an address has besides. */
interface AddressedPage extends PrerenderedPage {
  /** Path of the picture that is shown where the page is shared. */
  readonly card: string
  /** Whether search engines may list it once the site is open to them; others never. */
  readonly isListed: boolean
}

/** What a page is about, by its kind. */
interface Subjects {
  readonly landing: { readonly route: 'landing' }
  readonly legal: { readonly route: LegalDocumentName }
  /** The list of all documents and pages about rights and duties. */
  readonly 'legal-home': { readonly route: 'legal-home' }
  /** A page that a statute asks of some companies. */
  readonly statutory: { readonly route: StatutoryPageName }
  /** A version of a document, at its permanent address. */
  readonly version: { readonly route: LegalDocumentName; readonly version: Version }
  /** What changed from one published version to the next. */
  readonly changes: {
    readonly route: LegalDocumentName
    readonly before: Version
    readonly version: Version
  }
  /** Every version of a document. */
  readonly 'version-list': { readonly route: LegalDocumentName }
  /** What a draft changes in the published text in force; only where drafts are shown. */
  readonly draft: { readonly route: LegalDocumentName; readonly inForce: Version }
}

/** A page with an address of its own, of some kind. */
export type PageOf<Kind extends keyof Subjects> = {
  [Own in Kind]: AddressedPage & { readonly kind: Own } & Subjects[Own]
}[Kind]

export type RoutePage = PageOf<keyof Subjects>

/** The page that unknown addresses of a language show; it has no address of its own. */
export interface NotFoundPageEntry extends PrerenderedPage {
  readonly kind: 'not-found'
  /** The beginning of the paths it is shown for; '' for the default language, which takes the rest. */
  readonly prefix: string
}

export type Page = RoutePage | NotFoundPageEntry

/** Kinds of pages whose text can no longer change, because it is published. */
export const publishedKinds: readonly Page['kind'][] = ['version', 'changes']

/** A page at its address in a language. */
function prerendered(
  language: Language,
  languages: readonly Language[],
  path: (code: Language) => string,
): PrerenderedPage {
  const own = path(language)
  return {
    language,
    path: own,
    file: own === '/' ? 'index.html' : `${own.slice(1)}.html`,
    alternates: Object.fromEntries(languages.map(code => [code, path(code)])),
  }
}

/** The pages that a route has in a language: itself, and those about the versions of a document. */
function pagesOf(site: Site, route: RouteName, language: Language): readonly RoutePage[] {
  const page = (
    path: (code: Language) => string,
    { isListed = true, languages = languagesOf(site, route) } = {},
  ) => ({
    ...prerendered(language, languages, path),
    card: `/cards/${route}.${language}.png`,
    isListed,
  })
  const own = page(code => routePath(route, code))
  if (route === 'landing') return [{ kind: 'landing', route, ...own }]
  if (route === 'legal-home') return [{ kind: 'legal-home', route, ...own }]
  if (isStatutoryPage(route)) return [{ kind: 'statutory', route, ...own }]
  const versions = timelines(site)[route].all.filter(({ languages }) =>
    languages.includes(language),
  )
  const inForce = comparedWithDraft(site, route)
  // Search engines find the document itself; its versions are for those who look for them.
  const hidden = { isListed: false }
  const drafts: readonly RoutePage[] = inForce
    ? [{ kind: 'draft', route, inForce, ...page(code => draftPath(route, code), hidden) }]
    : []
  return [
    { kind: 'legal', route, ...own },
    { kind: 'version-list', route, ...page(code => versionListPath(route, code)) },
    ...drafts,
    ...versions.flatMap((version): readonly RoutePage[] => {
      const { languages } = version
      const before = comparedWith(site, version)
      const ofVersion = (path: (of: Version, code: Language) => string) =>
        page(code => path(version, code), { ...hidden, languages })
      return [
        { kind: 'version', route, version, ...ofVersion(versionPath) },
        ...(before
          ? [{ kind: 'changes' as const, route, before, version, ...ofVersion(changesPath) }]
          : []),
      ]
    }),
  ]
}

/** The text in force that a draft is compared with; undefined where no draft is shown. */
export function comparedWithDraft(site: Site, document: LegalDocumentName): Version | undefined {
  if (!site.showsDrafts || !hasDraft(site, document)) return undefined
  const { inForce } = timelines(site)[document]
  return inForce.publishedOn === undefined ? undefined : inForce
}

function notFoundPage({ languages }: Site, language: Language): NotFoundPageEntry {
  const path = localizePath('/404', language)
  return {
    kind: 'not-found',
    ...prerendered(language, [language], () => path),
    alternates: Object.fromEntries(
      languages.any.map(code => [
        code,
        routePath(languages.site.includes(code) ? 'landing' : legalDocuments[0], code),
      ]),
    ),
    prefix: language === defaultLanguage ? '' : localizePath('/', language),
  }
}

/** The pages of a site. */
export interface PageTable {
  /** Every page that has an address, in every language it is offered in. */
  readonly routePages: readonly RoutePage[]
  /** The 404 page of every language. */
  readonly notFoundPages: readonly NotFoundPageEntry[]
  /** Every page that is pre-rendered. */
  readonly all: readonly Page[]
}

/** The pages of a site in every language they are offered in. */
export const pageTable = oncePerSite((site: Site): PageTable => {
  const routePages = site.languages.any.flatMap(code =>
    routeNames
      .filter(route => languagesOf(site, route).includes(code))
      .flatMap(route => pagesOf(site, route, code)),
  )
  const notFoundPages = site.languages.any.map(code => notFoundPage(site, code))
  return { routePages, notFoundPages, all: [...routePages, ...notFoundPages] }
})
