import { country, type Fact, languageNames, operatorValue, statement } from './fact.ts'
import { figures } from './figures.ts'
import type { OfferedLanguages } from './offeredLanguages.ts'
import { type OptionalFactKey, optionalFactsOf } from './optionalFacts.ts'
import { isPlaceholder, supplied as suppliedValue } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'
import { seatOf } from './seat.ts'
import { statutoryFactsOf } from './statutoryFacts.ts'
import type { statutoryBlocks } from './statutoryFields.ts'
import { isOnGooglePlay } from './stores.ts'

const contacts = '§2 Privacy Policy, DPA: contacts'

function disputeChoice(dispute: { readonly willing: boolean } | undefined) {
  if (dispute === undefined) return 'undecided'
  return dispute.willing ? 'willing' : 'unwilling'
}

function storesChoice(config: SiteConfig) {
  return isOnGooglePlay(config) ? 'both' : 'one'
}

const governingLaw = '§9 Governing law'

/** The law for users outside the European Union: of a state of the US, or of the company's country. */
function homeLawOf(config: SiteConfig): Fact {
  const { law } = config
  const seat = seatOf(config)
  if (law.home !== undefined) return operatorValue('supplied', law.home, governingLaw)
  if (seat !== 'US') {
    const seated = country(seat, governingLaw)
    return statement('seat', { seat: 'law.ofSeat' }, governingLaw, seated)
  }
  return isPlaceholder(law.us)
    ? operatorValue('supplied', law.us, governingLaw)
    : statement('state', { state: 'law.ofState' }, governingLaw, law.us)
}

/** The names, contacts and choices of the operator that every site has. */
function operatorFactsOf(config: SiteConfig, { legal }: OfferedLanguages) {
  const dispute = suppliedValue(config.disputeResolution)
  return {
    'company.brand': operatorValue('name', config.brand, '§1'),
    'company.legalName': operatorValue(
      'name',
      config.company.legalName,
      '§2 Privacy Policy: company',
    ),
    'company.legalForm': operatorValue('supplied', config.company.legalForm, '§ 5 DDG'),
    'company.postalAddress': operatorValue(
      'supplied',
      config.company.postalAddress,
      '§2 Privacy Policy: company',
    ),
    'company.seat': country(seatOf(config), '§2 Privacy Policy: company'),
    'company.euRepresentative': operatorValue('supplied', config.company.euRepresentative, '§6'),
    'contact.privacy': operatorValue('contact', config.contact.privacy, contacts),
    'contact.dpo': operatorValue('contact', config.contact.dpo, contacts),
    'contact.legal': operatorValue('contact', config.contact.legal, contacts),
    'contact.security': operatorValue('contact', config.contact.security, 'RFC 9116'),
    'contact.phone': operatorValue('phone', config.contact.phone, 'Apple’s minimum terms, no. 8'),
    'contact.support': operatorValue('contact', config.contact.support, contacts),
    'contact.sales': operatorValue('contact', config.contact.sales, contacts),
    'law.home': homeLawOf(config),
    'law.eu': operatorValue('supplied', config.law.eu, governingLaw),
    'law.jurisdiction': operatorValue(
      'supplied',
      config.law.jurisdiction,
      `${governingLaw}: placeholder`,
    ),
    'languages.policy': languageNames(legal, '§1'),

    'apple.eula': statement(
      config.apple.eula,
      { standard: 'eula.standard', 'these-terms': 'eula.these-terms' },
      'Apple’s minimum terms',
    ),
    'stores.distribution': statement(
      storesChoice(config),
      { one: 'stores.distribution', both: 'stores.distributionBoth' },
      '§1: the app store',
    ),
    'stores.billing': statement(
      storesChoice(config),
      { one: 'stores.billing', both: 'stores.billingBoth' },
      '§2: in-app purchase',
    ),
    'disputes.resolution': statement(
      disputeChoice(dispute),
      {
        undecided: 'disputes.undecided',
        willing: 'disputes.willing',
        unwilling: 'disputes.unwilling',
      },
      '§ 36 VSBG',
      dispute?.body,
    ),
  } as const satisfies Record<string, Fact>
}

/** A fact that every site has, or a field of a statutory page by its path. */
export type FactKey =
  | keyof typeof figures
  | keyof ReturnType<typeof operatorFactsOf>
  | OptionalFactKey
  | `${keyof typeof statutoryBlocks}.${string}`

/** Every figure, period, name and contact that the texts of a site state, each once. */
export type Facts = typeof figures &
  ReturnType<typeof operatorFactsOf> &
  Readonly<Record<string, Fact>>

/** The facts of a site; texts refer to them as `{{key}}`. */
export function factsOf(config: SiteConfig, languages: OfferedLanguages): Facts {
  return {
    ...operatorFactsOf(config, languages),
    ...optionalFactsOf(config),
    ...statutoryFactsOf(config),
    ...figures,
    ...config.figures,
  }
}

/** Tells whether a string is the key of a fact. */
export function isFactKey(facts: Facts, key: string): key is FactKey {
  return Object.hasOwn(facts, key)
}
