import { defaultLanguage } from '../../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'

/** What Open Terms Archive calls the documents. */
const termsTypes: Readonly<Record<LegalDocumentName, string>> = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'data-processing-agreement': 'Data Processor Agreement',
}

/**
 * The declaration by which Open Terms Archive follows the documents: where they are, which part is
 * the text, and what in it is not (docs.opentermsarchive.org, "Declarations").
 */
export function openTermsArchiveDeclaration(site: Site): string {
  const terms = legalDocuments.map(name => [
    termsTypes[name],
    {
      fetch: absoluteUrl(site, routePath(name, defaultLanguage)),
      select: '#document-text',
      remove: ['.in-short', '.narrow'],
    },
  ])
  return `${JSON.stringify({ name: site.config.brand, terms: Object.fromEntries(terms) }, null, 2)}\n`
}
