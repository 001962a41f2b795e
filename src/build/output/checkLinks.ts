import {
  type Fault,
  frozenLinks,
  OperatorError,
  type Page,
  publishedKinds,
  type Site,
} from '../../company/index.ts'
import type { FinishedPage } from './finishPages.ts'
import type { PageContents } from './inspectPage.ts'

/** What is wrong with a link, where it is written: in a text of the page's language, or on the page itself. */
function linkFault({ texts }: Site, page: Page, target: string, fault: string): Fault {
  const message = `the link "${target}" ${fault}`
  for (const [name, { file, text }] of texts) {
    const offset = text.indexOf(`](${target})`)
    if (offset === -1 || !name.startsWith(`${page.language}/`)) continue
    return { file, line: text.slice(0, offset).split('\n').length, message }
  }
  return { file: page.file, message }
}

/** Whether a page shows a text that was published, or may show one. */
function showsPublishedText({ kind }: Page): boolean {
  return kind === 'legal' || publishedKinds.includes(kind)
}

/**
 * Checks every link of every page once, where readers see it: that it leads to something the site
 * serves, to a part of it that exists, and never silently into another language; and that no id
 * appears twice on a page.
 * @param served the paths of everything that the site serves, or that lead on: published texts keep their links
 * @throws OperatorError with every link that leads nowhere, at its place in the texts
 */
export function checkLinks(
  site: Site,
  pages: readonly Pick<FinishedPage, 'page' | 'contents'>[],
  served: readonly string[],
): void {
  const servedPaths = new Set(served)
  const published = new Set(frozenLinks(site).map(({ url }) => url))
  const pageAt = new Map(pages.map(finished => [finished.page.path, finished]))
  const faultOf = (page: Page, { target, hreflang }: PageContents['links'][number]) => {
    const [path = '', id = ''] = target.split('#')
    if (path !== '' && !servedPaths.has(path))
      return 'does not lead to a page of the site. Write the address of one'
    const linked = pageAt.get(path === '' ? page.path : path)
    // Nobody may edit what was published: readers get as near to its target as the site of today allows.
    const isPublished = showsPublishedText(page) && published.has(target)
    if (!linked || isPublished) return undefined
    if (linked.page.language !== (hreflang ?? page.language)) {
      const inOwnLanguage = linked.page.alternates[page.language]
      const remedy = inOwnLanguage ? `Write ${inOwnLanguage}` : 'Link to a page in this language'
      return `leads to a page in another language. ${remedy}`
    }
    const { ids } = linked.contents
    if (id === '' || ids.includes(id)) return undefined
    return `leads to a section that does not exist. Write one of ${ids.map(other => `#${other}`).join(', ')}`
  }
  const faults = pages.flatMap(({ page, contents: { ids, links } }): Fault[] => [
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map(id => ({
        file: page.file,
        message: `the id "${id}" appears twice on the page. Give one of them another id`,
      })),
    ...links.flatMap(link => {
      const fault = faultOf(page, link)
      return fault === undefined ? [] : [linkFault(site, page, link.target, fault)]
    }),
  ])
  const unique = new Map(faults.map(fault => [JSON.stringify(fault), fault]))
  if (unique.size > 0) throw new OperatorError([...unique.values()])
}
