import type { ElementContent } from 'hast'
import type { Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { fillMessage, type Language, referencePattern } from '../languages/index.ts'
import {
  type FactKey,
  isFactKey,
  type RenderedFact,
  renderDay,
  renderFact,
  type Site,
} from '../site/index.ts'
import { factBlocks } from './factBlocks.ts'
import { factNode, htmlElement, loneReference, replaceChildren, walkNodes } from './trees.ts'

/** Values that a document states about itself, from its front matter. */
export const documentFacts = [
  'document.version',
  'document.effective',
  'document.lastUpdated',
  'document.nextReview',
] as const

export type DocumentFactKey = (typeof documentFacts)[number]

/** A `{{key}}` or `{{key, form}}` in a text. */
export interface FactReference {
  readonly key: string
  readonly form: string | undefined
  /** Where it begins in the text, in characters. */
  readonly offset: number
}

/** Every reference in a text, well-formed ones only. */
export function factReferences(text: string): readonly FactReference[] {
  if (!text.includes('{{')) return []
  return Array.from(text.matchAll(referencePattern), match => ({
    key: match[1] ?? '',
    form: match[2],
    offset: match.index,
  }))
}

/** What the front matter of a text states, by its fields. Legal documents state facts about themselves. */
type HeadFields = Readonly<Record<string, unknown>>

function documentFact(key: DocumentFactKey, head: HeadFields, language: Language): RenderedFact {
  // What was not published yet is as new as its day.
  const { lastUpdated = head.effective } = head
  const value = { ...head, lastUpdated }[key.replace('document.', '')]
  if (typeof value !== 'string') return { text: '' }
  return key === 'document.version' ? { text: value } : renderDay(value, language)
}

/** The block that a paragraph with nothing but its reference stands for; undefined where a node stands for itself. */
function blockFor(site: Site, node: RootContent, language: Language): RootContent | undefined {
  const key = loneReference(node)
  if (key === undefined || !Object.hasOwn(factBlocks, key)) return undefined
  // `hasOwn` does not narrow the type of the name.
  return factBlocks[key as keyof typeof factBlocks](site, language)
}

/** A text with its references replaced, in pieces; a reference to nothing known stays as it is. */
function filled(
  { value }: Text,
  nodeFor: (key: string, form: string | undefined) => PhrasingContent | undefined,
): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  let end = 0
  for (const { 0: reference, 1: key = '', 2: form, index } of value.matchAll(referencePattern)) {
    const node = nodeFor(key, form)
    if (!node) continue
    if (index > end) pieces.push({ type: 'text', value: value.slice(end, index) })
    pieces.push(node)
    end = index + reference.length
  }
  if (end < value.length) pieces.push({ type: 'text', value: value.slice(end) })
  return pieces
}

/** Replaces every reference of a checked tree by what it names: words, `<time>`, links, placeholders, tables, lists. */
export function fillReferences(
  site: Site,
  tree: Root,
  language: Language,
  head: HeadFields = {},
): void {
  const nodeFor = (key: string, form: string | undefined) => {
    const documentKey = documentFacts.find(candidate => candidate === key)
    if (documentKey) return factNode(documentFact(documentKey, head, language))
    return isFactKey(key) ? factNode(renderFact(site, key, language, form)) : undefined
  }
  // What was filled in is not looked through again: a company's words hold no references.
  const fill = (parent: Parents) =>
    replaceChildren(parent, child => {
      if (child.type === 'text') return child.value.includes('{{') ? filled(child, nodeFor) : child
      const block = blockFor(site, child, language)
      if (block) return block
      if ('children' in child) fill(child)
      return child
    })
  fill(tree)
}

/** Who gets messages: an address of the company, or somebody whom the sender chooses. */
export const messageRecipients = ['contact.privacy', 'contact.legal', 'none'] as const

/**
 * Gives each `:::message[Subject]` its HTML: its text to copy, and a link that opens it in the sender's own mail
 * program (RFC 6068): lines of the body end with %0D%0A, all but the URL's own characters is encoded as UTF-8.
 */
export function fillMessages(site: Site, tree: Root, language: Language): void {
  const texts = site.messages[language]
  // What the links are called by, besides what they do.
  let heading = ''
  walkNodes(tree, node => {
    if (node.type === 'heading') heading = plainText(node).replace(/\s*\{#[^}]*\}$/, '')
    if (node.type !== 'containerDirective' || node.name !== 'message') return
    const [label, ...paragraphs] = node.children
    const subject = plainText(label)
    const text = paragraphs.map(paragraph => plainText(paragraph)).join('\n\n')
    const body = fillMessage(texts['rights.message'], { text })
    const to = node.attributes?.to ?? 'contact.privacy'
    const recipient = to === 'none' ? undefined : renderFact(site, to as FactKey, language) // checked
    const copied: ElementContent[] = [htmlElement('summary', {}, [texts['rights.copy']])]
    if (recipient?.href !== undefined) {
      // Readers copy the text where no mail program opens, and have to see where to send it.
      copied.push(
        htmlElement('p', {}, [htmlElement('a', { href: recipient.href }, [recipient.text])]),
      )
    }
    copied.push(htmlElement('pre', {}, [`${subject}\n\n${body}`]))
    const hChildren: ElementContent[] = [htmlElement('details', {}, copied)]
    if (recipient?.isPlaceholder) {
      hChildren.unshift(htmlElement('span', { className: ['placeholder'] }, [recipient.text]))
    }
    if (recipient?.href !== undefined) {
      const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'))
      const href = `${recipient.href}?subject=${encodeURIComponent(subject)}&body=${lines}`
      const ariaLabel = `${texts['rights.write']}: ${heading}`
      const properties = { className: ['pill'], href, ariaLabel }
      // The space keeps words apart in browsers that do not know `details`.
      hChildren.unshift(htmlElement('a', properties, [texts['rights.write']]), {
        type: 'text',
        value: ' ',
      })
    }
    node.data = { hName: 'div', hProperties: { className: ['message'] }, hChildren }
  })
}
