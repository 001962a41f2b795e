import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A link within the site. */
export interface PageLink {
  /** Address as the page writes it. */
  readonly target: string
  /** The language that the link says it leads to, if any. */
  readonly hreflang: string | undefined
}

/** What a page links to within the site, and what can be linked to on it. */
export interface PageLinks {
  /** Ids of its elements, duplicates included. */
  readonly ids: readonly string[]
  readonly links: readonly PageLink[]
}

/** Reads the ids and links of a page; links to other sites and mail addresses are left out. */
export function pageLinks(tree: Root): PageLinks {
  const ids: string[] = []
  const links = new Map<string, PageLink>()
  visit(tree, 'element', ({ tagName, properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id)
    const { href, hrefLang } = properties
    if (tagName !== 'a' || typeof href !== 'string' || !/^[#/]/.test(href)) return
    const hreflang = typeof hrefLang === 'string' ? hrefLang : undefined
    links.set(`${href} ${hreflang}`, { target: href, hreflang })
  })
  return { ids, links: [...links.values()] }
}
