import { type Fault, OperatorError } from '../folder/index.ts'
import { defaultLanguage, isLanguage, type Language, languageOption } from '../languages/index.ts'
import {
  languagesOf,
  legalDocuments,
  oncePerSite,
  routeNames,
  routePath,
  type Site,
} from '../site/index.ts'
import { frozenLinks } from '../versions/index.ts'
import {
  formerAddresses,
  lastingAddresses,
  pageAndEnding,
  placeOfFormer,
} from './formerAddresses.ts'
import { feedPath, legalIndexPath, pageTable, type RoutePage } from './pageTable.ts'

/** A path, and the path on the same site that it leads to, which may end with `#` and a section. */
interface Redirect {
  readonly from: string
  readonly to: string
}

/** Other spellings of a page's address: with a slash at the end, as a file, with the default language written out. */
function spellings({ kind, language, path, file }: RoutePage): readonly Redirect[] {
  const base = path === '/' ? '' : path
  const paths = [`/${file}`]
  if (base !== '') paths.unshift(`${base}/`)
  if (kind === 'landing') paths.push(`${base}/index.html`)
  if (language === defaultLanguage) paths.push(`/${language}${base}`)
  if (language === defaultLanguage && base === '') paths.push(`/${language}/`)
  return paths.map(from => ({ from, to: path }))
}

/** What leads to a page because its language says so: addresses that it had, and those that people guess. */
function statedRedirects({ pageHeads }: Site, page: RoutePage): readonly Redirect[] {
  const { kind, route, language, path } = page
  if (kind === 'legal-home') {
    const { redirectFrom } = languageOption(language).legalHome
    return redirectFrom.map(from => ({ from, to: path }))
  }
  if (kind !== 'legal' && kind !== 'statutory') return []
  const { redirectFrom } = pageHeads[language][route]
  return Object.entries(redirectFrom).map(([from, section]) => ({ from, to: path + section }))
}

/** The address of a page without the language before it, which people guess. */
function withoutLanguage({ kind, language, path }: RoutePage): readonly Redirect[] {
  if (kind !== 'legal-home' && kind !== 'statutory' && kind !== 'company') return []
  return [{ from: path.replace(`/${language}/`, '/'), to: path }]
}

/** The same redirect with a slash at the end of the address too. */
function withSlash({ from, to }: Redirect): readonly Redirect[] {
  return [
    { from, to },
    { from: `${from}/`, to },
  ]
}

/**
 * What leads from the pages and files of a language that was taken out to the same ones in the default language; the
 * documents that were published in it keep their pages.
 */
function redirectsOfKept(
  site: Site,
  language: Language,
  paths: ReadonlySet<string>,
): readonly Redirect[] {
  const pageRedirects = routeNames.flatMap(route => {
    const from = routePath(site, route, language)
    const to = routePath(site, route, defaultLanguage)
    if (paths.has(from) || !languagesOf(site, route).includes(defaultLanguage)) return []
    const page = { from, to }
    return route === 'landing' ? [page] : [page, { from: `${from}.md`, to: `${to}.md` }]
  })
  const feedRedirects = [...legalDocuments, undefined].map(document => ({
    from: feedPath(language, document),
    to: feedPath(defaultLanguage, document),
  }))
  const indexRedirect = { from: legalIndexPath(language), to: legalIndexPath(defaultLanguage) }
  return [...pageRedirects, ...feedRedirects, indexRedirect]
}

/** What leads from pages that published texts link to, and that the site may have no more, to the list of all pages. */
function redirectsOfFrozenLinks(site: Site): readonly Redirect[] {
  const { legal } = site.languages
  return frozenLinks(site).flatMap(({ url }) => {
    const [from = ''] = url.split('#')
    // Files are not redirected; the check of links knows them.
    if (from === '' || from.split('/').at(-1)?.includes('.')) return []
    const [, code = ''] = from.split('/')
    const language = isLanguage(code) && legal.includes(code) ? code : defaultLanguage
    return { from, to: routePath(site, 'legal-home', language) }
  })
}

/** The path of a page by its name, which is that of its text or of its file, in the first language that it has. */
function pathOfName({ routePages }: ReturnType<typeof pageTable>, name: string) {
  const hasName = ({ kind, route }: RoutePage) =>
    (kind === 'legal' || kind === 'statutory' || kind === 'company') &&
    route.split('/').at(-1) === name
  return routePages.find(hasName)?.path
}

/**
 * What leads to a page because the company says so.
 * @throws OperatorError for every address that is a page of the site, and for every one that leads to none
 */
const redirectsOfSettings = oncePerSite((site): readonly Redirect[] => {
  const table = pageTable(site)
  const paths = table.routePages.map(({ path }) => path)
  const { file, lineOf } = site.source
  const faults: Fault[] = []
  const all = Object.entries(site.config.redirects).flatMap(([from, target]) => {
    const refuse = (message: string) => {
      const line = lineOf(['redirects', from])
      faults.push({ file, line, message: `redirects: "${from}" ${message}` })
      return []
    }
    if (paths.includes(from)) return refuse('is a page of the site. Leave the line out')
    const to = target.startsWith('/') ? target : pathOfName(table, target)
    if (to === undefined || !paths.includes(to)) {
      return refuse(
        `leads to "${target}", which is not a page of the site. Write the name of one, like privacy-policy, or its address`,
      )
    }
    return { from, to }
  })
  if (faults.length > 0) throw new OperatorError(faults)
  return all
})

/** Where a file beside a page leads that is led elsewhere: to the same file beside the other page, or to that page. */
function besidePage(
  site: Site,
  table: Readonly<Record<string, string>>,
  path: string,
): string | undefined {
  const [page, ending] = pageAndEnding(path)
  const target = ending === '' ? undefined : table[page]
  if (target === undefined) return undefined
  const [otherPage = ''] = target.split('#')
  const file = otherPage + ending
  return lastingAddresses(site).has(file) ? file : target
}

/**
 * Paths that lead elsewhere on the site, permanently: first those that the company states, then other spellings of a
 * page's address, addresses that it had, those that people guess, and those that the site has had. A page is never
 * redirected; of two redirects from one path, the first holds. The table is constant, so that no request can make a
 * redirect lead off the site.
 */
export const redirects = oncePerSite((site: Site): Readonly<Record<string, string>> => {
  const { routePages } = pageTable(site)
  const paths = new Set(routePages.map(({ path }) => path))
  const all = [
    ...redirectsOfSettings(site),
    ...routePages.flatMap(spellings),
    ...routePages.flatMap(page => statedRedirects(site, page)).flatMap(withSlash),
    ...routePages.flatMap(withoutLanguage).flatMap(withSlash),
    ...site.languages.kept.flatMap(language => redirectsOfKept(site, language, paths)),
    ...redirectsOfFrozenLinks(site),
  ]
  const table: Record<string, string> = {}
  for (const { from, to } of all) {
    if (!paths.has(from)) table[from] ??= to
  }
  for (const { path } of formerAddresses(site) ?? []) {
    if (lastingAddresses(site).has(path) || Object.hasOwn(table, path)) continue
    const to = besidePage(site, table, path) ?? placeOfFormer(site, path, table)
    if (to !== undefined) table[path] = to
  }
  return table
})
