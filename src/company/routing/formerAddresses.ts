import { builtFolders } from '../../../server/index.ts'
import { addressesFile, type Fault, OperatorError } from '../folder/index.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '../languages/index.ts'
import {
  isStatutoryPage,
  legalDocuments,
  linkToRoute,
  oncePerSite,
  pressPaths,
  type RouteName,
  routeNames,
  routePath,
  type Site,
  type TextFile,
} from '../site/index.ts'
import {
  feedPath,
  frozenTextPath,
  legalIndexPath,
  legalSchemaPath,
  pageTable,
  type RoutePage,
} from './pageTable.ts'

/** Files that every build has at the root of the site. */
const filesOfEveryBuild = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/llms.txt',
  '/licenses.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
]

/**
 * Folders whose files are not kept for good: pages of today name what is in them, or, in `.well-known`, whoever asks
 * takes a file that is gone for an answer.
 */
const passingFolders = [...builtFolders, '.well-known']

/** Whether an address has to be answered for good once the site has had it. */
function isKeptForGood(path: string): boolean {
  const [, folder = ''] = path.split('/')
  return !passingFolders.includes(folder)
}

/** The files beside a page: its text as Markdown, as a Word file, as it was published. */
function filesBeside(page: RoutePage): readonly string[] {
  const markdown = `${page.path}.md`
  if (page.kind === 'legal') return [markdown, `${page.path}.docx`]
  if (page.kind === 'legal-home' || page.kind === 'statutory' || page.kind === 'company') {
    return [markdown]
  }
  const isPublished = page.kind === 'version' && page.version.publishedOn !== undefined
  return isPublished ? [frozenTextPath(page.version, page.language)] : []
}

/** The addresses of a site's pages and files that have to be answered for good. */
export const lastingAddresses = oncePerSite((site): ReadonlySet<string> => {
  const addresses = new Set(filesOfEveryBuild)
  for (const page of pageTable(site).routePages) {
    addresses.add(page.path)
    for (const file of filesBeside(page)) addresses.add(file)
  }
  for (const language of site.languages.legal) {
    addresses.add(legalIndexPath(language))
    for (const document of [undefined, ...legalDocuments]) {
      addresses.add(feedPath(language, document))
    }
  }
  addresses.add(legalSchemaPath)
  for (const path of pressPaths(site)) addresses.add(path)
  for (const name of site.publicFiles) addresses.add(`/${name}`)
  return new Set(Array.from(addresses).filter(isKeptForGood))
})

/** An address that the site has had. */
interface FormerAddress {
  readonly path: string
  /** The line of the list that holds it, 1-based. */
  readonly line: number
}

/**
 * The addresses that the site has had, as the company's folder lists them.
 * @returns undefined where the folder keeps no list
 * @throws OperatorError for lines that hold no address
 */
export const formerAddresses = oncePerSite(
  ({ addresses }): readonly FormerAddress[] | undefined => {
    if (!addresses) return undefined
    const faults: Fault[] = []
    const listed: FormerAddress[] = []
    for (const [index, written] of addresses.text.split('\n').entries()) {
      const path = written.trim()
      const line = index + 1
      if (path === '' || path.startsWith('#')) continue
      // Servers are given redirects from these addresses.
      if (/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(path)) listed.push({ path, line })
      else {
        const message = `"${path}" is not an address. Write it from its first slash on, like /about, or restore the file from git`
        faults.push({ file: addresses.file, line, message })
      }
    }
    if (faults.length > 0) throw new OperatorError(faults)
    return listed
  },
)

const comment =
  '# Every address that the site has had. npm run legal -- publish adds to it; one that nothing answers stops a build.\n'

/**
 * The list of the addresses that the site has had up to now: those that were listed, those of the last build, and
 * those that the site has today.
 * @param lastAddresses of the pages and files of the build that is online
 */
export function addressesWith(site: Site, lastAddresses: readonly string[]): TextFile {
  const listed = (formerAddresses(site) ?? []).map(({ path }) => path)
  const online = lastAddresses.filter(isKeptForGood)
  const all = new Set([...listed, ...online, ...lastingAddresses(site)])
  const lines = Array.from(all)
    .toSorted()
    .map(path => `${path}\n`)
  return { file: addressesFile(site), text: comment + lines.join('') }
}

/** The addresses of the list and of the last build, each once; those of the list with their line. */
export function addressesToAnswer(
  site: Site,
  lastAddresses: readonly string[],
): readonly (Pick<FormerAddress, 'path'> & Partial<FormerAddress>)[] {
  const listed = formerAddresses(site)
  if (!listed) return []
  const paths = new Set(listed.map(({ path }) => path))
  const others = lastAddresses.filter(path => isKeptForGood(path) && !paths.has(path))
  return [...listed, ...others.map(path => ({ path }))]
}

/** The ending of a file beside a page, and the address of that page: `/about` and `.md` of `/about.md`. */
export function pageAndEnding(path: string): readonly [page: string, ending: string] {
  const [ending = ''] = /\.[a-z]+$/.exec(path) ?? []
  return [path.slice(0, path.length - ending.length), ending]
}

/** The route that has a page at a path in a language, whether the site has that page or not. */
function routeAt(site: Site, path: string, language: Language): RouteName | undefined {
  return routeNames.find(route => routePath(site, route, language) === path)
}

/** The same page or file in the default language. */
function inDefaultLanguage(site: Site, path: string): string | undefined {
  const [, code = ''] = path.split('/')
  if (!isLanguage(code) || code === defaultLanguage) return undefined
  const [page, ending] = pageAndEnding(path)
  const route = routeAt(site, page, code)
  if (route !== undefined) return routePath(site, route, defaultLanguage) + ending
  return path.slice(`/${code}`.length)
}

/** The list of all pages, in place of a page whose facts were left out. */
function listOfPages(site: Site, path: string): string | undefined {
  const [page, ending] = pageAndEnding(path)
  for (const { code } of languages) {
    const route = routeAt(site, page, code)
    if (route !== undefined && isStatutoryPage(route)) {
      return linkToRoute(site, 'legal-home', code).href + ending
    }
  }
  return undefined
}

/** The nearest page above an address, such as the document of a version; the landing page is none. */
function pageAbove(site: Site, path: string): string | undefined {
  const pages = pageTable(site).routePages.filter(({ kind }) => kind !== 'landing')
  const above = pages.filter(page => path.startsWith(`${page.path}/`))
  return above.toSorted((first, second) => second.path.length - first.path.length)[0]?.path
}

/**
 * What answers in place of an address that the site has no more: the same page in the default language, the list of
 * all pages for one whose facts were left out, or the page above.
 * @param table where other addresses lead
 * @returns undefined where only the company can say it
 */
export function placeOfFormer(
  site: Site,
  path: string,
  table: Readonly<Record<string, string>>,
): string | undefined {
  const places = [inDefaultLanguage, listOfPages, pageAbove].map(find => find(site, path))
  const place = places.find(found => found !== undefined && lastingAddresses(site).has(found))
  const [inEnglish] = places
  return place ?? (inEnglish === undefined ? undefined : table[inEnglish])
}
