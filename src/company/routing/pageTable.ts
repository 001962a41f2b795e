import {
  type Alternates,
  defaultLanguage,
  type Language,
  localizePath,
} from '../languages/index.ts'
import {
  type CompanyPage,
  companyPagePath,
  companyPages,
  documentPath,
  isLegalDocument,
  type LegalDocumentName,
  languagesOf,
  legalDocuments,
  oncePerSite,
  pagesFolderName,
  type RouteName,
  routeNames,
  routePath,
  type Site,
  type StatutoryPageName,
} from '../site/index.ts'
import {
  changesPath,
  comparedWith,
  hasDraft,
  isWrittenIn,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'
import { listedLanguages } from './listedLanguages.ts'

/** The path of the feed of legal changes in a language: of all of them, or of those to one document. */
export function feedPath(language: Language, document?: LegalDocumentName): string {
  const path = document ? documentPath(document, language) : localizePath('/legal', language)
  return `${path}.atom`
}

/** The path of the list by which an app knows the documents in force, in a language. */
export function legalIndexPath(language: Language): string {
  return localizePath('/legal.json', language)
}

/** The path of the calendar file with the day of the launch, in a language. */
export function launchCalendarPath(language: Language): string {
  return localizePath('/app-launch.ics', language)
}

/** The path of the schema of these lists. */
export const legalSchemaPath = '/legal.schema.json'

/** The path of a published version's text in a language, as it was frozen. */
export function frozenTextPath(version: Version, language: Language): string {
  return `${versionPath(version, language)}.md`
}

/** Leads to a version in a language, or in the default language, which is named then, where it is not written in it. */
export function linkToVersion(
  version: Version,
  language: Language,
): { readonly href: string; readonly hrefLang?: Language } {
  if (isWrittenIn(version, language)) return { href: versionPath(version, language) }
  return { href: versionPath(version, defaultLanguage), hrefLang: defaultLanguage }
}

/** The path of the list of a document's versions. */
export function versionListPath(document: LegalDocumentName, language: Language): string {
  return `${documentPath(document, language)}/versions`
}

/** The path of what a document's draft changes. */
export function draftPath(document: LegalDocumentName, language: Language): string {
  return `${documentPath(document, language)}/draft`
}

/** What every page has. */
interface PrerenderedPage {
  readonly language: Language
  /** Its address; of a 404 page, where it is pre-rendered. */
  readonly path: string
  /** File below the folder of the site: `/de/x` is `de/x.html`, as CDNs with clean URLs expect. */
  readonly file: string
  /** Path of the page in each of its languages; a 404 page leads to landing pages, or to what there is instead. */
  readonly alternates: Alternates
}

/** What a page with an address is about. */
type Subject =
  | { readonly kind: 'landing'; readonly route: 'landing' }
  /** The list of all documents and pages about rights and duties. */
  | { readonly kind: 'legal-home'; readonly route: 'legal-home' }
  /** A page that a statute asks of some companies. */
  | { readonly kind: 'statutory'; readonly route: StatutoryPageName }
  /** A page of the company's own, by the name of its files. */
  | { readonly kind: 'company'; readonly route: `${typeof pagesFolderName}/${string}` }
  | ({ readonly route: LegalDocumentName } & (
      | { readonly kind: 'legal' }
      /** Every version of a document. */
      | { readonly kind: 'version-list' }
      /** What a draft changes in the published text in force; only where drafts are shown. */
      | { readonly kind: 'draft'; readonly inForce: Version }
      /** A version of a document, at its permanent address. */
      | { readonly kind: 'version'; readonly version: Version }
      /** What changed from one published version to the next. */
      | { readonly kind: 'changes'; readonly before: Version; readonly version: Version }
    ))

/** A page with an address of its own. */
export type RoutePage = PrerenderedPage &
  Subject & {
    /** Path of the picture that is shown where the page is shared. */
    readonly card: string
    /** Whether search engines may list it once the site is open to them; others never. */
    readonly isListed: boolean
  }

/** The page that unknown addresses of a language show; it has no address of its own. */
interface NotFoundEntry extends PrerenderedPage {
  readonly kind: 'not-found'
  /** The beginning of the paths it is shown for; '' for the default language, which takes the rest. */
  readonly prefix: string
}

export type Page = RoutePage | NotFoundEntry

/** A page of some kind. */
export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>

/** Kinds of pages whose text can no longer change, because it is published. */
export const publishedKinds: readonly Page['kind'][] = ['version', 'changes']

/** A page at its address in a language. */
function prerendered(
  language: Language,
  languages: readonly Language[],
  path: (code: Language) => string,
): PrerenderedPage {
  const address = path(language)
  return {
    language,
    path: address,
    file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    alternates: Object.fromEntries(languages.map(code => [code, path(code)])),
  }
}

/** The text in force that a draft is compared with; undefined where no draft is shown. */
export function comparedWithDraft(site: Site, document: LegalDocumentName): Version | undefined {
  if (!site.showsDrafts || !hasDraft(site, document)) return undefined
  const { inForce } = timelines(site)[document]
  return inForce.publishedOn === undefined ? undefined : inForce
}

/** The languages that a site has pages in: those that are offered, and those that documents were published in. */
export function pageLanguages({ languages: { any, kept } }: Site): readonly Language[] {
  return [...any, ...kept.filter(code => !any.includes(code))]
}

/** Whether a route has pages in a language that is no longer offered: those of documents published in it stay. */
function isKept(site: Site, route: RouteName, language: Language): boolean {
  return (
    isLegalDocument(route) &&
    site.languages.kept.includes(language) &&
    timelines(site)[route].all.some(({ texts }) => texts.has(language))
  )
}

/**
 * A page of a route at its address in a language.
 * @param languages those that the page is offered in
 * @param path its address in a language
 */
function routePage(
  site: Site,
  subject: Subject,
  language: Language,
  languages: readonly Language[],
  path: (code: Language) => string,
): RoutePage {
  // The languages of a company's page are those in which it is written.
  const isOffered =
    subject.kind === 'company' || languagesOf(site, subject.route).includes(language)
  const isVersionOrDraft = subject.kind === 'draft' || publishedKinds.includes(subject.kind)
  return {
    ...subject,
    ...prerendered(language, isOffered ? languages : [...languages, language], path),
    card: `/cards/${subject.route.split('/').at(-1)}.${language}.png`,
    // Search engines find the document itself; its versions are for those who look for them.
    isListed: isOffered && listedLanguages(site).includes(language) && !isVersionOrDraft,
  }
}

/** The pages of a version in a language: its text, and what changed with it where it replaced another one. */
function versionPages(site: Site, version: Version, language: Language): readonly RoutePage[] {
  const route = version.document
  const text = routePage(
    site,
    { kind: 'version', route, version },
    language,
    version.languages,
    code => versionPath(version, code),
  )
  const before = comparedWith(site, version, language)
  if (!before) return [text]
  const changes = routePage(
    site,
    { kind: 'changes', route, before, version },
    language,
    version.languages.filter(code => comparedWith(site, version, code)),
    code => changesPath(version, code),
  )
  return [text, changes]
}

/** The pages of a document in a language: its text in force, its versions and its draft. */
function documentPages(
  site: Site,
  route: LegalDocumentName,
  language: Language,
): readonly RoutePage[] {
  const page = (subject: Subject, path: (document: LegalDocumentName, code: Language) => string) =>
    routePage(site, subject, language, languagesOf(site, route), code => path(route, code))
  const pages = [
    page({ kind: 'legal', route }, documentPath),
    page({ kind: 'version-list', route }, versionListPath),
  ]
  const inForce = comparedWithDraft(site, route)
  if (inForce) pages.push(page({ kind: 'draft', route, inForce }, draftPath))
  const versions = timelines(site)[route].all.filter(version => isWrittenIn(version, language))
  return [...pages, ...versions.flatMap(version => versionPages(site, version, language))]
}

/** What the page of a route that has no versions is about. */
function subjectOf(route: Exclude<RouteName, LegalDocumentName>): Subject {
  if (route === 'landing') return { kind: 'landing', route }
  if (route === 'legal-home') return { kind: 'legal-home', route }
  return { kind: 'statutory', route }
}

/** The pages that a route has in a language: itself, and those about the versions of a document. */
function pagesOf(site: Site, route: RouteName, language: Language): readonly RoutePage[] {
  if (isLegalDocument(route)) return documentPages(site, route, language)
  return [
    routePage(site, subjectOf(route), language, languagesOf(site, route), code =>
      routePath(site, route, code),
    ),
  ]
}

/** A page of the company's own in a language. */
function companyPage(site: Site, page: CompanyPage, language: Language): RoutePage {
  const route = `${pagesFolderName}/${page.name}` as const
  const languages = site.languages.any.filter(code => page.files.has(code))
  return routePage(site, { kind: 'company', route }, language, languages, code =>
    companyPagePath(page, code),
  )
}

/** The page that unknown addresses of a language show. */
function notFoundPage(site: Site, language: Language): NotFoundEntry {
  const { any, site: ofLanding } = site.languages
  const pathInstead = (code: Language) =>
    routePath(site, ofLanding.includes(code) ? 'landing' : legalDocuments[0], code)
  return {
    kind: 'not-found',
    ...prerendered(language, [language], code => localizePath('/404', code)),
    alternates: Object.fromEntries(any.map(code => [code, pathInstead(code)])),
    prefix: language === defaultLanguage ? '' : localizePath('/', language),
  }
}

/** The pages of a site in every language they are offered in: those with an address, the 404 pages, all. */
export const pageTable = oncePerSite((site: Site) => {
  const languages = pageLanguages(site)
  const routePages = languages.flatMap(code => [
    ...routeNames
      .filter(route => languagesOf(site, route).includes(code) || isKept(site, route, code))
      .flatMap(route => pagesOf(site, route, code)),
    ...companyPages(site)
      .filter(({ files }) => files.has(code))
      .map(page => companyPage(site, page, code)),
  ])
  const notFoundPages = languages.map(code => notFoundPage(site, code))
  const all: readonly Page[] = [...routePages, ...notFoundPages]
  return { routePages, all }
})
