import { evaluate } from './evaluate.ts'
import { OperatorError } from './OperatorError.ts'
import { isNode, keyOf, nodes, parseStatements, type SyntaxNode } from './syntaxTree.ts'

/** A field of the operator's file: names of objects, positions in lists. */
export type FieldPath = readonly (string | number)[]

/** The operator's file: what it says, and where. */
export interface SiteSource {
  /** Path as messages name it. */
  readonly file: string
  /** The values it writes out, not yet checked. */
  readonly value: unknown
  /** The 1-based line of a field; that of its nearest parent where the field is not written out. */
  readonly lineOf: (path: FieldPath) => number
}

/** The object that `export default defineSite({ … })` holds. */
export function siteObject(statements: readonly SyntaxNode[]): SyntaxNode | undefined {
  const declaration = statements.find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  )?.declaration
  if (!isNode(declaration)) return undefined
  return declaration.type === 'CallExpression' ? nodes(declaration.arguments)[0] : declaration
}

/** The value of a field within an object or a list, where it is written out. */
export function child(node: SyntaxNode, step: string | number): SyntaxNode | undefined {
  if (typeof step === 'number') return nodes(node.elements)[step]
  const value = nodes(node.properties).find(property => keyOf(property) === step)?.value
  return isNode(value) ? value : undefined
}

/**
 * Reads the text of an operator's file.
 * @param file its path, for messages
 * @throws OperatorError with line and column where it holds anything but values
 */
export function readSiteSource(file: string, text: string): SiteSource {
  const statements = parseStatements(file, text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const refuse = ({ start }: Pick<SyntaxNode, 'start'>, message: string): never => {
    const column = start - text.lastIndexOf('\n', start - 1)
    throw new OperatorError([{ file, line: lineAt(start), column, message }])
  }
  const root = siteObject(statements)
  if (root?.type !== 'ObjectExpression') {
    return refuse(root ?? { start: 0 }, 'has no values. Write export default defineSite({ … })')
  }
  return {
    file,
    value: evaluate(root, statements, refuse),
    lineOf(path) {
      let node = root
      for (const step of path) {
        const next = child(node, step)
        if (!next) break
        node = next
      }
      return lineAt(node.start)
    },
  }
}
