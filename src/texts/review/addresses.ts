import { bookmarkName } from '../word/inlines.ts'

/**
 * How the Markdown writes an address of a link in a Word file; undefined for a place within the file
 * that no heading has.
 * @param origin of the site, whose own pages the Markdown names by their paths
 * @param ids of the text's headings
 */
export function asMarkdownAddress(origin: string, ids: readonly string[]) {
  return (link: string): string | undefined => {
    if (link.startsWith('#')) {
      const id = ids.find(own => bookmarkName(own) === link.slice(1))
      return id === undefined ? undefined : `#${id}`
    }
    const own = `${origin.replace(/\/$/, '')}/`
    return link.startsWith(own) ? `/${link.slice(own.length)}` : link
  }
}
