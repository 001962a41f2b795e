import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { OperatorError, parseUrl } from '../model/index.ts'

/** A link within the site. */
export interface PageLink {
  /** Address as the page writes it. */
  readonly target: string
  /** The language that the link says it leads to, if any. */
  readonly hreflang: string | undefined
}

/** What a page needs from the policy, what it links to, and what can be linked to on it. */
export interface PageContents {
  /** CSP hash sources of its inline styles. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of its speculation rules. */
  readonly scriptHashes: readonly string[]
  /** Whether it plays clips. */
  readonly hasClips: boolean
  /** What it links to elsewhere: origins, and schemes with their colon, such as `mailto:`. */
  readonly linkTargets: readonly string[]
  /** What it links to within the site, each once. */
  readonly links: readonly PageLink[]
  /** Ids of its elements, duplicates included. */
  readonly ids: readonly string[]
}

function hashSource({ children }: Element): string {
  const text = children.map(child => (child.type === 'text' ? child.value : '')).join('')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The origin of an address, or its scheme where it has none, such as `mailto:`. */
function targetOf(file: string, address: string): string {
  const { origin, protocol } = parseUrl(address) ?? {}
  if (protocol === undefined) {
    const message = `links to "${address}", which is no address. Write one like https://www.example.com`
    throw new OperatorError([{ file, message }])
  }
  return origin === undefined || origin === 'null' ? protocol : origin
}

/**
 * Reads off a page what the policy has to allow, hashed as it was read, and its links and ids.
 * @param file of the page, for messages
 * @throws OperatorError when it has a link that no browser could follow
 */
export function inspectPage(file: string, tree: Root): PageContents {
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  const ids: string[] = []
  const linkTargets = new Set<string>()
  const links = new Map<string, PageLink>()
  let hasClips = false
  visit(tree, 'element', element => {
    const { tagName, properties } = element
    const { id, href, hrefLang, type } = properties
    if (typeof id === 'string') ids.push(id)
    if (tagName === 'video') hasClips = true
    if (tagName === 'style') styleHashes.push(hashSource(element))
    if (type === 'speculationrules') scriptHashes.push(hashSource(element))
    if (tagName !== 'a' || typeof href !== 'string') return
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) linkTargets.add(targetOf(file, href))
    if (!/^[#/]/.test(href)) return
    const hreflang = typeof hrefLang === 'string' ? hrefLang : undefined
    links.set(`${href} ${hreflang}`, { target: href, hreflang })
  })
  return {
    ...{ styleHashes, scriptHashes, hasClips, ids },
    linkTargets: [...linkTargets],
    links: [...links.values()],
  }
}
