import { readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { OperatorError } from './OperatorError.ts'

/** A field of the operator's file: names of objects, positions in lists. */
export type FieldPath = readonly (string | number)[]

/** The text of the operator's file and where its fields are. */
export interface SiteSource {
  /** Path below the project's root. */
  readonly file: string
  /** The 1-based line of a field; that of its nearest parent where the field is not written out. */
  readonly lineOf: (path: FieldPath) => number
}

/** The operator's file: `src/site.ts`, or what `SITE_FILE` names. */
export const siteFile = process.env.SITE_FILE || 'src/site.ts'

/** A node of the syntax tree, as far as it is read here (ESTree). */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function nodes(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The object that `export default defineSite({ … })` holds. */
function siteObject(body: readonly SyntaxNode[]): SyntaxNode | undefined {
  const declaration = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration
  if (!isNode(declaration)) return undefined
  return declaration.type === 'CallExpression' ? nodes(declaration.arguments)[0] : declaration
}

function child(node: SyntaxNode, step: string | number): SyntaxNode | undefined {
  if (typeof step === 'number') return nodes(node.elements)[step]
  const property = nodes(node.properties).find(
    ({ key }) => isNode(key) && (key.name === step || key.value === step),
  )
  return isNode(property?.value) ? property.value : undefined
}

/**
 * Reads the text of an operator's file.
 * @throws OperatorError with line and column where it is not valid TypeScript
 */
export function parseSiteSource(file: string, text: string): SiteSource {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) {
    const start = error.labels?.[0]?.start ?? 0
    const column = start - text.lastIndexOf('\n', start - 1)
    const message = `is not valid TypeScript: ${error.message}. Check brackets, commas and quotes`
    throw new OperatorError([{ file, line: lineAt(start), column, message }])
  }
  // The parser types each kind of node apart; only positions, names and children are read here.
  const root = siteObject(program.body as unknown as readonly SyntaxNode[])
  return {
    file,
    lineOf(path) {
      let node = root
      for (const step of path) {
        const next = node && child(node, step)
        if (!next) break
        node = next
      }
      return lineAt(node?.start ?? 0)
    },
  }
}

/**
 * Reads the operator's file.
 * @throws OperatorError where it does not exist or is not valid TypeScript
 */
export function readSiteSource(): SiteSource {
  const path = resolve(siteFile)
  const file = isAbsolute(siteFile) ? relative(process.cwd(), path) : siteFile
  try {
    return parseSiteSource(file, readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const message = 'cannot be read. Set SITE_FILE to a file that exists, or leave it out'
    throw new OperatorError([{ file, message }])
  }
}
