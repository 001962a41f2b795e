import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { OperatorError, parseUrl } from '../model/index.ts'

/** What a page needs from the policy. */
export interface PageNeeds {
  /** CSP hash sources of its inline styles. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of its speculation rules. */
  readonly scriptHashes: readonly string[]
  /** Whether it plays clips. */
  readonly hasClips: boolean
  /** What it links to elsewhere: origins, and schemes with their colon, such as `mailto:`. */
  readonly linkTargets: readonly string[]
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function content(element: Element): string {
  return element.children.map(child => (child.type === 'text' ? child.value : '')).join('')
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
 * Reads off a page what the policy has to allow: styles and rules are hashed as they were read.
 * @param file of the page, for messages
 * @throws OperatorError when it has a link that no browser could follow
 */
export function inspectPage(file: string, tree: Root): PageNeeds {
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  const linkTargets = new Set<string>()
  let hasClips = false
  visit(tree, 'element', element => {
    const { tagName, properties } = element
    if (tagName === 'a' && /^[a-z][a-z\d+.-]*:/i.test(String(properties.href))) {
      linkTargets.add(targetOf(file, String(properties.href)))
    }
    if (tagName === 'video') hasClips = true
    if (tagName === 'style') styleHashes.push(hashSource(content(element)))
    if (properties.type === 'speculationrules') scriptHashes.push(hashSource(content(element)))
  })
  return { styleHashes, scriptHashes, hasClips, linkTargets: [...linkTargets] }
}
