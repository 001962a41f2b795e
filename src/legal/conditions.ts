import type { Nodes, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { conditions, isCondition, missingCondition } from '../content/conditions.ts'
import { factReferences } from '../content/factReferences.ts'
import { informationFields, isInformationPage } from '../content/information.ts'
import { routeAt } from '../content/routes.ts'
import { reportAt, type TextSource } from './source.ts'

function isWhen(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'when'
}

/** The name in the brackets of `:::when[…]`, which the parser makes the first paragraph. */
function conditionOf({ children: [first] }: ContainerDirective): string {
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? plainText(first) : ''
}

/** The conditions a text asks for, in their order. */
export function conditionsOf(tree: Root): readonly string[] {
  const names: string[] = []
  visit(tree, 'containerDirective', node => {
    if (isWhen(node)) names.push(conditionOf(node))
  })
  return names
}

/** The fields that a node takes for granted: those of its facts, and of the page it links to. */
function fieldsOf(node: Nodes, source: TextSource): readonly string[] {
  if (node.type === 'text') return factReferences(node.value).map(({ key }) => key)
  if (node.type !== 'link') return []
  const route = routeAt(node.url.replace(/#.*$/, ''), source.language)
  return route !== undefined && isInformationPage(route) ? [informationFields[route]] : []
}

/**
 * Reports conditions that do not exist, and facts and links of optional pages that stand where
 * nothing says that they were supplied: another operator's site could not show them.
 * @param holding what holds everywhere in the text: on a page of its own facts, their field
 */
export function checkConditions(
  source: TextSource,
  node: Nodes,
  holding: readonly string[] = [],
): void {
  for (const field of fieldsOf(node, source)) {
    const missing = missingCondition(field, holding)
    if (missing === undefined) continue
    const what = node.type === 'link' ? `the page "${node.url}"` : `"${field}"`
    const message = `${what} is not there on every site. Put this between :::when[${missing}] and :::`
    reportAt(source, node, message)
  }
  if (!('children' in node)) return
  const condition = isWhen(node) ? conditionOf(node) : undefined
  if (condition !== undefined && !isCondition(condition)) {
    const known = Object.keys(conditions).join(', ')
    reportAt(
      source,
      node,
      `there is no condition "${condition}". Write :::when[…] with one of ${known}`,
    )
  }
  const within = condition === undefined ? holding : [...holding, condition]
  for (const child of node.children) checkConditions(source, child, within)
}

/** Keeps the content of each `:::when[…]` whose condition holds, without the container, and drops the others. */
export function applyConditions(tree: Root): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!isWhen(node) || !parent || index === undefined) return
    const condition = conditionOf(node)
    const holds = isCondition(condition) && conditions[condition]
    const [, ...content]: RootContent[] = node.children
    parent.children.splice(index, 1, ...(holds ? content : []))
    return index
  })
}
