import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { OperatorError, parseUrl } from '../../company/index.ts'

function hashSource(element: Element): string {
  return `'sha256-${createHash('sha256').update(plainText(element)).digest('base64')}'`
}

/** Refuses a link to elsewhere that no browser could follow. @throws OperatorError with the page's file */
function checkAddress(file: string, address: string): void {
  if (parseUrl(address) !== undefined) return
  const message = `links to "${address}", which is no address. Write one like https://www.example.com`
  throw new OperatorError([{ file, message }])
}

/** What a page needs from the policy, what it links to, and what can be linked to on it. */
export type PageContents = ReturnType<typeof inspectPage>

/**
 * Reads off a page what the policy has to allow, hashed as it was read, and its links within the site and ids.
 * @param file of the page, for messages
 * @throws OperatorError when it has a link that no browser could follow
 */
export function inspectPage(file: string, tree: Root) {
  /** CSP hash sources of its inline styles, and of its speculation rules. */
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  /** Ids of its elements, duplicates included. */
  const ids: string[] = []
  /** What it links to within the site, each once: the address, and the language that it says it leads to. */
  const links = new Map<
    string,
    { readonly target: string; readonly hreflang: string | undefined }
  >()
  let hasClips = false
  visit(tree, 'element', element => {
    const { tagName, properties } = element
    const { id, href, hrefLang, type } = properties
    if (typeof id === 'string') ids.push(id)
    if (tagName === 'video') hasClips = true
    if (tagName === 'style') styleHashes.push(hashSource(element))
    if (type === 'speculationrules') scriptHashes.push(hashSource(element))
    if (tagName !== 'a' || typeof href !== 'string') return
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) checkAddress(file, href)
    if (!/^[#/]/.test(href)) return
    const hreflang = typeof hrefLang === 'string' ? hrefLang : undefined
    links.set(`${href} ${hreflang}`, { target: href, hreflang })
  })
  return { styleHashes, scriptHashes, hasClips, ids, links: [...links.values()] }
}
