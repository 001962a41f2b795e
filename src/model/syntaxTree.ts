import { parseSync } from 'rolldown/utils'
import { OperatorError } from './OperatorError.ts'

/** A node of the syntax tree, as far as it is read here (ESTree). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Tells a node from the other values of a node's fields. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The nodes of a list. */
export function nodes(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name of an object's property as it is written; undefined for computed ones. */
export function keyOf({ key, computed }: SyntaxNode): string | undefined {
  if (!isNode(key) || computed === true) return undefined
  return key.type === 'Identifier' ? String(key.name) : String(key.value)
}

/**
 * The statements of a file.
 * @throws OperatorError with line and column where it is not valid TypeScript
 */
export function parseStatements(file: string, text: string): readonly SyntaxNode[] {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) {
    const start = error.labels?.[0]?.start ?? 0
    const line = text.slice(0, start).split('\n').length
    const column = start - text.lastIndexOf('\n', start - 1)
    const message = `is not valid TypeScript: ${error.message}. Check brackets, commas and quotes`
    throw new OperatorError([{ file, line, column, message }])
  }
  // The parser types each kind of node apart; only positions, names and children are read here.
  return program.body as unknown as readonly SyntaxNode[]
}
