import type { List } from 'mdast'
import { renderSupplied } from '../content/factText.ts'
import type { Language } from '../i18n/languages.ts'
import { supplied } from '../site/placeholder.ts'
import { site } from '../site/values.ts'
import { factNode } from './factNode.ts'

/** The operator's known barriers as a list, from `src/site.ts`. */
export function barrierList(language: Language): List {
  const barriers = supplied(site.accessibility)?.barriers ?? []
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
