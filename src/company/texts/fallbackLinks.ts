import type { Root } from 'mdast'
import { defaultLanguage, type Language } from '../languages/index.ts'
import {
  companyPagePath,
  companyPages,
  languagesOf,
  oncePerSite,
  routeNames,
  routePath,
  type Site,
} from '../site/index.ts'
import { nodesOf, type TextBody } from './sections.ts'
import { copyTree, walkNodes } from './trees.ts'

/** A page in some languages. */
interface LinkedPage {
  readonly languages: readonly Language[]
  readonly pathIn: (language: Language) => string
}

/** The pages that texts link to, by their paths in the default language. */
const linkedPages = oncePerSite((site: Site): ReadonlyMap<string, LinkedPage> => {
  const pages: LinkedPage[] = routeNames.map(route => ({
    languages: languagesOf(site, route),
    pathIn: language => routePath(site, route, language),
  }))
  for (const page of companyPages(site)) {
    pages.push({
      languages: Array.from(page.files.keys()),
      pathIn: language => companyPagePath(page, language),
    })
  }
  return new Map(pages.map(page => [page.pathIn(defaultLanguage), page]))
})

/**
 * A text in the default language as a page in another one shows it, for which it is not written: its links lead to
 * pages in the language of the page. Where there is none, the link names the language of the page that it leads to.
 * @param language that of the page
 */
export function withLinksInto(site: Site, document: TextBody, language: Language): TextBody {
  // A copy, because the same tree becomes the page in the default language.
  const copy = copyTree(document)
  const pages = linkedPages(site)
  const root: Root = { type: 'root', children: [...nodesOf(copy)] }
  walkNodes(root, node => {
    if (node.type !== 'link' && node.type !== 'definition') return
    const [path = '', ...section] = node.url.split('#')
    const page = pages.get(path)
    if (page?.languages.includes(language)) {
      node.url = [page.pathIn(language), ...section].join('#')
    } else if (page) {
      node.data = { hProperties: { hrefLang: defaultLanguage } }
    }
  })
  return copy
}
