import * as v from 'valibot'
import { isMap, stringify } from 'yaml'
import { type Fault, OperatorError, parseYaml } from '../folder/index.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '../languages/index.ts'
import { isoDay, parseUrl, wrongType } from '../schema/index.ts'
import {
  isLegalDocument,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  type Site,
  type TextFile,
} from '../site/index.ts'
import {
  bodyOf,
  type HeadOf,
  headOf,
  legalEntries,
  parse,
  readFrontMatter,
  walkNodes,
} from '../texts/index.ts'
import { checkLedger, folderNames } from './ledger.ts'
import { sha256Of } from './sha256.ts'

/** What the head of a frozen text states; dates as ISO 8601 days. */
const frozenEntries = {
  ...legalEntries,
  publishedOn: isoDay,
  /** The version it came after; left out in the first, and in texts that were published without it. */
  follows: v.exactOptional(v.string()),
  /** The languages the version was published in. */
  languages: v.array(v.picklist(languages.map(({ code }) => code)), wrongType('a list')),
  hash: v.string(),
  /** The days of notice that it promises; left out in texts that were published without it. */
  notice: v.exactOptional(
    v.strictObject({ materialChanges: v.number(), subProcessors: v.number() }),
  ),
  /** What earlier releases wrote besides. */
  lastUpdated: v.exactOptional(isoDay),
  wording: v.exactOptional(v.string()),
}

export type FrozenHead = Omit<HeadOf<typeof frozenEntries>, 'hash'>

/** One language of a version: Markdown with everything resolved, as it was shown. */
export interface FrozenText {
  readonly language: Language
  /** Path below the project's root. */
  readonly file: string
  /** The file, byte for byte. */
  readonly raw: string
  readonly head: FrozenHead
  readonly body: string
}

/** A state of a document that has an address of its own. */
export interface Version {
  readonly document: LegalDocumentName
  readonly version: string
  /** ISO 8601 days; undefined for the text that is the document until one is published. */
  readonly publishedOn: string | undefined
  readonly effective: string
  /** Whether it changes nothing material. */
  readonly isEditorial: boolean
  /** The languages it was published in and is offered in. */
  readonly languages: readonly Language[]
  /** As it was published, in every language it was published in; none for a text that was not. */
  readonly texts: ReadonlyMap<Language, FrozenText>
}

/** A version that was published: it stays the same for good. */
export interface PublishedVersion extends Version {
  readonly publishedOn: string
}

/** Whether a version came after another one: with a higher number, and not on an earlier day. */
function cameAfter(version: Version, other: Version): boolean {
  const isHigher = version.version.localeCompare(other.version, 'en', { numeric: true }) > 0
  return isHigher && (version.publishedOn ?? '') >= (other.publishedOn ?? '')
}

/**
 * The version that withdrew another one: it was published later and takes effect no later, so that the other one never
 * took effect. Undefined where there is none.
 */
export function withdrawalOf<Listed extends Version>(
  version: Version,
  versions: readonly Listed[],
): Listed | undefined {
  return versions.find(other => other.effective <= version.effective && cameAfter(other, version))
}

/** Whether a version has a page in a language: it was published in it, or is offered in it until one is published. */
export function isWrittenIn({ texts, languages }: Version, language: Language): boolean {
  return texts.has(language) || languages.includes(language)
}

const remedy = 'Restore the file as it was published; changes are published as a new version'

function hashOf(text: string): string {
  const hashed = text.replace(/^hash: .*\n/m, '')
  return sha256Of(hashed)
}

/** The hash that the head of a text states, whatever else stands there. */
function statedHash(text: string): unknown {
  const { contents } = parseYaml(headOf(text) ?? '')
  return isMap(contents) ? contents.get('hash') : undefined
}

/** The folder of a version, with a file for each of its languages, as messages name it. */
export function versionFolder({ folder }: Site, document: LegalDocumentName, version: string) {
  return `${folder}/versions/${document}/${version}`
}

