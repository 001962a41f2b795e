import type { PhrasingContent, Table, Text } from 'mdast'
import { isolated } from '../languages/index.ts'
import type { RenderedFact } from '../site/index.ts'

/** Keeps translation programs away; every fact that is a link is an address. */
const untranslated = { translate: 'no' }

/** A fact as a node of the text: `<time>`, a visible placeholder, a link, a name, or just its words. */
export function factNode(fact: RenderedFact): PhrasingContent {
  const text: Text = { type: 'text', value: isolated(fact.text) }
  const element = (hName: string, hProperties: Record<string, string>): PhrasingContent => ({
    type: 'emphasis',
    data: { hName, hProperties },
    children: [text],
  })
  if (fact.dateTime !== undefined) return element('time', { dateTime: fact.dateTime })
  if (fact.isPlaceholder) return element('span', { className: 'placeholder' })
  if (fact.language !== undefined) return element('span', { lang: fact.language })
  if (fact.href !== undefined) {
    return { type: 'link', url: fact.href, data: { hProperties: untranslated }, children: [text] }
  }
  return fact.isName ? element('span', untranslated) : text
}

/** What a cell of a table shows: its words, one node, or several. */
type CellContent = string | PhrasingContent | readonly PhrasingContent[]

function nodesOfCell(content: CellContent): PhrasingContent[] {
  if (typeof content === 'string') return [{ type: 'text', value: content }]
  return 'type' in content ? [content] : [...content]
}

/** A table of a text; its first row is its head. */
export function tableOf(rows: readonly (readonly CellContent[])[]): Table {
  return {
    type: 'table',
    children: rows.map(cells => ({
      type: 'tableRow',
      children: cells.map(cell => ({ type: 'tableCell', children: nodesOfCell(cell) })),
    })),
  }
}
