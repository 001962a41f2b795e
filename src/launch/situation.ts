import { defaultLanguage } from '../languages/languages.ts'
import type { AudibleClip } from '../media/works.ts'
import type { FactKey } from '../model/facts.ts'
import type { Site } from '../model/site.ts'
import type { FieldPath } from '../model/siteSource.ts'
import type { ParsedDocument } from '../texts/documentTexts.ts'
import { lineOfReference } from '../texts/parsedText.ts'
import { siteTexts } from '../texts/siteTexts.ts'

/** A page of the build, with its bytes on the wire. */
export interface BuiltPageSize {
  readonly file: string
  readonly bytes: number
  /** The limit it should keep, and the one above which it gets a warning. */
  readonly limit: number
  readonly warningLimit: number
}

/** What was made from the sources. */
export interface BuildState {
  /** Whether the build was made from the sources as they are; undefined without a build. */
  readonly isFresh: boolean | undefined
  /** Until when the built `security.txt` is valid, ISO 8601; undefined without one. */
  readonly securityTxtExpires: string | undefined
  /** Legal pages of the build that are over their budget. */
  readonly longPages: readonly BuiltPageSize[]
}

/** What an earlier build left behind is not a reason to hold back the one being made. */
export const buildInProgress: BuildState = {
  isFresh: true,
  securityTxtExpires: undefined,
  longPages: [],
}

/** What the rules look at: a site on its day, and what was built from it. */
export interface LaunchSituation {
  readonly site: Site
  readonly build: BuildState
  /** Clips with sound; left out where nobody has looked. */
  readonly audible?: readonly AudibleClip[]
}

/** Where a field of the operator's file is: `site/site.ts:12`. */
export function locateField({ source }: Site, ...path: FieldPath): string {
  return `${source.file}:${source.lineOf(path)}`
}

/** The documents in the language that every one of them is written in. */
export function inDefaultLanguage(site: Site): readonly ParsedDocument[] {
  return siteTexts(site).documents.filter(({ source }) => source.language === defaultLanguage)
}

/** Where a document states a date of its own: `src/languages/en/texts/x.md:6`. */
export function placeInFrontMatter(
  { source, frontMatter }: ParsedDocument,
  field: 'effective' | 'lastUpdated' | 'nextReview' | 'version',
): string {
  return `${source.file}:${frontMatter?.lineOf(field) ?? 1}`
}

/** The file of the figures that the texts state. */
export const figuresFile = 'src/model/figures.ts'

/** Where a document first states a fact. */
export function locateReference(site: Site, key: FactKey): string {
  for (const document of siteTexts(site).documents) {
    const line = lineOfReference(document, key)
    if (line !== undefined) return `${document.source.file}:${line}`
  }
  return figuresFile
}
