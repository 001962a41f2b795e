import type { SiteConfig } from './schema.ts'

/** The legal documents in the order they are listed; names are their path segments (§2). */
export const legalDocuments = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type LegalDocumentName = (typeof legalDocuments)[number]

/** Tells whether a name is that of a legal document. */
export function isLegalDocument(name: string): name is LegalDocumentName {
  return legalDocuments.some(document => document === name)
}

/** What the specification asks of a document (§2). */
interface DocumentOutline {
  /** Ids of the sections in their order. */
  readonly sections: readonly string[]
  /** Dates that the front matter has to state besides the effective one. */
  readonly dates: readonly ('lastUpdated' | 'nextReview')[]
  /** Parts that exist in a shorter wording for narrow screens: the introduction, or section ids. */
  readonly narrow: readonly string[]
}

/** The introduction among the parts of a document. */
export const introductionPart = 'introduction'

/** Every document as the specification outlines it (§2). */
export const outlines: Readonly<Record<LegalDocumentName, DocumentOutline>> = {
  'privacy-policy': {
    dates: ['lastUpdated'],
    narrow: [],
    sections: [
      'company',
      'data-collected',
      'legal-basis',
      'use',
      'ai-partners',
      'sharing',
      'retention',
      'rights',
      'security',
      'children',
      'international-transfers',
      'cookies',
      'automated-decisions',
      'california',
      'updates',
      'authorities',
      'third-party-services',
      'contact',
    ],
  },
  'terms-of-service': {
    dates: ['lastUpdated'],
    narrow: [introductionPart, 'acceptance'],
    sections: [
      'acceptance',
      'description',
      'eligibility',
      'accounts',
      'subscriptions',
      'ai-content',
      'prohibited-uses',
      'intellectual-property',
      'privacy',
      'disclaimers',
      'indemnification',
      'moderation',
      'termination',
      'international-compliance',
      'disputes',
      'accessibility',
      'updates',
      'contact',
      'additional-provisions',
    ],
  },
  'data-processing-agreement': {
    dates: ['nextReview'],
    narrow: [],
    sections: [
      'parties-and-definitions',
      'scope',
      'purposes-and-legal-basis',
      'processors',
      'international-transfers',
      'security-measures',
      'data-subject-rights',
      'retention',
      'breach-management',
      'compliance-monitoring',
      'contacts-and-governance',
    ],
  },
}

/** Left out by the second variant, which has 14 sections from acceptance to contact (§2). */
const onlyInNineteenSections: readonly string[] = [
  'indemnification',
  'moderation',
  'international-compliance',
  'accessibility',
  'additional-provisions',
]

const termsSections = outlines['terms-of-service'].sections

/** Both variants of the terms (specification §2, product ruling 3). */
export const termsVariants = {
  'nineteen-sections': termsSections,
  'fourteen-sections': termsSections.filter(id => !onlyInNineteenSections.includes(id)),
} as const satisfies Record<SiteConfig['variants']['terms'], readonly string[]>

/** The sections of a document that the page shows: all, or the chosen variant of the terms. */
export function shownSections(
  { variants }: SiteConfig,
  name: LegalDocumentName,
): readonly string[] {
  return name === 'terms-of-service' ? termsVariants[variants.terms] : outlines[name].sections
}
