import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { type Site, withConfig } from '../../../src/company/site/site.ts'

/** Values by their names in `site.yaml`; what is `undefined` is left out there. */
export interface Values {
  readonly [name: string]: unknown
}

/** A company whose pages are kept as plain text. */
export interface GoldenCompany {
  /** The name of its file or folder in `tests/golden/`. */
  readonly name: string
  /** Its values in `site.yaml` that differ from those of the first company; none for the first. */
  readonly differences: Values
  /** Countries that its English texts name as examples, though it is neither there nor sells there. */
  readonly countriesNamedBeside?: readonly string[]
}

const noPromises = {
  'encryption.inTransit': 'no',
  'encryption.atRest': 'no',
  'audits.internal': 'no',
  'audits.external': 'no',
  'breach.immediateResponse': 'no',
  'response.acknowledgment': 'no',
  'support.availability': 'no',
  'support.response': 'no',
  'support.priority': 'no',
  'support.dedicated': 'no',
  'moderation.people': 'no',
}

/**
 * The companies, the first of which has a file of its own: `tests/sites/golden/inkwell/site.yaml`. They differ in
 * seat, markets, languages, plans, promises, periods, ages, and in the pages that they may leave out.
 */
export const goldenCompanies: readonly [GoldenCompany, ...GoldenCompany[]] = [
  { name: 'inkwell', differences: {} },
  {
    name: 'american-at-home',
    differences: {
      languages: { site: ['en'], legal: ['en'] },
      company: {
        legalForm: 'Delaware corporation',
        seat: 'US',
        postalAddress: '12 Example Road, Cheyenne, Wyoming 82001',
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      contact: { dpo: 'none' },
      business: { markets: ['US'], customers: 'consumers' },
      promises: { 'audits.external': 'no', 'support.priority': 'no', 'support.dedicated': 'no' },
      imprint: undefined,
      accessibility: undefined,
      withdrawal: undefined,
      cancellation: { ownUrl: 'none' },
      digitalServices: undefined,
      aiTransparency: undefined,
      disputeResolution: undefined,
      consumerMediator: undefined,
      app: { googlePlay: undefined },
      age: { evidence: undefined },
      apple: { eula: 'standard' },
      california: { doNotTrack: { en: 'The app does not respond to “Do Not Track” signals.' } },
      law: { us: 'Wyoming', jurisdiction: { en: 'the courts of Wyoming' } },
      plans: undefined,
      variants: { plans: 'starter-pro', terms: 'fourteen-sections' },
      figures: { 'age.us': '18 years' },
      testimonials: 'none',
    },
  },
  {
    name: 'american-in-europe',
    differences: {
      company: {
        legalForm: 'limited liability company',
        seat: 'US',
        postalAddress: '12 Example Road, Dover, Delaware 19901',
        euRepresentative: 'Example Representation GmbH, Beispielweg 1, 10115 Berlin, Germany',
      },
      contact: { dpo: 'none' },
      business: { markets: ['US', 'DE', 'IE', 'GB', 'CH'] },
      digitalServices: {
        legalRepresentative: {
          name: 'Example Representation GmbH',
          address: 'Beispielweg 1, 10115 Berlin, Germany',
          email: 'representation@example.com',
          phone: '+49 30 23125 000',
        },
      },
      aiTransparency: { marking: 'watermark' },
      consumerMediator: undefined,
      law: {
        us: 'Delaware',
        jurisdiction: {
          en: 'the courts of Delaware',
          de: 'die Gerichte von Delaware',
          fr: 'les tribunaux du Delaware',
          es: 'los tribunales de Delaware',
        },
      },
      plans: undefined,
      variants: { plans: 'free-pro-enterprise', terms: 'nineteen-sections' },
      figures: { 'retention.accountRecovery': '45 days', 'age.eu': '15 years' },
    },
  },
  {
    name: 'german',
    differences: {
      languages: { site: ['en', 'de'], legal: ['en', 'de'] },
      company: {
        legalForm: 'GmbH',
        seat: 'DE',
        postalAddress: 'Beispielallee 1, 80331 München, Germany',
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      business: { markets: ['DE'] },
      promises: noPromises,
      imprint: {
        register: { name: 'Amtsgericht München', number: 'HRB 000000' },
        vatId: 'DE000000000',
        economicId: 'DE000000000-00001',
        editorial: 'D. Example, Beispielallee 1, 80331 München',
      },
      accessibility: { conformance: 'full', barriers: 'none' },
      disputeResolution: {
        willing: true,
        body: 'Example Board, Beispielplatz 1, 77694 Kehl, www.example.org',
      },
      consumerMediator: undefined,
      reporting: { copyrightAgent: undefined },
      california: undefined,
      law: { jurisdiction: { en: 'the courts of Munich', de: 'die Gerichte in München' } },
      plans: [
        {
          name: 'Entwurf',
          price: { EUR: 9.99 },
          features: [{ videos: 10 }, { en: 'Sketches', de: 'Skizzen' }],
        },
      ],
    },
  },
  {
    name: 'french',
    differences: {
      languages: { site: ['en', 'fr'], legal: ['en', 'fr'] },
      company: {
        legalForm: 'SAS',
        seat: 'FR',
        postalAddress: '1 rue Exemple, 75001 Paris, France',
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      business: { markets: ['FR', 'BE'], customers: 'consumers' },
      imprint: {
        register: { name: 'RCS Paris', number: '000 000 000' },
        vatId: 'FR00000000000',
        publicationDirector: 'D. Example',
        host: {
          name: 'Example Hosting SAS',
          address: '2 rue Exemple, 75001 Paris, France',
          phone: '+33 1 99 00 00 00',
        },
      },
      reporting: { copyrightAgent: undefined },
      aiTransparency: {
        marking: 'both',
        textMarking: {
          en: 'Chat answers carry no mark.',
          fr: 'Les réponses du chat ne portent aucune marque.',
        },
      },
      law: { jurisdiction: { en: 'the courts of Paris', fr: 'les tribunaux de Paris' } },
      app: { googlePlay: undefined },
      plans: undefined,
      variants: { plans: 'starter-pro' },
      figures: { 'retention.backups': '30 days', 'age.eu': '15 years' },
    },
  },
  {
    name: 'spanish',
    differences: {
      languages: { site: ['en', 'es'], legal: ['en', 'es'] },
      company: {
        legalForm: 'sociedad limitada',
        seat: 'ES',
        postalAddress: 'Calle Ejemplo 1, 28001 Madrid, Spain',
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      contact: { dpo: 'none' },
      business: { markets: ['ES', 'US'] },
      imprint: {
        register: { name: 'Registro Mercantil de Madrid', number: 'M-000000' },
        vatId: undefined,
      },
      consumerMediator: undefined,
      cancellation: undefined,
      law: { jurisdiction: { en: 'the courts of Madrid', es: 'los tribunales de Madrid' } },
      age: { evidence: undefined },
      youngPeople: { help: undefined },
      variants: { terms: 'fourteen-sections' },
      figures: { 'age.eu': '14 years', 'notice.subProcessors': '60 days' },
      processors: [
        {
          kind: 'ai-image',
          name: 'Example Still Pictures Synthesis Ltd',
          place: ['GB'],
          transferBasis: 'adequacy',
          since: '2025-09-01',
        },
        {
          kind: 'ai-video',
          name: 'Example Still Pictures Synthesis Ltd',
          place: ['GB'],
          transferBasis: 'adequacy',
          since: '2025-09-01',
        },
        {
          kind: 'ai-chat',
          name: 'Example Still Pictures Synthesis Ltd',
          place: ['GB'],
          transferBasis: 'adequacy',
          since: '2025-09-01',
        },
        {
          kind: 'app-store',
          name: 'Example App Distribution International Limited',
          place: ['IE'],
          since: '2025-09-01',
        },
        {
          kind: 'hosting',
          name: 'Example Cloud Hosting Europe GmbH',
          place: ['DE'],
          since: '2025-09-01',
        },
        {
          kind: 'hosting',
          name: 'Example Former Hosting S.L.',
          place: ['ES'],
          since: '2024-09-01',
          until: '2026-01-15',
        },
      ],
    },
  },
  {
    name: 'irish',
    differences: {
      languages: { site: ['en'], legal: ['en'] },
      company: {
        legalForm: 'private company limited by shares',
        seat: 'IE',
        postalAddress: '1 Example Quay, Dublin 2, Ireland',
        swissRepresentative: undefined,
      },
      business: { markets: ['IE', 'GB'], customers: 'businesses' },
      imprint: {
        register: { name: 'Companies Registration Office', number: '000000' },
        vatId: undefined,
      },
      withdrawal: { formUrl: undefined },
      cancellation: { ownUrl: 'none' },
      consumerMediator: undefined,
      authorityRequests: { usersTold: undefined, counts: undefined },
      law: { home: { en: 'the law of Ireland' }, jurisdiction: { en: 'the courts of Dublin' } },
      youngPeople: undefined,
      reporting: undefined,
      testimonials: 'none',
    },
  },
  {
    name: 'austrian',
    differences: {
      languages: { site: ['en', 'de', 'fr', 'es'], legal: ['en', 'de'] },
      company: {
        legalForm: 'GmbH',
        seat: 'AT',
        postalAddress: 'Beispielgasse 1, 1010 Wien, Austria',
        ukRepresentative: undefined,
      },
      business: { markets: ['AT', 'CH'] },
      imprint: {
        register: { name: 'Handelsgericht Wien', number: 'FN 000000 a' },
        vatId: 'ATU00000000',
        supervisoryAuthority: {
          en: 'Magistrate of the City of Vienna',
          de: 'Magistrat der Stadt Wien',
        },
        business: { en: 'An app that makes pictures', de: 'Eine App, die Bilder erzeugt' },
      },
      consumerMediator: undefined,
      authorityRequests: undefined,
      law: { jurisdiction: { en: 'the courts of Vienna', de: 'die Gerichte in Wien' } },
      app: { appStore: undefined, googlePlay: 'soon' },
      reporting: { copyrightAgent: undefined },
    },
  },
  {
    name: 'belgian',
    differences: {
      languages: { site: ['en', 'fr'], legal: ['en', 'fr'] },
      company: {
        legalForm: 'société à responsabilité limitée',
        seat: 'BE',
        postalAddress: 'Rue Exemple 1, 1000 Bruxelles, Belgium',
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      contact: { dpo: 'none' },
      business: {
        markets: ['BE', 'NL'],
        customers: 'consumers',
        size: { employees: 6, turnover: 0.9 },
      },
      imprint: {
        register: { name: 'Banque-Carrefour des Entreprises', number: '0000.000.000' },
        vatId: 'BE0000000000',
      },
      consumerMediator: undefined,
      disputeResolution: undefined,
      reporting: { copyrightAgent: undefined, intimateImages: undefined },
      california: undefined,
      law: { jurisdiction: { en: 'the courts of Brussels', fr: 'les tribunaux de Bruxelles' } },
      app: { googlePlay: undefined },
      youngPeople: undefined,
      promises: { 'support.priority': 'no', 'support.dedicated': 'no' },
      plans: [{ name: 'Esquisse', price: { EUR: 7.99 }, features: [{ images: 20 }] }],
    },
  },
  {
    name: 'italian-outside-the-union',
    differences: {
      company: {
        legalForm: 'società a responsabilità limitata',
        seat: 'IT',
        postalAddress: 'Via Esempio 1, 20121 Milano, Italy',
      },
      business: { markets: ['CH', 'GB'] },
      imprint: {
        register: { name: 'Registro delle Imprese di Milano', number: '00000000000' },
        vatId: 'IT00000000000',
      },
      accessibility: undefined,
      cancellation: { ownUrl: 'none' },
      consumerMediator: undefined,
      disputeResolution: undefined,
      reporting: { copyrightAgent: undefined, intimateImages: undefined },
      aiTransparency: { marking: 'both' },
      california: undefined,
      authorityRequests: { usersTold: undefined, counts: undefined },
      law: {
        jurisdiction: {
          en: 'the courts of Milan',
          de: 'die Gerichte in Mailand',
          fr: 'les tribunaux de Milan',
          es: 'los tribunales de Milán',
        },
      },
      variants: { terms: 'fourteen-sections' },
      promises: { 'support.priority': 'no', 'support.dedicated': 'no' },
      plans: [{ name: 'Schizzo', price: { CHF: 8, GBP: 7 }, features: [{ images: 20 }] }],
    },
  },
  {
    name: 'undecided',
    differences: {
      languages: { legal: ['en', 'de', 'fr'] },
      company: {
        seat: 'IT',
        postalAddress: undefined,
        ukRepresentative: undefined,
        swissRepresentative: undefined,
      },
      contact: { dpo: undefined, phone: undefined, security: undefined },
      business: { markets: undefined, customers: undefined, size: undefined },
      promises: undefined,
      imprint: undefined,
      accessibility: undefined,
      withdrawal: undefined,
      cancellation: undefined,
      reporting: undefined,
      digitalServices: undefined,
      aiTransparency: undefined,
      authorityRequests: undefined,
      youngPeople: undefined,
      disputeResolution: undefined,
      consumerMediator: undefined,
      law: undefined,
      app: undefined,
      processors: undefined,
      plans: undefined,
      prices: undefined,
      testimonials: undefined,
    },
  },
]

/** The day that the texts are written for. */
const GOLDEN_DAY = '2026-06-01'

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Values with others in their place, group by group. */
function withDifferences(values: Values, differences: Values): Values {
  const changed = { ...values }
  for (const [name, value] of Object.entries(differences)) {
    const before = values[name]
    changed[name] = isValues(before) && isValues(value) ? withDifferences(before, value) : value
  }
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}

/** The site of a company, on the day that the texts are written for. */
export function goldenSite({ differences }: GoldenCompany): Site {
  const first = loadSite({ folder: 'tests/sites/golden/inkwell', today: GOLDEN_DAY })
  const values = withDifferences(Object(first.source.value), differences)
  return withConfig(first, parseConfig(values, first.source))
}
