import { toString as plainText } from 'mdast-util-to-string'
import type { FieldPath } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import {
  factKeys,
  isFactKey,
  type LegalDocumentName,
  oncePerSite,
  renderFact,
  type Site,
  textPath,
} from '../site/index.ts'
import { nodesOf, parse, readDocument } from '../texts/index.ts'
import { siteWithValues, withWrittenValue } from './fileValues.ts'
import type { Version } from './version.ts'

/** The fewest letters of a fact that a text would not contain by chance: "45 days" is long enough, "14" is not. */
const LEAST_TELLING = 5

/** What the present text of a document says on a site, as plain text in the default language. */
function readPresentText(site: Site, document: LegalDocumentName): string {
  const file = site.texts.get(textPath(document, defaultLanguage))
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

/** Whether a published text has the words of a fact that a former value changes. The present text may lack them. */
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
export function documentDependsOn(
  site: Site,
  { document, version }: { readonly document: LegalDocumentName; readonly version?: Version },
  path: FieldPath,
  former: unknown,
): boolean {
  const formerSite = siteWithValues(site, withWrittenValue(site.source.value, path, former))
  // Values that hold only together with others of their day: a document with one of them has all of them.
  if (!formerSite) return true
  if (presentText(site, document) !== presentText(formerSite, document)) return true
  return version !== undefined && hasFormerWords(site, formerSite, version)
}
