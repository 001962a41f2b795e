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
