import type { Root } from 'mdast'
import * as v from 'valibot'
import { isMap, parseDocument } from 'yaml'
import { wrongType } from '../site/fields.ts'
import { reportAt, reportAtOffset, type TextSource } from './source.ts'

/** Fields of a text's front matter, and where they are. */
export interface YamlFields<Entries extends v.ObjectEntries> {
  readonly values: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
  /** The 1-based line of a field. */
  readonly lineOf: (field: string) => number
}

/** A text in front matter. */
export const yamlText = v.pipe(
  v.string(wrongType('it in quotes')),
  v.nonEmpty('is empty. Write it in quotes'),
)

/** What the front matter of every text states. */
export const titleEntries = { title: yamlText, description: yamlText }

function fieldMessage(field: string, issue: v.BaseIssue<unknown>, known: readonly string[]) {
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  if (issue.expected !== 'never') return `${field} is missing. Add a line "${field}: …"`
  return `${field} is not a field. Write ${known.join(', ')}`
}

/** Reads the front matter of a text; reports what is wrong with it and gives undefined then. */
export function readYamlFields<Entries extends v.ObjectEntries>(
  source: TextSource,
  tree: Root,
  entries: Entries,
): YamlFields<Entries> | undefined {
  const [node] = tree.children
  if (node?.type !== 'yaml') {
    const fields = Object.keys(entries).slice(0, 2).join(', ')
    reportAt(source, tree, `there is no front matter. Start the file with --- ${fields} … ---`)
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
  const result = v.safeParse(v.strictObject(entries), yaml.toJS())
  if (!result.success) {
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? 'front matter'
      reportAtOffset(source, offsetOf(field), fieldMessage(field, issue, Object.keys(entries)))
    }
    return undefined
  }
  return {
    values: result.output,
    lineOf: field => source.text.slice(0, offsetOf(field)).split('\n').length,
  }
}
