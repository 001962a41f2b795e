import type { ElementContent } from 'hast'
import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { fillMessage, type Language } from '../languages/index.ts'
import { type FactKey, renderFact, type Site } from '../model/index.ts'
import { walkNodes } from './trees.ts'

/** Who gets messages: an address of the company, or somebody whom the sender chooses. */
export const messageRecipients = ['contact.privacy', 'contact.legal', 'none'] as const

/**
 * A link that opens the message in the sender's own mail program (RFC 6068): lines of the body end
 * with %0D%0A, everything outside the URL's own characters is encoded as UTF-8.
 */
function mailtoLink(recipient: string, subject: string, body: string): string {
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `${recipient}?subject=${encodeURIComponent(subject)}&body=${lines}`
}

function element(
  tagName: string,
  properties: Readonly<Record<string, string | string[]>>,
  children: readonly (string | ElementContent)[],
): ElementContent {
  return {
    ...{ type: 'element', tagName, properties },
    children: children.map(child =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  }
}

/** Gives each `:::message[Subject]` its HTML: a link that writes the message, and its text to copy. */
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
    const link =
      recipient?.href === undefined
        ? []
        : element(
            'a',
            {
              className: ['pill'],
              href: mailtoLink(recipient.href, subject, body),
              ariaLabel: `${texts['rights.write']}: ${heading}`,
            },
            [texts['rights.write']],
          )
    const missing = recipient?.isPlaceholder
      ? element('span', { className: ['placeholder'] }, [recipient.text])
      : []
    const copy = element('details', {}, [
      element('summary', {}, [texts['rights.copy']]),
      element('pre', {}, [`${subject}\n\n${body}`]),
    ])
    node.data = {
      hName: 'div',
      hProperties: { className: ['message'] },
      hChildren: [link, missing, copy].flat(),
    }
  })
}
