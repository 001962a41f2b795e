import * as v from 'valibot'
import { isMap } from 'yaml'
import { type Fault, parseYaml, yamlFault } from '../folder/index.ts'
import type { Language } from '../languages/index.ts'
import { isoDay, wrongType } from '../schema/index.ts'
import { type FrontMatter, faultAt, pointAt, type TextSource } from './text.ts'

/** A text in front matter. */
const yamlText = v.pipe(
  v.string(wrongType('it in quotes')),
  v.nonEmpty('is empty. Write it in quotes'),
)

/** What the front matter of a page's text states. */
export const titleEntries = { title: yamlText, description: yamlText }

const version = v.pipe(
  v.string(wrongType('it in quotes, like "2.0"')),
  // It becomes a part of an address.
  v.regex(/^\d[\w.-]*$/, 'is not a version. Write it like "2.0"'),
)

/** What a legal document may state of itself; dates as ISO 8601 days. */
export const legalEntries = {
  ...titleEntries,
  version,
  effective: isoDay,
  nextReview: v.exactOptional(isoDay),
  /** Why a version changes nothing material, for those who read what changed. */
  editorial: v.exactOptional(yamlText),
  /** What changes with a version, in a sentence or two, for those who are told of it. */
  summary: v.exactOptional(yamlText),
}

/** What a head states that has some entries. */
export type HeadOf<Entries extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
>

/** What the head of a page's text states. */
export type TitleFrontMatter = HeadOf<typeof titleEntries>

export type LegalFrontMatter = HeadOf<typeof legalEntries>

/** What is stated of a document: in its front matter, and by its publication. */
export interface DocumentHead extends LegalFrontMatter {
  /** The day it was published; before that, the day it takes effect. ISO 8601. */
  readonly lastUpdated: string
  /** The languages it is published in. */
  readonly languages: readonly Language[]
}

/** What is wrong with a field of a head, which may have the fields that are listed. */
function fieldMessage(field: string, issue: v.BaseIssue<unknown>, fields: readonly string[]) {
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  if (issue.expected !== 'never') return `${field} is missing. Add a line "${field}: …"`
  return `${field} is not a field. Write ${fields.join(', ')}`
}

/** The front matter at the start of a text. */
export const head = /^(?<fence>---\n)(?<yaml>[\s\S]*?)\n---(?:\n|$)/

/** The lines of a text's front matter; undefined where it has none. */
export const headOf = (text: string) => head.exec(text)?.groups?.yaml

/** The text after its front matter. */
export const bodyOf = (text: string) => text.replace(head, '')

/** What was read of a head: undefined where something is wrong with it. */
interface ReadFrontMatter<Head> {
  readonly frontMatter: FrontMatter<Head> | undefined
  readonly faults: readonly Fault[]
}

/** Reads the front matter of a text, which has to state these entries. */
export function readFrontMatter<Entries extends v.ObjectEntries>(
  source: TextSource,
  entries: Entries,
): ReadFrontMatter<HeadOf<Entries>> {
  const faulty = (...faults: readonly Fault[]) => ({ frontMatter: undefined, faults })
  const { fence, yaml } = head.exec(source.text)?.groups ?? {}
  if (fence === undefined || yaml === undefined) {
    const fields = Object.keys(entries).slice(0, 2).join(', ')
    const message = `there is no front matter. Start the file with --- ${fields} … ---`
    return faulty(faultAt(source, 0, message))
  }
  const document = parseYaml(yaml)
  const fault = yamlFault(document, yaml)
  if (fault) return faulty(faultAt(source, fence.length + fault.offset, fault.message))

  const offsetOf = (field: string) => {
    const value = isMap(document.contents) ? document.contents.get(field, true) : undefined
    return fence.length + (value?.range?.[0] ?? 0)
  }
  // Every head may state which English it translates (derived.ts).
  const schema = v.strictObject({ ...entries, translates: v.exactOptional(v.string()) })
  const result = v.safeParse(schema, document.toJS())
  if (!result.success) {
    const faults = result.issues.map(issue => {
      const field = v.getDotPath(issue) ?? 'front matter'
      return faultAt(source, offsetOf(field), fieldMessage(field, issue, Object.keys(entries)))
    })
    return faulty(...faults)
  }
  // The entries were checked among the others.
  const { translates: _, ...stated } = result.output as Record<string, unknown>
  const frontMatter = {
    values: stated as HeadOf<Entries>,
    lineOf: (field: string) => pointAt(source, offsetOf(field)).line,
  }
  return { frontMatter, faults: [] }
}
