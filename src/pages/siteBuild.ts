import type { PageScript } from '../client/index.ts'
import type { PageFonts } from '../fonts/index.ts'
import type { Language } from '../languages/index.ts'
import type { BadgeImages, Mark, SharingPicture, ShownWorks } from '../media/index.ts'
import type { Site, StoreName } from '../model/index.ts'
import type { LegalTexts, Questions, StatutoryTexts } from '../texts/index.ts'

/** A site with what a build made of it: everything that its pages show. */
export interface SiteBuild {
  readonly site: Site
  readonly resources: {
    /** By the languages that are offered. */
    readonly fonts: Readonly<Partial<Record<Language, PageFonts>>>
    readonly loader: PageScript
    /** What the loader loads when it is needed. */
    readonly hydration: PageScript
  }
  /** Whether search engines may index this build. */
  readonly isIndexed: boolean
  readonly legalTexts: LegalTexts
  readonly statutoryTexts: StatutoryTexts
  readonly questions: Questions
  /** The stores' own badges, where the operator supplies them. */
  readonly badges: BadgeImages
  /** The company's own mark, where the operator supplies it. */
  readonly mark: Mark | undefined
  /** Paths of the QR codes of the links to the stores. */
  readonly qrCodes: Readonly<Partial<Record<StoreName, string>>>
  /** The operator's own works, where they replace drawn ones. */
  readonly works: ShownWorks
  /** The operator's own picture for places where the landing page is shared. */
  readonly sharing: SharingPicture | undefined
}

/** The reviews that a build shows: samples never where search engines may index it (product ruling 8). */
export function shownReviews({ site, isIndexed }: Pick<SiteBuild, 'site' | 'isIndexed'>) {
  return site.config.testimonials.filter(({ consent }) => !isIndexed || consent !== 'sample')
}

/** What the component of every kind of page takes. */
export interface PageProps<Entry> {
  readonly page: Entry
  readonly build: SiteBuild
}
