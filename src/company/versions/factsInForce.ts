import { isDeepStrictEqual } from 'node:util'
import { toString as plainText } from 'mdast-util-to-string'
import type { FieldPath } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { isShownAtOnce, type Processor } from '../schema/index.ts'
import {
  factKeys,
  isFactKey,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  processorRegister,
  renderFact,
  type Site,
  statutoryPageTable,
  textFile,
} from '../site/index.ts'
import { nodesOf, parse, readDocument } from '../texts/index.ts'
import { checkFacts, readFacts } from './factsFiles.ts'
import {
  differingPaths,
  type FileValues,
  knownValue,
  siteWithValues,
  withWrittenValue,
  writtenValue,
} from './siteValues.ts'
import { timelines, versionsFrom } from './timeline.ts'
import type { Version } from './version.ts'

/** Letters of a fact from which on it stands in a text for no other reason: "45 days", not "14". */
const LEAST_TELLING = 5

/** The words of a document as its present text has them on a site, in the default language. */
const wordsOn = oncePerSite((site: Site) => {
  const wordsOfDocuments = new Map<LegalDocumentName, string>()
  return (document: LegalDocumentName): string => {
    const words = wordsOfDocuments.get(document)
    if (words !== undefined) return words
    const file = site.texts.get(textFile(document, defaultLanguage))
    if (!file) throw new Error(`${document} is not written in ${defaultLanguage}`)
    const text = readDocument(site, document, defaultLanguage, file)
    const written = Array.from(nodesOf(text.document), node => plainText(node)).join('\n')
    wordsOfDocuments.set(document, written)
    return written
  }
})

/** What a site says of each fact in the default language. */
const factsOn = oncePerSite(
  (site: Site) =>
    new Map(
      factKeys
        .filter(isFactKey)
        .map(key => [key, renderFact(site, key, defaultLanguage).text] as const),
    ),
)

/** Whether a published text has the words of a fact that a former value changes: the present text may have lost them. */
function hasFormerWords(site: Site, former: Site, version: Version): boolean {
  const body = version.texts.get(defaultLanguage)?.body ?? ''
  const published = plainText(parse(body))
  return [...factsOn(former)].some(
    ([key, words]) =>
      words.length >= LEAST_TELLING &&
      words !== factsOn(site).get(key) &&
      published.includes(words),
  )
}

/**
 * Whether a document says something else with a former value: its present text would, or its published text has the
 * words. The texts decide, so that there is no list of facts to keep.
 */
function isStatedBy(
  site: Site,
  { document, version }: { readonly document: LegalDocumentName; readonly version?: Version },
  path: FieldPath,
  former: unknown,
): boolean {
  const formerSite = siteWithValues(site, withWrittenValue(site.source.value, path, former))
  // Values that hold only together with others of their day: who states one of them states all.
  if (!formerSite) return true
  if (wordsOn(site)(document) !== wordsOn(formerSite)(document)) return true
  return version !== undefined && hasFormerWords(site, formerSite, version)
}

/** Whether a value comes to a page of text that did not have it: readers find it there as soon as it is known. */
function addsToPage(path: FieldPath, former: unknown): boolean {
  const isOfPage = Object.values(statutoryPageTable).some(({ field }) => field === path[0])
  return isOfPage && knownValue(former) === undefined
}

/** A value of `site.yaml` that waits: pages say the former one until a version of a document takes effect. */
export interface WaitingFact {
  readonly version: Version
  readonly path: FieldPath
  /** What the version was published with; undefined where the field was not there. */
  readonly former: unknown
}

/** The values of `site.yaml` that a version of a document states otherwise, by the facts that are kept of it. */
function waitingFacts(site: Site, version: Version): readonly WaitingFact[] {
  const facts = readFacts(site, version)
  if (!facts) return []
  return differingPaths(site.source.value, facts.value)
    .filter(path => path[0] !== 'processors' && !isShownAtOnce(path))
    .map(path => ({ version, path, former: writtenValue(facts.value, path) }))
    .filter(({ path, former }) => !addsToPage(path, former))
    .filter(({ path, former }) =>
      isStatedBy(site, { document: version.document, version }, path, former),
    )
}

/** The documents that have a table of processors. */
export const processorDocuments: readonly LegalDocumentName[] = [
  'privacy-policy',
  'data-processing-agreement',
]

/**
 * Who processes data by the facts of a version, whose tables are those of the day it took effect; undefined where
 * no facts of it are kept.
 */
function processorsOf(site: Site, version: Version): readonly Processor[] | undefined {
  const facts = readFacts(site, version)
  if (!facts) return undefined
  const path = ['processors']
  const former = writtenValue(facts.value, path)
  const formerSite = siteWithValues(site, withWrittenValue(site.source.value, path, former))
  return formerSite && processorRegister(formerSite.config, version.effective).present
}

