import { nearestName } from '../folder/index.ts'
import { defaultLanguage, isLanguage } from '../languages/index.ts'
import { onDay, type Site } from '../site/index.ts'
import { publishedVersions } from '../versions/index.ts'
import { addressesToAnswer, lastingAddresses, pageAndEnding } from './formerAddresses.ts'
import { pageTable } from './pageTable.ts'
import { redirects } from './redirects.ts'

/** An address that the site has had, and that nothing answers. */
export interface UnansweredAddress {
  readonly path: string
  /** The file with the line that it is about, 1-based: the list of addresses, or the company's fields. */
  readonly file: string
  readonly line: number
  /** What is wrong, and what to write, as sentences without their full stops. */
  readonly fault: string
  readonly remedy: string
}

/**
 * The page that an address which is gone may be at now: the one page of the company's own that is new, one of a
 * similar name, or the landing page.
 * @param former the addresses that the site has had
 */
function suggestedPage(site: Site, path: string, former: readonly string[]): string {
  const { routePages } = pageTable(site)
  const [, code = ''] = path.split('/')
  const language = isLanguage(code) ? code : defaultLanguage
  const pages = routePages.filter(page => page.language === language)
  const lastPart = (address: string) => address.split('/').at(-1) ?? ''
  const similar = nearestName(
    lastPart(path),
    pages.map(page => lastPart(page.path)).filter(Boolean),
  )
  const newPages = pages.filter(page => page.kind === 'company' && !former.includes(page.path))
  const found =
    (newPages.length === 1 ? newPages[0] : undefined) ??
    pages.find(page => lastPart(page.path) === similar) ??
    pages.find(({ kind }) => kind === 'landing')
  return (found ?? routePages[0])?.path ?? '/'
}

/** What the site has on a later day, where one of its versions was published after its own. */
function addressesToCome(site: Site): ReadonlySet<string> {
  const days = Object.values(publishedVersions(site)).flatMap(versions =>
    versions.map(({ publishedOn }) => publishedOn),
  )
  const [last = site.today] = days.toSorted().toReversed()
  return lastingAddresses(last > site.today ? onDay(site, last) : site)
}

/**
 * The addresses that the site has had, as its folder lists them and as the last build has them, and that nothing
 * answers now: no page, no file and no redirect. None where the folder keeps no list.
 * @param lastAddresses of the pages and files of the build that is online
 * @param served the addresses of the pages and files of the site
 */
export function unansweredAddresses(
  site: Site,
  lastAddresses: readonly string[],
  served = lastingAddresses(site),
): readonly UnansweredAddress[] {
  const former = addressesToAnswer(site, lastAddresses)
  if (former.length === 0) return []
  const table = redirects(site)
  const toCome = addressesToCome(site)
  const isAnswered = (path: string) =>
    served.has(path) || Object.hasOwn(table, path) || toCome.has(path)
  const unanswered = former.filter(({ path }) => !isAnswered(path))
  const paths = new Set(unanswered.map(({ path }) => path))
  const formerPaths = former.map(({ path }) => path)
  const { source, addresses } = site
  return unanswered
    .filter(({ path }) => {
      // What is beside a page leads on with it.
      const [page, ending] = pageAndEnding(path)
      return ending === '' || !paths.has(page)
    })
    .map(({ path, line }) => {
      const isListed = line !== undefined && addresses !== undefined
      const origin = isListed ? 'was an address of the site' : 'is an address of the last build'
      return {
        path,
        file: isListed ? addresses.file : source.file,
        line: isListed ? line : source.lineOf(['redirects']),
        fault: `${path} ${origin}, and nothing answers there now`,
        remedy: `Lead it to a page, in ${source.file}: redirects: { ${path}: ${suggestedPage(site, path, formerPaths)} }`,
      }
    })
}
