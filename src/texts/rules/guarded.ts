import type { Nodes } from 'mdast'
import { missingCondition } from '../../model/conditions.ts'
import { conditionTerms } from '../../model/conditionTerms.ts'
import { factReferences } from '../../model/factReferences.ts'
import { routeAt } from '../../model/routes.ts'
import { isStatutoryPage, statutoryPageFields } from '../../model/statutoryPages.ts'
import { reportAt, type TextSource } from '../source.ts'
import { isWhen, questionOf } from '../whenContainers.ts'
import type { TextRule } from './rule.ts'

/** The fields that a node takes for granted: those of its facts, and of the page it links to. */
function fieldsOf(node: Nodes, { language }: TextSource): readonly string[] {
  if (node.type === 'text') return factReferences(node.value).map(({ key }) => key)
  if (node.type !== 'link') return []
  const route = routeAt(node.url.replace(/#.*$/, ''), language)
  return route !== undefined && isStatutoryPage(route) ? [statutoryPageFields[route]] : []
}

/**
 * No conditions that do not exist, and no facts or links of statutory pages where nothing says that
 * they were supplied: another operator's site could not show them.
 */
export const guarded: TextRule = ({ source, tree, holding }, site) => {
  const walk = (node: Nodes, held: readonly string[]) => {
    for (const field of fieldsOf(node, source)) {
      const missing = missingCondition(site.conditions, field, held)
      if (missing === undefined) continue
      const what = node.type === 'link' ? `the page "${node.url}"` : `"${field}"`
      const message = `${what} is not on every site. Put this between :::when[${missing}] and :::`
      reportAt(source, node, message)
    }
    if (!('children' in node)) return
    const terms = isWhen(node) ? conditionTerms(questionOf(node)) : []
    for (const { name } of terms) {
      if (Object.hasOwn(site.conditions, name)) continue
      const known = Object.keys(site.conditions).join(', ')
      const message = `there is no condition "${name}". Write :::when[…] with one of ${known}`
      reportAt(source, node, message)
    }
    // Of several parts, each may be the one that is true; what is denied supplies nothing.
    const [only, ...others] = terms
    const within = only && others.length === 0 && !only.isDenied ? [...held, only.name] : held
    for (const child of node.children) walk(child, within)
  }
  walk(tree, holding)
}
