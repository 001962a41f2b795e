import type { PhrasingContent } from 'mdast'
import type { RenderedFact } from '../model/factText.ts'

function element(name: string, properties: Record<string, string>, text: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: name, hProperties: properties },
    children: [{ type: 'text', value: text }],
  }
}

/** Keeps translation programs away; every fact that is a link is an address. */
const untranslated = { translate: 'no' }

/** A fact as a node of the text: `<time>`, a visible placeholder, a link, a name, or just its words. */
export function factNode(fact: RenderedFact): PhrasingContent {
  if (fact.dateTime !== undefined) return element('time', { dateTime: fact.dateTime }, fact.text)
  if (fact.isPlaceholder) return element('span', { className: 'placeholder' }, fact.text)
  if (fact.language !== undefined) return element('span', { lang: fact.language }, fact.text)
  if (fact.href !== undefined) {
    return {
      type: 'link',
      url: fact.href,
      data: { hProperties: untranslated },
      children: [{ type: 'text', value: fact.text }],
    }
  }
  return fact.isName ? element('span', untranslated, fact.text) : { type: 'text', value: fact.text }
}
