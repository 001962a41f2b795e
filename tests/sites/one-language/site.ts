import { defineSite } from '../../../src/model/schema.ts'

/** A fictitious company that sells to businesses in one country, in English alone. */
export default defineSite({
  origin: 'https://one.example.com',
  brand: 'Monoglot',
  languages: { site: ['en'], legal: ['en'] },
  company: { legalName: 'Monoglot Example LLC', legalForm: 'Wyoming limited liability company' },
  business: {
    markets: ['US'],
    customers: 'businesses',
    size: { employees: 3, turnover: 0.4 },
    soldOnWeb: 'no',
    publicFeed: 'no',
  },
  california: { sharing: 'none' },
  apple: { eula: 'standard' },
  variants: { plans: 'starter-pro', terms: 'nineteen-sections' },
})
