import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { toString as plainText } from 'mdast-util-to-string'
import { defaultLanguage } from '../languages/index.ts'
import {
  type FieldPath,
  factsFolderName,
  fields,
  isShownAtOnce,
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  oncePerSite,
  type Processor,
  parseConfig,
  processorRegister,
  readSiteSource,
  type Site,
  type SiteSource,
  statutoryPageTable,
  type TextFile,
  textFile,
  withConfig,
} from '../model/index.ts'
import { nodesOf, readDocument } from '../texts/index.ts'
import { timelines, versionsFrom } from './timeline.ts'
import { publishedVersions, type Version } from './version.ts'

/** The name of the file that keeps what was true when a version was published, below `facts/`. */
function factsName({ document, version }: Pick<Version, 'document' | 'version'>): string {
  return `${document}/${version}.yaml`
}

/** The line of such a file that shows later edits, with the lines before it. */
const head = /^(?<comments>(?:# .*\n)*)# (?<hash>sha256-[\w-]+)\n/

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64url')}`
}

/**
 * What keeps the facts of a version: `site.yaml` as it is when the version is published. A document shows its
 * frozen text; every other page reads from this file what the document says.
 */
export function factsFile(
  site: Site,
  version: Pick<Version, 'document' | 'version'>,
  siteYaml: string,
): TextFile {
  const introduction = [
    `# ${site.source.file} as it was when ${version.document} ${version.version} was published. While that version is in`,
    '# force, every page says of its matters what stands here. Commands write this file; nobody edits it.',
  ]
  const text = `${introduction.join('\n')}\n# ${hashOf(siteYaml)}\n${siteYaml}`
  return { file: `${site.folder}/${factsFolderName}/${factsName(version)}`, text }
}

/** The facts of a version; undefined where none are kept. */
function factsOf({ facts }: Site, version: Version): SiteSource | undefined {
  const file = facts.get(factsName(version))
  return file && readSiteSource(file.file, file.text.replace(head, ''))
}

/** What is wrong with a file of facts; undefined if nothing. Under a misspelled name, no page would follow it. */
function factsFault(name: string, { text }: TextFile, known: readonly string[]) {
  if (!known.includes(name)) {
    return 'belongs to no version that was published. Restore that version, or remove this file'
  }
  const hash = head.exec(text)?.groups?.hash
  return hash === hashOf(text.replace(head, ''))
    ? undefined
    : 'was changed after it was published. Restore it from git'
}

/** Refuses files of facts that were edited since they were written, and those of no version. */
function checkFacts(site: Site): void {
  const known = Object.values(publishedVersions(site)).flat().map(factsName)
  const faults = [...site.facts].flatMap(([name, file]) => {
    const message = factsFault(name, file, known)
    return message === undefined ? [] : { file: file.file, message }
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

type Values = Readonly<Record<string, unknown>>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it is compared: what is not known is left out, in either spelling. */
function stated(value: unknown): unknown {
  return value === null || value === 'unknown' ? undefined : value
}

/** Whether fields stand together in a block that a company may lack: it is there as a whole, or not at all. */
function isOptionalBlock(path: FieldPath): boolean {
  const name = path.join('.')
  return fields.some(field => field.path === name && field.isBlock && field.notes.isOptional)
}

/** The paths at which two files of facts differ; a block that only one of them has is one path. */
function differingPaths(present: unknown, former: unknown, path: FieldPath = []): FieldPath[] {
  const [one, other] = [stated(present), stated(former)]
  const isGroup = isOptionalBlock(path)
    ? isValues(one) && isValues(other)
    : isValues(one ?? {}) && isValues(other ?? {})
  if (!isGroup) return isDeepStrictEqual(one, other) ? [] : [path]
  const [before, after] = [Object(one ?? {}) as Values, Object(other ?? {}) as Values]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name => differingPaths(before[name], after[name], [...path, name]))
}

function valueAtPath(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, step) => (isValues(at) ? at[step] : undefined), values)
}

/** Values with another one at a path; without it, where that is undefined. */
function withValueAt(values: unknown, [step, ...rest]: FieldPath, value: unknown): Values {
  const known = isValues(values) ? values : {}
  const name = String(step)
  const next = rest.length === 0 ? value : withValueAt(known[name], rest, value)
  const { [name]: _, ...others } = known
  return next === undefined ? others : { ...others, [name]: next }
}

/** A site whose company had written other values into its file. @throws OperatorError where they do not go together */
function withValues(site: Site, value: Values): Site {
  const source = { ...site.source, value }
  return withConfig({ ...site, source }, parseConfig({ ...value, ...site.overrides }, source))
}

/** Whether a value comes to a page of text that did not have it: readers find it there as soon as it is known. */
function addsToPage(path: FieldPath, former: unknown): boolean {
  const isOfPage = Object.values(statutoryPageTable).some(({ field }) => field === path[0])
  return isOfPage && stated(former) === undefined
}

/** The words of a document as its present text has them on a site, in the default language. */
const wordsOn = oncePerSite((site: Site) => {
  const words = new Map<LegalDocumentName, string>()
  return (document: LegalDocumentName): string => {
    const known = words.get(document)
    if (known !== undefined) return known
    const file = site.texts.get(textFile(document, defaultLanguage))
    if (!file) throw new Error(`${document} is not written in ${defaultLanguage}`)
    const text = readDocument(site, document, defaultLanguage, file)
    const written = Array.from(nodesOf(text.document), node => plainText(node)).join('\n')
    words.set(document, written)
    return written
  }
})

/** Whether a document would say something else were one value another one: its text decides, no list. */
function states(site: Site, document: LegalDocumentName, path: FieldPath, value: unknown): boolean {
  try {
    const other = withValues(site, withValueAt(site.source.value, path, value))
    return wordsOn(site)(document) !== wordsOn(other)(document)
  } catch (error) {
    // Values that hold only together with others of their day: whoever states one, states all of them.
    if (error instanceof OperatorError) return true
    throw error
  }
}

/** A value that waits: pages say the former one until a version of a document takes effect. */
export interface WaitingFact {
  readonly document: LegalDocumentName
  readonly path: FieldPath
  /** What the version in force was published with; undefined where the field was not there. */
  readonly former: unknown
}

/** The values of `site.yaml` that documents in force state otherwise, by the facts kept of a version of each. */
function waitingFacts(
  site: Site,
  document: LegalDocumentName,
  version: Version,
): readonly WaitingFact[] {
  const facts = factsOf(site, version)
  if (!facts) return []
  return differingPaths(site.source.value, facts.value)
    .filter(path => path[0] !== 'processors' && !isShownAtOnce(path))
    .map(path => ({ document, path, former: valueAtPath(facts.value, path) }))
    .filter(({ path, former }) => !addsToPage(path, former))
    .filter(({ path, former }) => states(site, document, path, former))
}

/** The documents' versions in force that were published, the one that took effect last at the end. */
function versionsInForce(site: Site): readonly Version[] {
  return legalDocuments
    .map(document => timelines(site)[document].inForce)
    .filter(({ publishedOn }) => publishedOn !== undefined)
    .toSorted((one, other) => one.effective.localeCompare(other.effective))
}

/** Who processes data by the facts of a version: its tables are those of the day it took effect. */
function processorsOf(site: Site, version: Version): readonly Processor[] | undefined {
  const facts = factsOf(site, version)
  if (!facts) return undefined
  const path = ['processors']
  const then = withValues(
    site,
    withValueAt(site.source.value, path, valueAtPath(facts.value, path)),
  )
  return processorRegister(then.config, version.effective).present
}

/** The documents that have a table of processors. */
const processorDocuments: readonly LegalDocumentName[] = [
  'privacy-policy',
  'data-processing-agreement',
]

/**
 * A site whose company is still called and reached as it was when a version was published; the site itself
 * where no facts of it are kept. What else differs from the version is more than a change of such data.
 */
export function withFormerCompanyData(site: Site, version: Version): Site {
  const facts = factsOf(site, version)
  if (!facts) return site
  const value = differingPaths(site.source.value, facts.value)
    .filter(path => isShownAtOnce(path) && path[0] !== 'languages')
    .reduce<Values>((values, path) => withValueAt(values, path, valueAtPath(facts.value, path)), {
      ...site.source.value,
    })
  return withValues(site, value)
}

/** A document that is about to be published, and the day it takes effect (ISO 8601). */
export interface Publication {
  readonly document: LegalDocumentName
  readonly effective: string
}

/** A value that a publication changes in one document and leaves as it was in another one that states it, too. */
export interface SplitFact {
  readonly path: FieldPath
  readonly publication: Publication
  /** The version of the other document that states the former value. */
  readonly other: Version
}

/**
 * The values that some publications would change in one document alone, while another one in force at the same time
 * states the former value.
 */
export function splitFacts(site: Site, publications: readonly Publication[]): readonly SplitFact[] {
  return publications.flatMap(publication => {
    const { document, effective } = publication
    const together = publications.filter(other => other.effective === effective)
    const others = legalDocuments
      .filter(name => together.every(other => other.document !== name))
      .flatMap(name => versionsFrom(site, name, effective))
    return others.flatMap(other => {
      const split = waitingFacts(site, other.document, other)
        .filter(({ path, former }) => states(site, document, path, former))
        .map(({ path }) => ({ path, publication, other }))
      const haveProcessors = [document, other.document].every(name =>
        processorDocuments.includes(name),
      )
      const former = haveProcessors ? processorsOf(site, other) : undefined
      const day = other.effective > effective ? other.effective : effective
      const { present } = processorRegister(site.config, day)
      const isSame = former === undefined || isDeepStrictEqual(former, present)
      return isSame ? split : [...split, { path: ['processors'], publication, other }]
    })
  })
}

/** What the pages of a site are made from on its day. */
export interface FactsInForce {
  /** The site with the values that its documents in force state. */
  readonly site: Site
  /** The values of `site.yaml` that wait for a version. */
  readonly waiting: readonly WaitingFact[]
  /** Versions in force of which no facts are kept, or none that can be read: for them, pages follow `site.yaml`. */
  readonly unknown: readonly Version[]
}

/**
 * What is true on the day of a site. Documents show what was frozen; every other page says of the same matters what
 * the documents in force say, whatever `site.yaml` says of days to come. A preview of drafts shows what is to come.
 */
export const factsInForce = oncePerSite((site: Site): FactsInForce => {
  checkFacts(site)
  const versions = versionsInForce(site)
  const unknown = versions.filter(version => !site.facts.has(factsName(version)))
  const asWritten = { site, waiting: [], unknown }
  if (site.showsDrafts || versions.length === unknown.length) return asWritten
  try {
    const waiting = versions.flatMap(version => waitingFacts(site, version.document, version))
    const value = waiting.reduce<Values>(
      (values, { path, former }) => withValueAt(values, path, former),
      { ...site.source.value },
    )
    const named = versions.findLast(({ document }) => processorDocuments.includes(document))
    const processorsInForce = named && processorsOf(site, named)
    if (waiting.length === 0 && !processorsInForce) return asWritten
    return { site: withValues({ ...site, processorsInForce }, value), waiting, unknown }
  } catch (error) {
    // A later release may refuse what an earlier one wrote: facts of the past never stop a build.
    if (error instanceof OperatorError) return { ...asWritten, unknown: versions }
    throw error
  }
})
