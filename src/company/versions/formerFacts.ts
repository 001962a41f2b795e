import { toString as plainText } from 'mdast-util-to-string'
import type { FieldPath } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { isShownAtOnce, type Processor } from '../schema/index.ts'
import {
  factKeys,
  isFactKey,
  type LegalDocumentName,
  oncePerSite,
  processorRegister,
  renderFact,
  type Site,
  statutoryPageTable,
  textFile,
} from '../site/index.ts'
import { nodesOf, parse, readDocument } from '../texts/index.ts'
import { readFacts } from './factsFiles.ts'
import {
  differingPaths,
  type FileValues,
  siteWithValues,
  statedValue,
  withWrittenValue,
  writtenValue,
} from './siteValues.ts'
import type { Version } from './version.ts'

/** The fewest letters of a fact that a text would not contain by chance: "45 days" is long enough, "14" is not. */
const LEAST_TELLING = 5

/** What the present text of a document says on a site, as plain text in the default language. */
function readPresentText(site: Site, document: LegalDocumentName): string {
  const file = site.texts.get(textFile(document, defaultLanguage))
  if (!file) throw new Error(`${document} is not written in ${defaultLanguage}`)
  const text = readDocument(site, document, defaultLanguage, file)
  return Array.from(nodesOf(text.document), node => plainText(node)).join('\n')
}

/** The present texts of a site that were read already, by their documents: few of them are asked for. */
const presentTextsOf = oncePerSite((_: Site) => new Map<LegalDocumentName, string>())

/** What the present text of a document says on a site; read once. */
function presentText(site: Site, document: LegalDocumentName): string {
  const readTexts = presentTextsOf(site)
  const text = readTexts.get(document) ?? readPresentText(site, document)
  readTexts.set(document, text)
  return text
}

/** What a site says of each fact in the default language. */
const renderedFacts = oncePerSite(
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
  return [...renderedFacts(former)].some(
    ([key, formerFact]) =>
      formerFact.length >= LEAST_TELLING &&
      formerFact !== renderedFacts(site).get(key) &&
      published.includes(formerFact),
  )
}

/**
 * Whether a document says something else with a former value: its present text would, or its published text has the
 * words. The texts decide, so that there is no list of facts to keep.
 */
export function isStatedBy(
  site: Site,
  { document, version }: { readonly document: LegalDocumentName; readonly version?: Version },
  path: FieldPath,
  former: unknown,
): boolean {
  const formerSite = siteWithValues(site, withWrittenValue(site.source.value, path, former))
  // Values that hold only together with others of their day: who states one of them states all.
  if (!formerSite) return true
  if (presentText(site, document) !== presentText(formerSite, document)) return true
  return version !== undefined && hasFormerWords(site, formerSite, version)
}

/** Whether a value comes to a page of text that did not have it: readers find it there as soon as it is known. */
function addsToPage(path: FieldPath, former: unknown): boolean {
  const isOfPage = Object.values(statutoryPageTable).some(({ field }) => field === path[0])
  return isOfPage && statedValue(former) === undefined
}

/** A value of `site.yaml` that waits: pages say the former one until a version of a document takes effect. */
export interface WaitingFact {
  readonly version: Version
  readonly path: FieldPath
  /** What the version was published with; undefined where the field was not there. */
  readonly former: unknown
}

/** The values of `site.yaml` that a version of a document states otherwise, by the facts that are kept of it. */
export function waitingFacts(site: Site, version: Version): readonly WaitingFact[] {
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

/**
 * Who processes data by the facts of a version, whose tables are those of the day it took effect; undefined where
 * no facts of it are kept.
 */
export function formerProcessors(site: Site, version: Version): readonly Processor[] | undefined {
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
