import * as v from 'valibot'
import { isMap, isNode } from 'yaml'
import { type Fault, headPattern, parseYaml, yamlFault } from '../folder/index.ts'
import type { Language } from '../languages/index.ts'
import { isoDay, wrongType } from '../schema/index.ts'
import { pageFields } from '../site/index.ts'
import { type FrontMatter, faultAt, pointAt, type TextSource } from './text.ts'

/** A text in front matter. */
const yamlText = v.pipe(
  v.string(wrongType('it in quotes')),
  v.nonEmpty('is empty. Write it in quotes'),
)

/** What the front matter of a page's text states. */
const titleEntries = { title: yamlText, description: yamlText }

/** What the head of a page of the company's own may state: all that is known of it. */
const companyPageEntries = {
  ...titleEntries,
  /** What the page is called in links, where that is not its title. */
  shortTitle: v.exactOptional(yamlText),
  /** For whom it is. */
  audience: v.exactOptional(yamlText),
  /** Where every page leads to it: from its footer, from its bar as well, or nowhere. */
  in: v.exactOptional(
    v.picklist(['footer', 'bar', 'none'], 'is not a place for links. Write footer, bar or none'),
  ),
}

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

/** What kind of text a file holds, which says what its head and its content may be. */
export interface TextKind<Entries extends v.ObjectEntries> {
  /** What the head states of the text. */
  readonly entries: Entries
  /** Whether the head may also have the fields of a page, which are read with the site (site/pageHeads.ts). */
  readonly hasPageFields: boolean
  /** Whether the text may show pictures of the company's. */
  readonly hasPictures: boolean
}

/** The text of a legal document. */
export const documentKind = { entries: legalEntries, hasPageFields: true, hasPictures: false }

/** The text of a statutory page. */
export const statutoryKind = { entries: titleEntries, hasPageFields: true, hasPictures: false }

/** The text of a page of the company's own, whose fields of a page are among its entries. */
export const companyPageKind = {
  entries: companyPageEntries,
  hasPageFields: false,
  hasPictures: true,
}

/** The FAQ of a language that is a translation: its head only says what it translates. */
export const translatedQuestionsKind = { entries: {}, hasPageFields: false, hasPictures: false }

/** What a head states that has some entries. */
export type HeadOf<Entries extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
>

/**
 * What a head may say of the page, beside what it says of the text: it is read with the site (site/pageHeads.ts), and
 * does not belong to the text.
 */
export const pageEntries = {
  /** The project says where its pages are. */
  ofProject: v.entriesFromList(pageFields, v.exactOptional(v.unknown())),
  /** A company's own text says for whom it is, where that is not the audience of the default text. */
  ofCompany: {
    ...v.entriesFromList(
      pageFields,
      v.exactOptional(
        v.never(
          'is stated by the project, so that no address of a page is lost. Leave the line out',
        ),
      ),
    ),
    audience: v.exactOptional(yamlText),
  },
}

/** What the head of a page's text states. */
export type TitleFrontMatter = HeadOf<typeof titleEntries>

/** What the head of a page of the company's own states. */
export type CompanyPageHead = HeadOf<typeof companyPageEntries>

export type LegalFrontMatter = HeadOf<typeof legalEntries>

/** What is stated of a document: in its front matter, and by its publication. */
export interface DocumentHead extends LegalFrontMatter {
  /** The day it was published; before that, the day it takes effect. ISO 8601. */
  readonly lastUpdated: string
  /** The day it was published; left out before that. ISO 8601. */
  readonly publishedOn?: string
  /** The languages it is published in. */
  readonly languages: readonly Language[]
}

/** What is wrong with a field of a head, which may have the fields that are listed. */
function fieldMessage(field: string, issue: v.BaseIssue<unknown>, fields: readonly string[]) {
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  if (issue.expected !== 'never') return `${field} is missing. Add a line "${field}: …"`
  return `${field} is not a field. Write ${fields.join(', ')}`
}

/** What was read of a head: undefined where something is wrong with it. */
interface ReadFrontMatter<Head> {
  readonly frontMatter: FrontMatter<Head> | undefined
  readonly faults: readonly Fault[]
}

/** Reads the front matter of a text, which has to state these entries. */
export function readFrontMatter<Entries extends v.ObjectEntries>(
  source: TextSource,
  entries: Entries,
  leftOut: v.ObjectEntries = {},
): ReadFrontMatter<HeadOf<Entries>> {
  const faulty = (...faults: readonly Fault[]) => ({ frontMatter: undefined, faults })
  const { fence, yaml } = headPattern.exec(source.text)?.groups ?? {}
  if (fence === undefined || yaml === undefined) {
    const fields = Object.keys(entries).slice(0, 2).join(', ')
    const message = `there is no front matter. Start the file with --- ${fields} … ---`
    return faulty(faultAt(source, 0, message))
  }
  const document = parseYaml(yaml)
  const fault = yamlFault(document, yaml)
  if (fault) return faulty(faultAt(source, fence.length + fault.offset, fault.message))

  const offsetOf = (field: string) => {
    const fields = isMap(document.contents) ? document.contents.items : []
    const pair = fields.find(({ key }) => String(key) === field)
    // Where several lines follow a name, the line of the name is meant.
    const place = isMap(pair?.value) ? pair?.key : pair?.value
    return fence.length + ((isNode(place) && place.range?.[0]) || 0)
  }
  // Every head may state which English it translates (derived.ts).
  const translates = v.exactOptional(v.string())
  const schema = v.strictObject({ ...leftOut, ...entries, translates })
  const result = v.safeParse(schema, document.toJS())
  if (!result.success) {
    const faults = result.issues.map(issue => {
      const field = v.getDotPath(issue) ?? 'front matter'
      return faultAt(source, offsetOf(field), fieldMessage(field, issue, Object.keys(entries)))
    })
    return faulty(...faults)
  }
  const fieldsOfText = Object.entries(result.output).filter(([field]) => field in entries)
  const frontMatter = {
    values: Object.fromEntries(fieldsOfText) as HeadOf<Entries>, // they were checked among the others
    lineOf: (field: string) => pointAt(source, offsetOf(field)).line,
  }
  return { frontMatter, faults: [] }
}