/**
 * A site whose company is still called and reached as it was when a version was published; the site itself where no
 * facts of it are kept. What else differs from the version is more than a change of such data.
 */
export function withFormerCompanyData(site: Site, version: Version): Site {
  const facts = readFacts(site, version)
  if (!facts) return site
  const value = differingPaths(site.source.value, facts.value)
    // Texts of a language that was taken out need not be there any more.
    .filter(path => isShownAtOnce(path) && path[0] !== 'languages')
    .reduce<FileValues>(
      (values, path) => withWrittenValue(values, path, writtenValue(facts.value, path)),
      { ...site.source.value },
    )
  return siteWithValues(site, value) ?? site
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

/** What tables say of processors, in the default language: another translation is no other fact. */
function rowsOf(processors: readonly Processor[]) {
  return processors.map(({ name, kind, role, data, place, transferBasis, since }) => ({
    name,
    kind,
    role: role[defaultLanguage],
    data: data[defaultLanguage],
    place: place?.[defaultLanguage],
    transferBasis: transferBasis?.[defaultLanguage],
    since,
  }))
}

/** Whether the tables of a publication and of another document would name other processors at the same time. */
function splitsProcessors(site: Site, publication: Publication, other: Version): boolean {
  const haveTables = [publication.document, other.document].every(name =>
    processorDocuments.includes(name),
  )
  const former = haveTables ? processorsOf(site, other) : undefined
  const day = other.effective > publication.effective ? other.effective : publication.effective
  const { present } = processorRegister(site.config, day)
  return former !== undefined && !isDeepStrictEqual(rowsOf(former), rowsOf(present))
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
      const splitValues = waitingFacts(site, other)
        .filter(({ path, former }) => isStatedBy(site, { document }, path, former))
        .map(({ path }): SplitFact => ({ path, publication, other }))
      const splitTables = splitsProcessors(site, publication, other)
        ? [{ path: ['processors'], publication, other }]
        : []
      return [...splitValues, ...splitTables]
    })
  })
}

/** What the pages of a site are made from on its day. */
export interface FactsInForce {
  /** The site with the values that its documents in force state. */
  readonly site: Site
  /** Versions in force of which no facts are kept, or none that can be read: for them, pages follow `site.yaml`. */
  readonly withoutFacts: readonly Version[]
  /** Values that documents in force state and that do not go with today's others: pages say those of `site.yaml`. */
  readonly refused: readonly WaitingFact[]
}

/** The documents' versions in force that were published, the one that took effect last at the end. */
function versionsInForce(site: Site): readonly Version[] {
  return legalDocuments
    .map(document => timelines(site)[document].inForce)
    .filter(({ publishedOn }) => publishedOn !== undefined)
    .toSorted((first, second) => first.effective.localeCompare(second.effective))
}

/** A site with as many of the waiting values as go together, and those that do not. */
function withFormerValues(site: Site, waiting: readonly WaitingFact[]) {
  const all = waiting.reduce<FileValues>(
    (values, { path, former }) => withWrittenValue(values, path, former),
    { ...site.source.value },
  )
  const whole = siteWithValues(site, all)
  if (whole) return { site: whole, refused: [] }
  const refused: WaitingFact[] = []
  let shown = site
  for (const fact of waiting) {
    const value = withWrittenValue(shown.source.value, fact.path, fact.former)
    const next = siteWithValues(shown, value)
    if (next) shown = next
    else refused.push(fact)
  }
  return { site: shown, refused }
}

/**
 * What is true on the day of a site. Documents show what was frozen; every other page says of the same matters what
 * the documents in force say, whatever `site.yaml` says of days to come. A preview of drafts shows what is to come.
 * @throws OperatorError where facts were edited since they were written
 */
export const factsInForce = oncePerSite((site: Site): FactsInForce => {
  checkFacts(site)
  const versions = versionsInForce(site)
  const withoutFacts = versions.filter(version => !readFacts(site, version))
  if (site.showsDrafts || versions.length === withoutFacts.length) {
    return { site, withoutFacts, refused: [] }
  }
  const waiting = versions.flatMap(version => waitingFacts(site, version))
  const latestWithTable = versions.findLast(({ document }) => processorDocuments.includes(document))
  const processorsInForce = latestWithTable && processorsOf(site, latestWithTable)
  if (waiting.length === 0 && !processorsInForce) return { site, withoutFacts, refused: [] }
  return { ...withFormerValues({ ...site, processorsInForce }, waiting), withoutFacts }
})
