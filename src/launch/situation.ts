import { defaultLanguage } from '../i18n/languages.ts'
import type { ParsedDocument } from '../legal/parsedDocument.ts'
import type { PublishedVersions } from '../legal/versions/publishedVersion.ts'
import type { Site } from '../site/schema.ts'
import type { FieldPath, SiteSource } from '../site/siteSource.ts'

/** A page of the build, with its bytes on the wire. */
export interface BuiltPageSize {
  readonly file: string
  readonly bytes: number
  /** The limit it should keep, and the one above which it gets a warning. */
  readonly limit: number
  readonly warningLimit: number
}

/** What the checks look at. */
export interface LaunchSituation {
  readonly site: Site
  readonly source: SiteSource
  readonly documents: readonly ParsedDocument[]
  /** What has been published of each document, in the order it takes effect. */
  readonly versions: PublishedVersions
  /** The day the check is made for, ISO 8601. */
  readonly day: string
  /** Whether the build was made from the sources as they are; undefined without a build. */
  readonly isBuildFresh: boolean | undefined
  /** Until when the built `security.txt` holds, ISO 8601; undefined without one. */
  readonly securityTxtExpires: string | undefined
  /** Legal pages of the build that are over their budget. */
  readonly longPages: readonly BuiltPageSize[]
}

/** Where a field of the operator's file is: `src/site.ts:12`. */
export function locateField({ source }: LaunchSituation, path: FieldPath): string {
  return `${source.file}:${source.lineOf(path)}`
}

/** The documents in the language that every one of them is written in. */
export function inDefaultLanguage({ documents }: LaunchSituation): readonly ParsedDocument[] {
  return documents.filter(({ source }) => source.language === defaultLanguage)
}

/** Where a document states a date of its own: `src/content/legal/x.en.md:6`. */
export function placeInFrontMatter(
  { source, frontMatter }: ParsedDocument,
  field: 'effective' | 'nextReview' | 'version',
): string {
  return `${source.file}:${frontMatter?.lines[field] ?? 1}`
}
