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

/** The introduction among the parts of a document. */
export const introductionPart = 'introduction'

/** Left out by the second variant, which has 14 sections from acceptance to contact (§2). */
const onlyInNineteenSections: readonly string[] = [
  'indemnification',
  'moderation',
  'international-compliance',
  'accessibility',
  'additional-provisions',
]

/** Whether a section of a document is shown: the second variant of the Terms leaves some out (product ruling 3). */
export function isShownSection(
  { variants }: SiteConfig,
  name: LegalDocumentName,
  id: string,
): boolean {
  const isShorter = name === 'terms-of-service' && variants.terms === 'fourteen-sections'
  return !isShorter || !onlyInNineteenSections.includes(id)
}
