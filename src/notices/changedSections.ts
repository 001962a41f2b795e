import type { Language } from '../languages/languages.ts'
import { dateText } from '../model/dateText.ts'
import { type ComparedSection, compareDocuments } from '../versions/comparison/compareDocuments.ts'
import type { Change } from '../versions/comparison/compareWords.ts'
import { publishedTree } from '../versions/publishedDocument.ts'
import type { PublishedFrontMatter } from '../versions/publishedText.ts'
import type { PublishedVersion } from '../versions/publishedVersion.ts'

/** A version, and the one that it replaces. */
export interface VersionChange {
  readonly before: PublishedVersion
  readonly version: PublishedVersion
}

/** A text without the version and the days that it states of itself. */
function withoutOwnDates(text: string, stated: PublishedFrontMatter, language: Language): string {
  const { version, effective, lastUpdated = effective, nextReview = effective } = stated
  const days = [effective, lastUpdated, nextReview].map(day => dateText(day, language))
  return [version, ...days].reduce((rest, own) => rest.replaceAll(own, '{}'), text)
}

function textOf(changes: readonly Change[], left: Change['kind']): string {
  return changes
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')
}

/** The sections that readers find changed in a language, without those that only name another version and day. */
export function changedSections(
  { before, version }: VersionChange,
  language: Language,
): readonly ComparedSection[] {
  const old = publishedTree(before, language)
  const current = publishedTree(version, language)
  const isSame = (changes: readonly Change[]) =>
    withoutOwnDates(textOf(changes, 'inserted'), old.text.frontMatter, language) ===
    withoutOwnDates(textOf(changes, 'deleted'), current.text.frontMatter, language)
  return compareDocuments(old.tree, current.tree).filter(
    ({ status, isMoved, headingChanges, blocks }) =>
      status !== 'unchanged' &&
      (status !== 'changed' ||
        isMoved ||
        ![headingChanges, ...blocks.flatMap(({ parts }) => parts)].every(isSame)),
  )
}
