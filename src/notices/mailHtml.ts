import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Notice, NoticePart } from './notice.ts'

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  const nodes = children.map(child =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  )
  return { type: 'element', tagName, properties, children: nodes }
}

function partElements(part: NoticePart): readonly Element[] {
  switch (part.kind) {
    case 'paragraph':
      return [element('p', {}, part.text)]
    case 'list':
      return [
        element('p', {}, part.heading),
        element('ul', {}, ...part.items.map(item => element('li', {}, item))),
      ]
    case 'link':
      return [
        element('p', {}, `${part.label} `, element('a', { href: part.address }, part.address)),
      ]
  }
}

/** Lines one below the other. */
function lines(texts: readonly string[]): readonly (Element | string)[] {
  return texts.flatMap((text, index) => (index === 0 ? [text] : [element('br', {}), text]))
}

/** A mail as HTML that loads nothing: words and links alone, in the fonts and colors of its reader. */
export function mailHtml(
  { language, subject, parts }: Notice,
  greeting: string,
  sender: readonly string[],
): string {
  const html = element(
    'html',
    { lang: language },
    element('head', {}, element('meta', { charSet: 'utf-8' }), element('title', {}, subject)),
    element(
      'body',
      {},
      element('p', {}, greeting),
      ...parts.flatMap(partElements),
      element('p', {}, ...lines(sender)),
    ),
  )
  return toHtml({ type: 'root', children: [{ type: 'doctype' }, html] })
}
