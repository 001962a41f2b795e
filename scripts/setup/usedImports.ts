import MagicString from 'magic-string'
import { isNode, nodes, parseStatements, type SyntaxNode } from '../../src/model/syntaxTree.ts'

/** Names that the values of an operator's file use, from the module that defines the schema. */
const valueNames = ['none', 'unknown']

function* identifiers(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* identifiers(item)
  if (!isNode(value) || value.type === 'ImportDeclaration') return
  if (value.type === 'Identifier') yield String(value.name)
  for (const [field, item] of Object.entries(value)) {
    // `none: 1` names a field.
    if (field !== 'key') yield* identifiers(item)
  }
}

function importedName(specifier: SyntaxNode): string {
  return isNode(specifier.imported) ? String(specifier.imported.name) : ''
}

/** The text of an operator's file with `unknown` and `none` imported where they are used, and only there. */
export function withUsedImports(file: string, text: string): string {
  const statements = parseStatements(file, text)
  const declaration = statements.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' &&
      nodes(specifiers).some(specifier => importedName(specifier) === 'defineSite'),
  )
  if (!declaration) return text
  const specifiers = nodes(declaration.specifiers)
  const used = new Set(identifiers(statements))
  const others = specifiers.map(importedName).filter(name => !valueNames.includes(name))
  const names = [...others, ...valueNames.filter(name => used.has(name))]
  const [first, last] = [specifiers[0], specifiers.at(-1)]
  if (!first || !last || specifiers.map(importedName).join() === names.join()) return text
  return new MagicString(text).overwrite(first.start, last.end, names.join(', ')).toString()
}
