import { site } from '../site/values.ts'

/** The legal documents in the order they are listed; names are their path segments (§2). */
export const legalDocuments = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type LegalDocumentName = (typeof legalDocuments)[number]

const termsSections = [
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
] as const

/** Left out by the second reading, which has 14 sections from acceptance to contact (§2). */
const onlyInNineteenSections: readonly string[] = [
  'indemnification',
  'moderation',
  'international-compliance',
  'accessibility',
  'additional-provisions',
] satisfies readonly (typeof termsSections)[number][]

/** Both readings of the terms (specification §2, product ruling 3). */
export const termsReadings = {
  'nineteen-sections': termsSections,
  'fourteen-sections': termsSections.filter(id => !onlyInNineteenSections.includes(id)),
} as const satisfies Record<typeof site.readings.terms, readonly string[]>

/** The ids of every document's sections, in the order the specification lists them (§2). */
export const legalSections: Readonly<Record<LegalDocumentName, readonly string[]>> = {
  'privacy-policy': [
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
  'terms-of-service': termsSections,
  'data-processing-agreement': [
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
}

/** The sections of a document that the page shows: all, or the chosen reading of the terms. */
export function shownSections(name: LegalDocumentName): readonly string[] {
  return name === 'terms-of-service' ? termsReadings[site.readings.terms] : legalSections[name]
}