/** Writes a text as it is kept for good, with a hash that shows later edits. */
export function writeFrozen(head: FrozenHead, body: string): string {
  const yaml = stringify(head, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
  })
  const text = `---\n${yaml}---\n\n${body.trim()}\n`
  return text.replace(/\n---\n/, `\nhash: ${hashOf(text)}\n---\n`)
}

/**
 * Reads a text that was published.
 * @throws OperatorError when it is not complete, or not what was published
 */
export function readFrozen({ file, text }: TextFile, language: Language): FrozenText {
  const { frontMatter, faults } = readFrontMatter({ file, text, language }, frozenEntries)
  if (!frontMatter) {
    if (statedHash(text) === hashOf(text)) {
      const message =
        'was published by a newer release of the project: its head states what this release does not know, and its hash is in order. Update the project; nothing of the file has to be changed'
      throw new OperatorError([{ file, message }])
    }
    const reasons = faults.map(({ message }) => message).join('; ')
    const message = `its front matter is not complete: ${reasons}. ${remedy}`
    throw new OperatorError([{ file, message }])
  }
  const { hash, ...head } = frontMatter.values
  if (hash !== hashOf(text)) {
    throw new OperatorError([{ file, message: `was changed after it was published. ${remedy}` }])
  }
  return { language, file, raw: text, head, body: bodyOf(text) }
}

/** The schemes of links that a published text may have; its other links stay within the site. */
const linkSchemes = ['https:', 'mailto:', 'tel:']

/** The links of a published text that would run a script or lead to what nobody has read, by their lines. */
function linkFaults({ file, raw, body }: FrozenText): readonly Fault[] {
  const linesBefore = raw.slice(0, raw.length - body.length).split('\n').length - 1
  const faults: Fault[] = []
  walkNodes(parse(body), node => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    // Without a scheme, the link stays within the site, where its page may be gone: that stops nobody.
    const { protocol = 'https:' } = parseUrl(node.url) ?? {}
    if (linkSchemes.includes(protocol)) return
    const line = linesBefore + (node.position?.start.line ?? 1)
    const message = `the link "${node.url}" is none that was published: links begin with https://, mailto: or tel:. ${remedy}`
    faults.push({ file, line, message })
  })
  return faults
}

/** A text of a version, in the default language where it was not published in another. */
export function frozenIn({ document, version, texts }: Version, wanted: Language): FrozenText {
  const text = texts.get(wanted) ?? texts.get(defaultLanguage)
  if (!text) throw new Error(`version ${version} of ${document} was not published`)
  return text
}

/** What every language of a version states alike. */
const heads = ['version', 'publishedOn', 'effective'] as const

function readVersion(site: Site, document: LegalDocumentName, version: string): PublishedVersion {
  const folder = versionFolder(site, document, version)
  const read = (code: Language) => {
    const file = site.versions.get(`${document}/${version}/${code}.md`)
    return file && readFrozen(file, code)
  }
  const english = read(defaultLanguage)?.head
  const texts = new Map<Language, FrozenText>()
  const faults = (english?.languages ?? [defaultLanguage]).flatMap(code => {
    const text = read(code)
    const file = `${folder}/${code}.md`
    if (!text) {
      return { file, message: `is missing: ${version} was published in this language. Restore it` }
    }
    texts.set(code, text)
    const unsafe = linkFaults(text)
    if (unsafe.length > 0) return unsafe
    const { head } = text
    const stated = { ...english, version }
    const field = heads.find(own => head[own] !== stated[own])
    if (!field) return []
    const advice =
      field === 'version'
        ? 'Remove the folder where it was copied by hand: npm run legal -- publish makes versions'
        : 'Restore the files as they were published'
    const message = `its ${field} is ${head[field]}, not ${stated[field]}. ${advice}`
    return { file, message }
  })
  if (!english || faults.length > 0) throw new OperatorError(faults)
  const { publishedOn, effective, editorial } = english
  return {
    document,
    version,
    publishedOn,
    effective,
    texts,
    isEditorial: editorial !== undefined,
    languages: site.languages.legal.filter(code => texts.has(code)),
  }
}

/**
 * What is wrong with the dates of a version that follows another one; undefined if nothing.
 * @param withdraws whether it withdraws the other one, which must not have taken effect by its publication
 */
