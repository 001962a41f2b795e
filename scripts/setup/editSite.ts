import MagicString from 'magic-string'
import { evaluate } from '../../src/model/evaluate.ts'
import { child, type FieldPath, readSiteSource, siteObject } from '../../src/model/siteSource.ts'
import { nodes, parseStatements, type SyntaxNode } from '../../src/model/syntaxTree.ts'
import { literal } from './literal.ts'
import { withUsedImports } from './usedImports.ts'

/** A field and its new value. */
export interface SiteChange {
  readonly path: FieldPath
  readonly value: unknown
}

/** The value with those within it changed; objects and lists are made where there are none. */
function changed(value: unknown, [step, ...rest]: FieldPath, to: unknown): unknown {
  if (step === undefined) return to
  const isBranch = typeof value === 'object' && value !== null
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : []
    items[step] = changed(items[step], rest, to)
    return items
  }
  const fields = isBranch && !('unknown' in value) && !('none' in value) ? value : {}
  return { ...fields, [step]: changed(Reflect.get(fields, step), rest, to) }
}

/** A text without what differs between people who write the same value. */
function signsOf(text: string): string {
  return text.replaceAll(/[\s,'"`]/g, '')
}

function isObject(node: SyntaxNode): boolean {
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression'
}

/**
 * Edits the text of an operator's file where fields change, and leaves everything else as it is:
 * comments, blank lines, the order of the fields.
 * @throws OperatorError where the text is not an operator's file
 */
export function editSite(file: string, text: string, { path, value }: SiteChange): string {
  const statements = parseStatements(file, text)
  const root = siteObject(statements)
  // It says what is wrong with a file that holds no values.
  if (root === undefined) return String(readSiteSource(file, text).value)
  const edited = new MagicString(text)
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1
  const indentAt = (offset: number) => /^\s*/.exec(text.slice(lineStart(offset)))?.[0] ?? ''
  const isInOneLine = ({ start, end }: SyntaxNode) => !text.slice(start, end).includes('\n')
  const writtenValue = (node: SyntaxNode) =>
    evaluate(node, statements, () => {
      throw new Error(`${file} has been read before`)
    })
  /** Whether an object in one line is its value and nothing else, so that it may be written anew. */
  const holdsNothingElse = (node: SyntaxNode) =>
    isInOneLine(node) &&
    signsOf(text.slice(node.start, node.end)) === signsOf(literal(writtenValue(node), '', 0))

  /** Writes a field into an object that does not have it, on a line of its own. */
  const insert = (object: SyntaxNode, step: string | number, to: unknown) => {
    const key = typeof step === 'number' ? '' : `${step}: `
    if (isInOneLine(object)) {
      const written = text.slice(object.start, object.end - 1).trimEnd()
      const separator = written.endsWith(',') ? ' ' : ', '
      edited.appendLeft(object.start + written.length, `${separator}${key}${literal(to, '', 0)}`)
      return
    }
    const last = [...nodes(object.properties), ...nodes(object.elements)].at(-1)
    const indent = `${indentAt(object.start)}  `
    const entry = `${indent}${key}${literal(to, indent, indent.length + key.length)},`
    const end = last?.end ?? object.start + 1
    const hasComma = /^\s*,/.exec(text.slice(end))
    const at = end + (hasComma?.[0].length ?? 0)
    const before = last && !hasComma ? ',' : ''
    // A comment behind the last field stays in its line.
    const lineEnd = /^[^\n]*/.exec(text.slice(at))?.[0].length ?? 0
    if (before) edited.appendLeft(end, before)
    edited.appendRight(at + lineEnd, `\n${entry}`)
  }

  const write = (node: SyntaxNode, rest: FieldPath, to: unknown): void => {
    const [step, ...further] = rest
    if (step === undefined || !isObject(node) || holdsNothingElse(node)) {
      const indent = indentAt(node.start)
      const column = node.start - lineStart(node.start)
      const next = changed(isObject(node) ? writtenValue(node) : undefined, rest, to)
      edited.overwrite(node.start, node.end, literal(next, indent, column))
      return
    }
    const within = child(node, step)
    if (within) write(within, further, to)
    else insert(node, step, changed(undefined, further, to))
  }
  write(root, path, value)
  return withUsedImports(file, edited.toString())
}
