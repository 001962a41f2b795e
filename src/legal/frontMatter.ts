import type { Root } from 'mdast'
import * as v from 'valibot'
import { type LegalDocumentName, outlines } from '../content/documents.ts'
import { wrongType } from '../site/fields.ts'
import { isoDay } from '../site/isoDay.ts'
import type { TextSource } from './source.ts'
import { readYamlFields, titleEntries, yamlText } from './yamlFields.ts'

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

const version = v.pipe(
  v.string(wrongType('it in quotes, like "2.0"')),
  // It becomes a part of an address.
  v.regex(/^\d[\w.-]*$/, 'is no version. Write it like "2.0"'),
)

/** What a legal text may state of itself. */
export const frontMatterEntries = {
  ...titleEntries,
  version,
  effective: isoDay,
  lastUpdated: v.optional(isoDay),
  nextReview: v.optional(isoDay),
  editorial: v.optional(yamlText),
}

/** Fields that every language of a document must state alike. */
export const sharedFields = ['version', 'effective', 'lastUpdated', 'nextReview'] as const

/** The fields of a document, with the dates that its outline asks for. */
function entriesOf(name: LegalDocumentName) {
  const { dates } = outlines[name]
  return { ...frontMatterEntries, ...Object.fromEntries(dates.map(date => [date, isoDay])) }
}

/** Reads the front matter of a document; reports what is wrong with it and gives undefined then. */
export function readFrontMatter(
  source: TextSource,
  name: LegalDocumentName,
  tree: Root,
): ParsedFrontMatter | undefined {
  const fields = readYamlFields(source, tree, entriesOf(name))
  if (!fields) return undefined
  const { values, lineOf } = fields
  const lines = Object.fromEntries(Object.keys(values).map(field => [field, lineOf(field)]))
  // Valibot types optional fields as possibly undefined; YAML leaves them out.
  return { ...(values as LegalFrontMatter), lines }
}
