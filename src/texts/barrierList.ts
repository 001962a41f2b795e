import type { List } from 'mdast'
import type { Language } from '../languages/languages.ts'
import { renderSupplied } from '../model/factText.ts'
import { supplied } from '../model/placeholder.ts'
import type { Site } from '../model/site.ts'
import { factNode } from './factNode.ts'

/** The operator's known barriers as a list. */
export function barrierList({ config }: Site, language: Language): List {
  const barriers = supplied(config.accessibility)?.barriers ?? []
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: barriers.map(barrier => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [factNode(renderSupplied(barrier, language))] }],
    })),
  }
}
