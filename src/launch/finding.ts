/** How much a finding stands in the way: a blocker keeps the site from going live. */
export type Severity = 'blocker' | 'warning' | 'note'

/** Who has to act. */
export type Actor = 'legal' | 'marketing' | 'ops'

/** Something that still stands between this build and going live. */
export interface Finding {
  /** Names the finding in `acceptedFindings`; stays the same as long as the matter does. */
  readonly id: string
  readonly severity: Severity
  readonly actor: Actor
  readonly what: string
  /** File, with a line where there is one: `src/site.ts:12`. */
  readonly where: string
  readonly why: string
  readonly todo: string
}

/** What the checks look at. */
export interface LaunchSituation {
  readonly site: import('../site/schema.ts').Site
  /** The text of `src/site.ts`, to point at its lines. */
  readonly siteText: string
  /** The Markdown of the legal documents by file, as `src/content/legal/terms-of-service.en.md`. */
  readonly legalTexts: ReadonlyMap<string, string>
  /** The day the check is made for, ISO 8601. */
  readonly day: string
  /** Whether `dist` was built from the sources as they are; undefined without a build. */
  readonly isBuildFresh: boolean | undefined
  /** Until when the built `security.txt` holds, ISO 8601; undefined without one. */
  readonly securityTxtExpires: string | undefined
}
