import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import type { SiteInput } from '../../src/model/schema.ts'
import { type Site, withConfig } from '../../src/model/site.ts'

/** A text in each language that names its language, so that none stands for another one. */
const inEach = (text: string) => ({
  ...{ en: `${text} (en)`, de: `${text} (de)` },
  ...{ fr: `${text} (fr)`, es: `${text} (es)` },
})

/** Every fact of an operator, no two alike and none a part of another: a swap shows. */
export const distinct = {
  'company.brand': 'Longhand Studio',
  'company.legalName': 'Registered Name, Inc.',
  'company.legalForm': 'Corporation of Wyoming',
  'company.postalAddress': 'Postal Avenue 5, Cheyenne',
  'company.euRepresentative': 'Representation 27, Berlin',
  'contact.privacy': 'privacy@example.com',
  'contact.dpo': 'officer@example.com',
  'contact.legal': 'legal@example.com',
  'contact.support': 'support@example.com',
  'contact.sales': 'sales@example.com',
  'contact.security': 'security@example.com',
  'contact.phone': '+1 307 555 0100',
  'law.home': inEach('Colorado law'),
  'law.eu': inEach('Union law'),
  'law.jurisdiction': inEach('Courts of Laramie'),
  'imprint.representedBy': 'Ada Example, Bo Example',
  'imprint.register.name': 'Secretary of State',
  'imprint.register.number': 'R-4711',
  'imprint.vatId': 'EU372000000',
  'imprint.supervisoryAuthority': inEach('Supervision Office'),
  'imprint.editorial': 'Cy Editor, Press Street 18',
  'accessibility.standard': 'EN 301 549',
  'accessibility.authority': inEach('Market Surveillance'),
  'accessibility.contact': 'accessibility@example.com',
  'withdrawal.address': 'Withdrawal Lane 14, Berlin',
  'withdrawal.email': 'withdrawal@example.com',
  'withdrawal.formUrl': 'https://app.example.com/withdraw',
  'cancellation.ownUrl': 'https://app.example.com/cancel',
  'digitalServices.contactPoint': 'digital-services@example.com',
  'digitalServices.legalRepresentative.name': 'Delegate GmbH',
  'digitalServices.legalRepresentative.address': 'Delegate Street 13, Bonn',
  'digitalServices.legalRepresentative.email': 'delegate@example.com',
  'digitalServices.legalRepresentative.phone': '+49 30 23125 000',
  'reporting.abuse': 'abuse@example.com',
  'reporting.intimateImages': 'intimate-images@example.com',
  'reporting.copyrightAgent.name': 'Di Agent',
  'reporting.copyrightAgent.address': 'Agent Road 512, Laramie',
  'reporting.copyrightAgent.phone': '+1 307 555 0199',
  'reporting.copyrightAgent.email': 'copyright@example.com',
  'aiTransparency.safeguards': inEach('Safeguards against misuse'),
  'authorityRequests.contact': 'authorities@example.com',
  'authorityRequests.requirements': inEach('Orders of a court'),
  'youngPeople.contact': 'young-people@example.com',
  'youngPeople.help': inEach('Helpline for the young'),
} as const

const operatorsValues = {
  company: {
    legalName: distinct['company.legalName'],
    legalForm: distinct['company.legalForm'],
    postalAddress: distinct['company.postalAddress'],
    euRepresentative: distinct['company.euRepresentative'],
  },
  contact: {
    privacy: distinct['contact.privacy'],
    dpo: distinct['contact.dpo'],
    legal: distinct['contact.legal'],
    support: distinct['contact.support'],
    sales: distinct['contact.sales'],
    security: distinct['contact.security'],
    phone: distinct['contact.phone'],
  },
  law: {
    home: distinct['law.home'],
    eu: distinct['law.eu'],
    jurisdiction: distinct['law.jurisdiction'],
  },
  imprint: {
    representedBy: ['Ada Example', 'Bo Example'],
    register: {
      name: distinct['imprint.register.name'],
      number: distinct['imprint.register.number'],
    },
    vatId: distinct['imprint.vatId'],
    supervisoryAuthority: distinct['imprint.supervisoryAuthority'],
    editorial: distinct['imprint.editorial'],
  },
  accessibility: {
    conformance: 'full',
    standard: distinct['accessibility.standard'],
    barriers: [inEach('No audio description')],
    tested: '2024-11-01',
    authority: distinct['accessibility.authority'],
    contact: distinct['accessibility.contact'],
  },
  withdrawal: {
    address: distinct['withdrawal.address'],
    email: distinct['withdrawal.email'],
    formUrl: distinct['withdrawal.formUrl'],
  },
  cancellation: { ownUrl: distinct['cancellation.ownUrl'] },
  digitalServices: {
    contactPoint: distinct['digitalServices.contactPoint'],
    languages: ['en', 'de'],
    legalRepresentative: {
      name: distinct['digitalServices.legalRepresentative.name'],
      address: distinct['digitalServices.legalRepresentative.address'],
      email: distinct['digitalServices.legalRepresentative.email'],
      phone: distinct['digitalServices.legalRepresentative.phone'],
    },
  },
  reporting: {
    abuse: distinct['reporting.abuse'],
    intimateImages: distinct['reporting.intimateImages'],
    copyrightAgent: {
      name: distinct['reporting.copyrightAgent.name'],
      address: distinct['reporting.copyrightAgent.address'],
      phone: distinct['reporting.copyrightAgent.phone'],
      email: distinct['reporting.copyrightAgent.email'],
      registered: '2024-10-01',
    },
  },
  aiTransparency: {
    marking: 'c2pa',
    chatNotice: true,
    safeguards: distinct['aiTransparency.safeguards'],
  },
  authorityRequests: {
    contact: distinct['authorityRequests.contact'],
    requirements: distinct['authorityRequests.requirements'],
    usersTold: true,
    counts: [{ year: 2026, received: 4, disclosed: 1 }],
  },
  youngPeople: { contact: distinct['youngPeople.contact'], help: distinct['youngPeople.help'] },
  variants: { plans: 'starter-pro', terms: 'nineteen-sections' },
} satisfies Partial<SiteInput>

/** The finished site with facts that all differ. */
export function distinctSite(): Site {
  const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
  const values = { ...Object(finished.source.value), ...operatorsValues }
  return withConfig(finished, parseConfig(values, finished.source))
}
