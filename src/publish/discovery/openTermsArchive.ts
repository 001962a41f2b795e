import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import { routePath } from '../../content/routes.ts'
import { defaultLanguage } from '../../i18n/languages.ts'
import { absoluteUrl, site } from '../../site/values.ts'

/** What Open Terms Archive calls the documents. */
const termsTypes: Readonly<Record<LegalDocumentName, string>> = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'data-processing-agreement': 'Data Processor Agreement',
}

/**
 * The declaration by which Open Terms Archive follows the documents: where they are, which part is
 * the text, and what of it is no text (docs.opentermsarchive.org, "Declarations").
 */
export function openTermsArchiveDeclaration(): string {
  const terms = legalDocuments.map(name => [
    termsTypes[name],
    {
      fetch: absoluteUrl(routePath(name, defaultLanguage)),
      select: '#document-text',
      remove: ['.in-short', '.narrow'],
    },
  ])
  return `${JSON.stringify({ name: site.brand, terms: Object.fromEntries(terms) }, null, 2)}\n`
}
