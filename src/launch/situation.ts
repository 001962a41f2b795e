import type { ParsedDocument } from '../legal/parsedDocument.ts'
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
  /** The day the check is made for, ISO 8601. */
  readonly day: string
  /** Whether the build was made from the sources as they are; undefined without a build. */
  readonly isBuildFresh: boolean | undefined
  /** Until when the built `security.txt` holds, ISO 8601; undefined without one. */
  readonly securityTxtExpires: string | undefined
  /** Legal pages of the build that are over their budget. */
  readonly longPages: readonly BuiltPageSize[]
}

/** Today, ISO 8601, in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Where a field of the operator's file is: `src/site.ts:12`. */
export function locateField({ source }: LaunchSituation, path: FieldPath): string {
  return `${source.file}:${source.lineOf(path)}`
}
