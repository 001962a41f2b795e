import { defineSite } from '../../../src/model/schema.ts'

/**
 * A fictitious company in Munich, in two languages; what it does not know yet is left out.
 */
export default defineSite({
  origin: 'https://zwei.example.com',
  brand: 'Zweisprachig',
  languages: { site: ['en', 'de'], legal: ['en', 'de'] },
  company: {
    legalName: 'Zweisprachig Example GmbH',
    legalForm: 'Gesellschaft mit beschränkter Haftung',
    postalAddress: 'Musterstraße 12, 80331 München, Germany',
  },
  contacts: { support: 'hilfe@example.com', privacy: 'datenschutz@example.com' },
  business: {
    markets: ['DE', 'AT'],
    customers: 'consumers',
    size: { employees: 12, turnover: 1.8 },
    soldOnWeb: 'no',
    publicFeed: 'no',
  },
  imprint: {
    representedBy: ['Ada Example'],
    register: { name: 'Amtsgericht München', number: 'HRB 000000' },
    vatId: 'DE000000000',
  },
  cancellation: { ownUrl: 'https://zwei.example.com/account' },
  prices: { tax: { USD: 'excluded', EUR: 'included' } },
  ai: { training: 'never' },
})
