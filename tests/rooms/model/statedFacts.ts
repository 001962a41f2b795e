import type { distinct } from '../../sites/distinctSite.ts'

type Key = keyof typeof distinct

const mail = ['company.legalName', 'company.postalAddress'] as const
const delegate = 'digitalServices.legalRepresentative'
const agent = 'reporting.copyrightAgent'

/** What each section says about the operator, in the order of the text; the brand left out. */
export const stated: Readonly<Record<string, Readonly<Record<string, readonly Key[]>>>> = {
  'privacy-policy': {
    introduction: ['company.legalName'],
    company: [
      ...mail,
      ...(['company.legalForm', 'contact.phone', 'contact.privacy', 'contact.dpo'] as const),
      'company.euRepresentative',
    ],
    rights: ['contact.privacy', 'contact.legal'],
    children: ['contact.privacy'],
    'international-transfers': ['contact.privacy'],
    authorities: ['law.eu', 'law.home', 'law.jurisdiction'],
    contact: [
      ...(['contact.privacy', 'contact.dpo', 'contact.legal', 'contact.support'] as const),
      ...mail,
      'contact.phone',
    ],
  },
  'terms-of-service': {
    // For wide and for narrow screens.
    introduction: [...mail, ...mail],
    accounts: ['contact.support', 'contact.support'],
    'intellectual-property': [...mail, 'contact.phone', 'contact.support'],
    privacy: ['contact.privacy'],
    moderation: ['digitalServices.contactPoint'],
    'international-compliance': ['company.euRepresentative'],
    disputes: [
      'law.home',
      'law.eu',
      'contact.legal',
      'law.eu',
      'law.home',
      'law.home',
      'law.eu',
      'law.jurisdiction',
    ],
    accessibility: ['accessibility.contact'],
    contact: [...mail, 'contact.support', 'contact.legal', 'contact.privacy', 'contact.phone'],
  },
  'data-processing-agreement': {
    'parties-and-definitions': mail,
    processors: ['contact.privacy'],
    'international-transfers': ['contact.privacy'],
    'data-subject-rights': ['contact.privacy'],
    'breach-management': ['contact.privacy'],
    'contacts-and-governance': [
      ...(['contact.privacy', 'contact.dpo', 'contact.legal'] as const),
      ...mail,
      ...(['company.euRepresentative', 'law.eu', 'law.home'] as const),
    ],
  },
  imprint: {
    provider: [
      ...(['company.legalName', 'company.legalForm', 'company.postalAddress'] as const),
      'imprint.representedBy',
    ],
    contact: ['contact.support', 'contact.phone'],
    register: ['imprint.register.name', 'imprint.register.number'],
    vat: ['imprint.vatId'],
    supervision: ['imprint.supervisoryAuthority'],
    editorial: ['imprint.editorial'],
  },
  cancellation: {
    refunds: ['contact.support', 'contact.support'],
    own: ['cancellation.ownUrl'],
    help: ['contact.support'],
  },
  withdrawal: {
    instructions: [
      ...(['company.legalName', 'withdrawal.address', 'contact.phone'] as const),
      ...(['withdrawal.email', 'withdrawal.formUrl'] as const),
    ],
    form: ['company.legalName', 'withdrawal.address', 'withdrawal.email'],
  },
  accessibility: {
    conformance: ['accessibility.standard'],
    feedback: ['accessibility.contact'],
    authority: ['accessibility.authority'],
  },
  'digital-services': {
    authorities: ['digitalServices.contactPoint'],
    users: ['digitalServices.contactPoint', 'contact.phone'],
    representative: [
      ...([`${delegate}.name`, `${delegate}.address`] as const),
      ...([`${delegate}.email`, `${delegate}.phone`] as const),
    ],
    complaints: ['digitalServices.contactPoint'],
    'authority-requests': [
      'authorityRequests.contact',
      ...mail,
      'authorityRequests.requirements',
      'contact.legal',
    ],
  },
  report: {
    illegal: ['reporting.abuse'],
    'intimate-images': ['reporting.intimateImages'],
    copyright: [
      ...([`${agent}.name`, `${agent}.address`, `${agent}.phone`, `${agent}.email`] as const),
    ],
  },
  ai: { safeguards: ['aiTransparency.safeguards'], complaints: ['contact.support'] },
  'consumers-in-france': {
    mediator: ['contact.legal'],
    guarantees: ['contact.support', 'company.legalName', 'company.postalAddress'],
  },
  'sub-processors': {},
  'your-rights': { europe: mail },
  'young-people': { help: ['youngPeople.contact', 'youngPeople.help'] },
}
