import type { Root } from 'mdast'
import * as v from 'valibot'
import { isMap, parseDocument } from 'yaml'
import { type LegalDocumentName, outlines } from '../content/documents.ts'
import { wrongType } from '../site/fields.ts'
import { isoDay } from '../site/isoDay.ts'
import { reportAt, reportAtOffset, type TextSource } from './source.ts'

/** What the front matter of a legal document states; dates as ISO 8601 days. */
export interface LegalFrontMatter {
  readonly title: string
  readonly description: string
  readonly version: string
  readonly effective: string
  readonly lastUpdated?: string
  readonly nextReview?: string
  /** Why a version changes nothing material, for those who read what changed; left out otherwise. */
  readonly editorial?: string
}

type Field = keyof LegalFrontMatter

/** Front matter, with the 1-based line of each field. */
export interface ParsedFrontMatter extends LegalFrontMatter {
  readonly lines: Readonly<Partial<Record<Field, number>>>
}

const text = v.pipe(v.string(wrongType('it in quotes')), v.nonEmpty('is empty. Write it in quotes'))

const version = v.pipe(
  v.string(wrongType('it in quotes, like "2.0"')),
  // It becomes a part of an address.
  v.regex(/^\d[\w.-]*$/, 'is no version. Write it like "2.0"'),
)

/** What a legal text may state of itself. */
export const frontMatterEntries = {
  title: text,
  description: text,
  version,
  effective: isoDay,
  lastUpdated: v.optional(isoDay),
  nextReview: v.optional(isoDay),
  editorial: v.optional(text),
}

/** Fields that every language of a document must state alike. */
export const sharedFields = ['version', 'effective', 'lastUpdated', 'nextReview'] as const

/** The fields of a document, with the dates that its outline asks for. */
function schemaOf(name: LegalDocumentName) {
  const { dates } = outlines[name]
  return v.strictObject({
    ...frontMatterEntries,
    ...Object.fromEntries(dates.map(date => [date, isoDay])),
  })
}

function fieldMessage(field: string, issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  if (issue.expected !== 'never') return `${field} is missing. Add a line "${field}: …"`
  return `${field} is not a field. Write ${Object.keys(frontMatterEntries).join(', ')}`
}

/** Reads the front matter of a text; reports what is wrong with it and gives undefined then. */
export function readFrontMatter(
  source: TextSource,
  name: LegalDocumentName,
  tree: Root,
): ParsedFrontMatter | undefined {
  const [node] = tree.children
  if (node?.type !== 'yaml') {
    reportAt(source, tree, 'there is no front matter. Start the file with --- title, version … ---')
    return undefined
  }
  const yaml = parseDocument(node.value)
  const start = source.text.indexOf(node.value)
  for (const { code, pos } of yaml.errors) {
    const message = `the front matter is not valid YAML: ${code}. Write one "field: value" a line`
    reportAtOffset(source, start + pos[0], message)
  }
  if (yaml.errors.length > 0) return undefined

  const offsetOf = (field: string) => {
    const value = isMap(yaml.contents) ? yaml.contents.get(field, true) : undefined
    return start + (value?.range?.[0] ?? 0)
  }
  const result = v.safeParse(schemaOf(name), yaml.toJS())
  if (!result.success) {
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? 'front matter'
      reportAtOffset(source, offsetOf(field), fieldMessage(field, issue))
    }
    return undefined
  }
  const lines = Object.fromEntries(
    Object.keys(result.output).map(field => [
      field,
      source.text.slice(0, offsetOf(field)).split('\n').length,
    ]),
  )
  // Valibot types optional fields as possibly undefined; YAML leaves them out.
  return { ...(result.output as LegalFrontMatter), lines }
}
