import { expect, it } from 'vitest'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { type FactKey, renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { shipped } from '../../sites/shipped.ts'

/** Facts of a company by the path of their field, no two alike: a swap shows. */
const given = {
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
  'imprint.register.name': 'Secretary of State',
  'imprint.register.number': 'R-4711',
  'imprint.vatId': 'EU372000000',
  'imprint.editorial': 'Cy Editor, Press Street 18',
  'accessibility.standard': 'EN 301 549',
  'accessibility.contact': 'accessibility@example.com',
  'withdrawal.address': 'Withdrawal Lane 14, Berlin',
  'withdrawal.email': 'withdrawal@example.com',
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
  'authorityRequests.contact': 'authorities@example.com',
  'youngPeople.contact': 'young-people@example.com',
}

/** Those that are said in each language: its code stands behind them. */
const givenInEach = [
  'law.home',
  'law.eu',
  'law.jurisdiction',
  'imprint.supervisoryAuthority',
  'accessibility.authority',
  'aiTransparency.safeguards',
  'authorityRequests.requirements',
  'youngPeople.help',
]

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The finished site with these facts. */
const site = (() => {
  const values = structuredClone(Object(finished.source.value))
  const set = (path: string, value: unknown) => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    Reflect.set(
      steps.reduce((object, step) => Reflect.get(object, step), values),
      last,
      value,
    )
  }
  for (const [path, value] of Object.entries(given)) set(path, value)
  for (const path of givenInEach)
    set(path, Object.fromEntries(shipped.map(code => [code, `${path} (${code})`])))
  return withConfig(finished, parseConfig(values, finished.source))
})()

it.each(shipped)('every fact shows the company’s value for it, and no other: %s', code => {
  const expected = [
    ...Object.entries(given),
    ...givenInEach.map(path => [path, `${path} (${code})`] as const),
    ['imprint.representedBy', 'A. Example, B. Example'] as const,
    ['withdrawal.formUrl', 'app.example.com/withdraw'] as const,
    ['cancellation.ownUrl', 'app.example.com/cancel'] as const,
  ]
  // A fact's name is the path of its field.
  const shown = expected.map(([path]) => [path, renderFact(site, path as FactKey, code).text])
  expect(shown).toEqual(expected)
})
