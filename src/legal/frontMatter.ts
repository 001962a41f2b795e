import type { Root } from 'mdast'
import * as v from 'valibot'
import { isMap, parseDocument } from 'yaml'
import { isoDay } from '../site/isoDay.ts'
import type { LegalFrontMatter } from './legalDocument.ts'
import { type LegalSource, reportAt, reportAtOffset } from './source.ts'

const text = v.pipe(
  v.string('is missing or not a text. Write it in quotes'),
  v.nonEmpty('is empty. Write it in quotes'),
)

const frontMatterSchema = v.strictObject({
  title: text,
  description: text,
  version: text,
  effective: isoDay,
  lastUpdated: v.optional(isoDay),
  nextReview: v.optional(isoDay),
})

/** Fields that every language of a document must state alike. */
export const sharedFields = ['version', 'effective', 'lastUpdated', 'nextReview'] as const

/** Reads the front matter of a text; reports what is wrong with it and gives undefined then. */
export function readFrontMatter(source: LegalSource, tree: Root): LegalFrontMatter | undefined {
  const [node] = tree.children
  if (node?.type !== 'yaml') {
    reportAt(source, tree, 'there is no front matter. Start the file with --- title, version … ---')
    return undefined
  }
  const yaml = parseDocument(node.value)
  const start = source.text.indexOf(node.value)
  for (const error of yaml.errors) {
    reportAtOffset(
      source,
      start + error.pos[0],
      `the front matter is not valid YAML: ${error.code}`,
    )
  }
  if (yaml.errors.length > 0) return undefined
  const result = v.safeParse(frontMatterSchema, yaml.toJS())
  // Valibot types optional fields as possibly undefined; YAML leaves them out.
  if (result.success) return result.output as LegalFrontMatter

  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'front matter'
    const value = isMap(yaml.contents) ? yaml.contents.get(field, true) : undefined
    const offset = value?.range ? start + value.range[0] : start
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
    const isMissing = issue.type === 'strict_object' && !isUnknown
    const message = isUnknown
      ? `is not a field. Write ${Object.keys(frontMatterSchema.entries).join(', ')}`
      : isMissing
        ? `is missing. Add a line "${field}: …"`
        : issue.message
    reportAtOffset(source, offset, `${field} ${message}`)
  }
  return undefined
}