export function dateFault(
  { publishedOn, effective }: Pick<PublishedVersion, 'publishedOn' | 'effective'>,
  last: PublishedVersion | undefined,
  withdraws: boolean,
): string | undefined {
  if (effective < publishedOn) {
    return `takes effect on ${effective}, before its publication on ${publishedOn}`
  }
  if (last && withdraws && last.effective <= publishedOn) {
    return `withdraws version ${last.version}, which took effect on ${last.effective}`
  }
  if (last && !withdraws && effective <= last.effective) {
    return `takes effect on ${effective}, not after version ${last.version} (${last.effective})`
  }
  if (last && publishedOn < last.publishedOn) {
    return `is published on ${publishedOn}, before version ${last.version} (${last.publishedOn})`
  }
  return undefined
}

/** Versions in the order they take effect; one that was withdrawn comes right before the one that withdrew it. */
function inOrder(versions: readonly PublishedVersion[]): readonly PublishedVersion[] {
  const withdrawn = versions.filter(version => withdrawalOf(version, versions))
  const withdrawnBefore = (next: PublishedVersion): readonly PublishedVersion[] =>
    withdrawn
      .filter(version => withdrawalOf(version, versions) === next)
      .flatMap(version => [...withdrawnBefore(version), version])
  return versions
    .filter(version => !withdrawn.includes(version))
    .toSorted((one, other) => one.effective.localeCompare(other.effective))
    .flatMap(version => [...withdrawnBefore(version), version])
}

/** The versions of a document that have a folder, in the order they take effect. */
function readVersions(site: Site, document: LegalDocumentName): readonly PublishedVersion[] {
  const versions = inOrder(
    Array.from(folderNames(site), name => name.split('/'))
      .filter(([folder]) => folder === document)
      .map(([, version = '']) => readVersion(site, document, version)),
  )
  const faults: Fault[] = []
  const refuse = (version: string, message: string) =>
    faults.push({ file: versionFolder(site, document, version), message })
  for (const [index, version] of versions.entries()) {
    const before = versions.slice(0, index)
    const last = before.at(-1)
    const { follows } = frozenIn(version, defaultLanguage).head
    const withdraws = last !== undefined && withdrawalOf(last, versions) === version
    const lastInForce = before.findLast(other => !withdrawalOf(other, versions))
    if (follows !== undefined && follows !== lastInForce?.version) {
      refuse(follows, 'is missing: a later version came after this one. Restore its folder')
    }
    const wrong = dateFault(version, last, withdraws) ?? dateFault(version, lastInForce, false)
    if (wrong) refuse(version.version, `${wrong}. Restore the versions as they were published`)
  }
  if (faults.length > 0) throw new OperatorError(faults)
  return versions
}

/** Refuses files that belong to no version: under a misspelled name, no one would ever see them. */
function checkNames({ versions }: Site): void {
  const strangers = [...versions].filter(([name]) => {
    const [, document = '', language = ''] = /^([\w-]+)\/\d[\w.-]*\/(\w+)\.md$/.exec(name) ?? []
    return !isLegalDocument(document) || !isLanguage(language)
  })
  if (strangers.length === 0) return
  const message = 'belongs to no version. Restore its name, like privacy-policy/2.0/en.md'
  throw new OperatorError(strangers.map(([, { file }]) => ({ file, message })))
}

/** A value of every legal document. */
export function ofEveryDocument<Value>(compute: (document: LegalDocumentName) => Value) {
  const entries = legalDocuments.map(document => [document, compute(document)])
  // Every document has just been visited.
  return Object.fromEntries(entries) as Readonly<Record<LegalDocumentName, Value>>
}

/**
 * Every published version of every document, in the order they take effect; including those later than
 * the site's day.
 * @throws OperatorError for versions and texts that are missing, for texts that were edited, and for
 *   dates out of order
 */
export const publishedVersions = oncePerSite((site: Site) => {
  checkNames(site)
  checkLedger(site)
  return ofEveryDocument(document => readVersions(site, document))
})
