import type { PageResources } from '../components/Document.tsx'
import type { BadgeImage } from '../content/badgeArtwork.ts'
import type { Localized } from '../i18n/languages.ts'
import type { Annexes } from '../legal/compileAnnexes.ts'
import type { Faq } from '../legal/compileFaq.ts'
import type { InformationTexts } from '../legal/informationText.ts'
import type { LegalTexts } from '../legal/legalDocument.ts'

/** What a build hands down to its pages. */
export interface SiteBuild {
  readonly resources: PageResources
  /** Whether search engines may index this build. */
  readonly isIndexed: boolean
  readonly legalTexts: LegalTexts
  readonly informationTexts: InformationTexts
  readonly faq: Faq
  /** Apple's own badge, where the operator supplies it. */
  readonly badges: Localized<BadgeImage> | undefined
  /** Path of the QR code of the App Store link, where there is one. */
  readonly qrCode: string | undefined
  readonly annexes: Localized<Annexes>
}
