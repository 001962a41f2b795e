import { defineSite, unknown } from '../src/model/schema.ts'

/**
 * Everything the company has to say about itself. Write `unknown` for what is not known yet, or
 * leave it out: the page shows its name in square brackets, and `npm run launch-check` lists it.
 * docs/operate.md shows the format of every field.
 */
export default defineSite({
  // Scheme and host of the live site; this one is for looking at it on your own machine.
  origin: 'http://localhost:8080',
  // The name of the app; Triptych is a sample.
  brand: 'Triptych',
  // Search engines: 'when-ready' lets them in once nothing blocks the launch; 'never'; 'forced'.
  indexing: 'when-ready',
  // The day the present version of the legal documents was published, like '2026-01-31'.
  publishedOn: unknown,
  // Languages of the landing page and of the legal documents: en, de, fr, es.
  languages: { site: ['en', 'de'], legal: ['en', 'de', 'fr', 'es'] },

  company: {
    // As registered, like 'Longhand, Inc.'
    legalName: unknown,
    // Like 'Wyoming corporation'.
    legalForm: unknown,
    // Where letters arrive, in one line.
    postalAddress: unknown,
    // Name and address of the representative in the EU (Article 27 GDPR).
    euRepresentative: unknown,
  },
  // Email addresses that someone reads.
  contacts: {
    privacy: unknown,
    dataProtectionOfficer: unknown,
    legal: unknown,
    support: unknown,
    sales: unknown,
    // Goes into /.well-known/security.txt.
    security: unknown,
    // As people abroad dial it, like '+1 307 555 0100'.
    phone: unknown,
  },
  // What decides which duties the company has, and whether the texts are written for it.
  business: {
    // Every country whose people the app is offered to, like ['US', 'DE'].
    markets: unknown,
    // 'consumers', 'businesses', or 'both'.
    customers: unknown,
    // { employees: 8, turnover: 1.5 }, in million euros a year.
    size: unknown,
    // Whether anything is sold outside the app stores: 'no', or 'yes'.
    soldOnWeb: unknown,
    // Whether the app shows people what others have made: 'no', or 'yes'.
    publicFeed: unknown,
  },

  // Pages that not every company needs: each exists once its facts are here.
  imprint: unknown,
  accessibility: unknown,
  withdrawal: unknown,
  cancellation: unknown,
  digitalServices: unknown,
  reporting: unknown,
  aiTransparency: unknown,
  // Statement on consumer arbitration, in the imprint.
  disputeResolution: unknown,

  // Like 'https://apps.apple.com/app/id1234567890'.
  appStoreUrl: unknown,
  // Apple's own badge, an SVG file like 'media/app-store.svg'.
  appStoreBadge: unknown,

  // Whether prompts and content train AI models: 'never', or 'opt-out' or 'consent'.
  ai: { training: unknown },
  // License agreement of the app: 'standard' (Apple's own beside the Terms), or 'these-terms'.
  apple: { eula: unknown },
  // Personal information sold, or shared for advertising (CCPA): 'none', or 'opt-out'.
  california: { sharing: unknown },
  // Whether the prices shown include tax: 'included', or 'excluded'.
  prices: { tax: unknown },
  // The state whose law governs in the US; the courts, by language.
  law: { us: 'Wyoming', jurisdiction: unknown },

  // Who processes data for the company; the site has words for what each of these kinds does.
  processors: [
    { kind: 'ai-chat', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
    { kind: 'ai-video', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
    { kind: 'ai-image', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
    { kind: 'hosting', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
    { kind: 'app-store', name: unknown, place: unknown, transferBasis: unknown, since: unknown },
  ],

  // plans: 'free-pro-enterprise' or 'starter-pro'; terms: 'nineteen-sections' or 'fourteen-sections'.
  variants: { plans: 'free-pro-enterprise', terms: 'nineteen-sections' },

  // Three reviews with name, role, comment, rating and consent; samples stand in until they are here.
  // testimonials: [],
  // Whether and how you check that reviewers have used the app.
  reviewVerification: unknown,

  // Findings of the launch check that you take responsibility for: { finding, reason, until }.
  acceptedFindings: [],
})
