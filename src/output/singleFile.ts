import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

interface SingleFileInput {
  /** The finished page of a document. */
  readonly document: Root
  /** Its path on the site. */
  readonly path: string
  /** The finished page about what its draft changes, with its path. */
  readonly changes: { readonly tree: Root; readonly path: string } | undefined
  /** Where links to other pages lead. */
  readonly origin: string
  /** The content of a font by its path on the site. */
  readonly fontAt: (path: string) => Buffer | undefined
}

/** The part of the file that holds the comparison; its ids begin with it. */
const changesId = 'changes'

function required(tree: Root, selector: string): Element {
  const found = select(selector, tree)
  if (!found) throw new Error(`a finished page has no ${selector}`)
  return found
}

/** Takes out what needs the site: scripts, other formats, the way back. */
function withoutSite(main: Element): void {
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined) return
    const isElement = node.type === 'element'
    const classes = isElement ? [node.properties.className].flat() : []
    const isLeftOut =
      node.type === 'comment' || classes.includes('elsewhere') || classes.includes('back-home')
    if (isLeftOut) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (isElement) delete node.properties.dataIsland
  })
}

/** Leads links to parts of the file where they are in it, and to the site otherwise. */
function relink(main: Element, { path, changes, origin }: SingleFileInput): void {
  for (const link of selectAll('a[href^="/"]', main)) {
    const { href } = link.properties
    const target = new URL(String(href), origin)
    const isHere = target.pathname === path
    if (target.pathname === changes?.path) link.properties.href = `#${changesId}`
    else link.properties.href = isHere ? target.hash || '#content' : target.href
  }
}

/** Gives the parts of the comparison ids of their own: the text beside it has the same sections. */
function renameIds(main: Element): void {
  const renamed = (id: unknown) => `${changesId}-${id}`
  visit(main, 'element', ({ properties }) => {
    const { id, href, ariaLabelledBy } = properties
    if (id !== undefined) properties.id = renamed(id)
    if (ariaLabelledBy !== undefined)
      properties.ariaLabelledBy = String(ariaLabelledBy).split(' ').map(renamed)
    if (typeof href === 'string' && href.startsWith('#'))
      properties.href = `#${renamed(href.slice(1))}`
  })
  main.properties.id = changesId
}

/** A style sheet with its fonts in it. */
function withFonts(sheet: string, fontAt: SingleFileInput['fontAt']): string {
  return sheet.replaceAll(/url\((\/[^)]+\.woff2)\)/g, (_, path: string) => {
    const content = fontAt(path)
    if (!content) throw new Error(`${path} is not a font of the site`)
    return `url(data:font/woff2;base64,${content.toString('base64')})`
  })
}

/** What the file may load: nothing but what it holds (CSP Level 3). */
function policyOf(sheets: readonly string[]): string {
  const hashes = sheets.map(
    sheet => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  )
  return `default-src 'none';style-src ${hashes.join(' ')};font-src data:;img-src data:;base-uri 'none';form-action 'none'`
}

function element(tagName: string, properties: Element['properties'], ...text: string[]): Element {
  const children = text.map(value => ({ type: 'text' as const, value }))
  return { type: 'element', tagName, properties, children }
}

/**
 * A document and what its draft changes as one HTML file that asks for nothing: for a mail, opened from
 * a disk, printed.
 */
export function singleFile(input: SingleFileInput): string {
  const { document, changes, fontAt } = input
  const pages = changes ? [document, changes.tree] : [document]
  const sheets = pages.flatMap(page => selectAll('style', page).map(textOf))
  const styles = [...new Set(sheets)].map(sheet => withFonts(sheet, fontAt))
  const mains = pages.map(page => structuredClone(required(page, 'main')))
  for (const main of mains) {
    withoutSite(main)
    relink(main, input)
  }
  const [text, comparison] = mains
  if (comparison) {
    renameIds(comparison)
    // A page has one main part.
    comparison.tagName = 'section'
  }
  const html: Element = {
    ...element('html', { lang: required(document, 'html').properties.lang }),
    children: [
      {
        ...element('head', {}),
        children: [
          element('meta', { charSet: 'utf-8' }),
          element('meta', { httpEquiv: ['Content-Security-Policy'], content: policyOf(styles) }),
          element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          element('meta', { name: 'robots', content: 'noindex' }),
          element('title', {}, textOf(required(document, 'title'))),
          ...styles.map(sheet => element('style', {}, sheet)),
        ],
      },
      {
        ...element('body', {}),
        children: [
          required(document, '.draft-mark'),
          ...(text ? [text] : []),
          ...(comparison ? [comparison] : []),
        ],
      },
    ],
  }
  return toHtml({ type: 'root', children: [{ type: 'doctype' }, html] })
}
