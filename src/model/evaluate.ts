import { none } from './none.ts'
import { unknown } from './orUnknown.ts'
import { isNode, keyOf, nodes, type SyntaxNode } from './syntaxTree.ts'

/** Refuses a node of the operator's file. */
type Refuse = (node: SyntaxNode, message: string) => never

const remedy =
  'Only values belong in this file: texts in quotes, numbers, true, false, lists, objects'

/** The values that names stand for, besides `unknown` and `none`: constants of the file. */
function constantsOf(statements: readonly SyntaxNode[]): ReadonlyMap<string, SyntaxNode> {
  const declared = statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => nodes(declarations))
  return new Map(
    declared.flatMap(({ id, init }) =>
      isNode(id) && isNode(init) ? [[String(id.name), init] as const] : [],
    ),
  )
}

/**
 * The value that a part of the operator's file writes out. The file is read, not run: it holds
 * data, and any number of sites can be read in one process.
 * @param statements of the file, for its constants
 * @param refuse called for everything that is not a plain value
 */
export function evaluate(
  root: SyntaxNode,
  statements: readonly SyntaxNode[],
  refuse: Refuse,
): unknown {
  const constants = constantsOf(statements)
  /** Names of constants that are being read. */
  const open = new Set<string>()

  const objectOf = (node: SyntaxNode): object => {
    const entries = new Map<string, unknown>()
    for (const property of nodes(node.properties)) {
      const key = keyOf(property)
      if (key === undefined || !isNode(property.value)) return refuse(property, remedy)
      if (entries.has(key)) refuse(property, `"${key}" appears twice here. Keep one of them`)
      entries.set(key, evaluated(property.value))
    }
    return Object.fromEntries(entries)
  }

  const named = (node: SyntaxNode): unknown => {
    const name = String(node.name)
    if (name === 'undefined') return undefined
    if (name === 'unknown') return unknown
    if (name === 'none') return none
    const constant = constants.get(name)
    if (!constant) return refuse(node, `${name} is not defined. ${remedy}`)
    if (open.has(name)) return refuse(node, `${name} contains itself. ${remedy}`)
    open.add(name)
    const value = evaluated(constant)
    open.delete(name)
    return value
  }

  const evaluated = (node: SyntaxNode): unknown => {
    switch (node.type) {
      case 'Literal':
        return node.value
      case 'TemplateLiteral': {
        const [part, ...rest] = nodes(node.quasis)
        if (rest.length > 0) return refuse(node, `this is code. ${remedy}`)
        // Cooked is the text with its escapes resolved (ESTree "TemplateElement").
        return (part?.value as { cooked?: string } | undefined)?.cooked ?? ''
      }
      case 'UnaryExpression':
        return node.operator === '-' && isNode(node.argument)
          ? -Number(evaluated(node.argument))
          : refuse(node, remedy)
      case 'ArrayExpression':
        return nodes(node.elements).map(evaluated)
      case 'ObjectExpression':
        return objectOf(node)
      case 'Identifier':
        return named(node)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return isNode(node.expression) ? evaluated(node.expression) : refuse(node, remedy)
      default:
        return refuse(node, `this is code. ${remedy}`)
    }
  }
  return evaluated(root)
}
