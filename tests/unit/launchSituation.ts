import { readText } from '../../src/content/textFiles.ts'
import type { LaunchSituation } from '../../src/launch/situation.ts'
import { parseDocuments } from '../../src/legal/parseDocuments.ts'
import type { PublishedVersions } from '../../src/legal/versions/publishedVersion.ts'
import { placeholder } from '../../src/site/placeholder.ts'
import type { Site } from '../../src/site/schema.ts'
import { readSiteSource } from '../../src/site/siteSource.ts'
import { site } from '../../src/site/values.ts'

const unknown = placeholder({ en: 'not known', de: 'nicht bekannt' })

const nothingPublished: PublishedVersions = {
  'privacy-policy': [],
  'terms-of-service': [],
  'data-processing-agreement': [],
}

/** The finished site on a day before the DPA's review date, with nothing accepted. */
export const finished: LaunchSituation = {
  site: { ...site, origin: 'https://www.longhand.app', acceptedFindings: [] },
  source: readSiteSource(),
  documents: parseDocuments(readText),
  versions: nothingPublished,
  day: '2025-06-01',
  isBuildFresh: true,
  securityTxtExpires: undefined,
  longPages: [],
}

/** The finished situation with some of the operator's values changed. */
export function withSite(change: Partial<Site>): LaunchSituation {
  return { ...finished, site: { ...finished.site, ...change } }
}

/** A site of which nothing has been supplied: what a new operator starts from. */
export const unsupplied: LaunchSituation = withSite({
  origin: 'http://localhost:8080',
  brand: 'Triptych',
  publishedOn: unknown,
  company: {
    legalName: unknown,
    legalForm: unknown,
    postalAddress: unknown,
    euRepresentative: unknown,
  },
  contacts: {
    privacy: unknown,
    dataProtectionOfficer: unknown,
    legal: unknown,
    support: unknown,
    sales: unknown,
    security: unknown,
    phone: unknown,
  },
  business: {
    markets: unknown,
    customers: unknown,
    size: unknown,
    sellsOn: unknown,
    publicFeed: unknown,
  },
  imprint: unknown,
  accessibility: unknown,
  withdrawal: unknown,
  cancellation: unknown,
  digitalServices: unknown,
  reporting: unknown,
  aiTransparency: unknown,
  disputeResolution: unknown,
  appStoreUrl: unknown,
  appStoreBadge: unknown,
  ai: { trainingOnContent: unknown },
  apple: { eula: unknown },
  california: { sharing: unknown },
  prices: { tax: unknown },
  reviewVerification: unknown,
  law: { ...site.law, jurisdiction: unknown },
  processors: site.processors
    .filter(({ kind }) => kind !== 'other')
    .map(processor => ({
      ...processor,
      name: unknown,
      place: unknown,
      transferBasis: unknown,
      since: unknown,
    })),
  variants: { plans: 'free-pro-enterprise', terms: 'nineteen-sections' },
  testimonials: site.testimonials.map(testimonial => ({
    ...testimonial,
    name: unknown,
    consent: 'sample',
  })),
})

/** The documents with the English text of one of them changed, as they would be parsed. */
export function withText(
  situation: LaunchSituation,
  file: string,
  change: (text: string) => string,
): LaunchSituation {
  const read = (path: string) => {
    const text = readText(path)
    // Every language is changed alike, or the compiler refuses them.
    return text !== undefined && path.includes(file) ? change(text) : text
  }
  return { ...situation, documents: parseDocuments(read) }
}
