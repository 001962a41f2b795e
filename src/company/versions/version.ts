import { defaultLanguage, type Language } from '../languages/index.ts'
import type { LegalDocumentName } from '../site/index.ts'
import type { FrozenText } from './frozenText.ts'

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

/** A text of a version, in the default language where it was not published in another. */
export function frozenIn({ document, version, texts }: Version, wanted: Language): FrozenText {
  const text = texts.get(wanted) ?? texts.get(defaultLanguage)
  if (!text) throw new Error(`version ${version} of ${document} was not published`)
  return text
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
export function inOrder(versions: readonly PublishedVersion[]): readonly PublishedVersion[] {
  const withdrawn = versions.filter(version => withdrawalOf(version, versions))
  const withdrawnBefore = (next: PublishedVersion): readonly PublishedVersion[] =>
    withdrawn
      .filter(version => withdrawalOf(version, versions) === next)
      .flatMap(version => [...withdrawnBefore(version), version])
  return versions
    .filter(version => !withdrawn.includes(version))
    .toSorted((first, second) => first.effective.localeCompare(second.effective))
    .flatMap(version => [...withdrawnBefore(version), version])
}
