import {
  type CitedRule,
  type CountryCode,
  citedRules,
  countryOf,
  isInEea,
  isInWholeEea,
  isKnownMarket,
  type PublicBody,
  placesOf,
  seatOf,
  type Wording,
} from '../countries/index.ts'
import { type MessageKey, messages } from '../languages/index.ts'
import { defaultFigures, type SiteConfig } from '../schema/index.ts'

/** The rules whose statutes texts cite for each country of a company. */
export const statuteRules = [...citedRules, 'withdrawalFunction'] as const

export type StatuteRule = CitedRule | 'withdrawalFunction'

/** A statute and the country it is in force in. */
export interface PlacedStatute {
  readonly code: CountryCode
  readonly statute: Wording
}

function statuteOf(code: CountryCode, rule: StatuteRule, today: string): Wording | undefined {
  const country = countryOf(code)
  if (rule !== 'withdrawalFunction') return country?.[rule] ?? undefined
  const { withdrawalFunction } = country ?? {}
  return withdrawalFunction && withdrawalFunction.from <= today
    ? withdrawalFunction.statute
    : undefined
}

/**
 * The statutes that hold a rule on a day, of the countries that a company's texts name, its seat first. A company that
 * sells in the whole European Economic Area would have thirty of them in one sentence: of these countries, only the
 * seat's statute is cited.
 */
export function statutesOf(
  config: SiteConfig,
  rule: StatuteRule,
  today: string,
): readonly PlacedStatute[] {
  const isEverywhere = isInWholeEea(config.business.markets ?? [])
  const cited = placesOf(config).filter(
    code => !isEverywhere || code === seatOf(config) || !isInEea(code),
  )
  return cited.flatMap(code => {
    const statute = statuteOf(code, rule, today)
    return statute === undefined ? [] : { code, statute }
  })
}

/** The lists of public bodies that texts may hold, each with the bodies that a country adds to it. */
const bodiesOf = {
  authorities: code => countryOf(code)?.authority,
  consumerBodies: code => countryOf(code)?.consumerBody,
  digitalServicesCoordinators: code => countryOf(code)?.digitalServicesCoordinator,
  disputeBodies: code => countryOf(code)?.disputeBodies,
} as const satisfies Record<
  string,
  (code: CountryCode) => PublicBody | readonly PublicBody[] | undefined
>

export type BodyList = keyof typeof bodiesOf

export const bodyLists = Object.keys(bodiesOf) as readonly BodyList[] // its keys

/** Public bodies and the country that they are competent in. */
export interface PlacedBodies {
  readonly code: CountryCode
  readonly bodies: readonly PublicBody[]
}

/** The public bodies of the countries that a company's texts name, its seat first; disputes go by the seat alone. */
export function publicBodies(config: SiteConfig, list: BodyList): readonly PlacedBodies[] {
  const places = placesOf(config)
  const competent = list === 'disputeBodies' ? places.slice(0, 1) : places
  return competent.flatMap(code => {
    const bodies = [bodiesOf[list](code) ?? []].flat()
    return bodies.length === 0 ? [] : { code, bodies }
  })
}

/** What texts say of single countries beyond the general rule, by the start of the message that says it. */
export const rulesByCountry = { renewals: 'renewal', dataAfterDeath: 'dataAfterDeath' } as const

export type RulesByCountry = keyof typeof rulesByCountry

/** A rule of a country: the message that says it, and its statute. */
export interface PlacedRule extends PlacedStatute {
  readonly message: MessageKey
}

/** What the law of the countries that a company's texts name adds to a general rule, the seat's first. */
export function rulesBeyond(config: SiteConfig, rules: RulesByCountry): readonly PlacedRule[] {
  const rule = rulesByCountry[rules]
  return placesOf(config).flatMap(code => {
    const statute = countryOf(code)?.[rule]
    const message = `${rule}.${code}`
    if (!statute || !Object.hasOwn(messages.en, message)) return []
    return { code, statute, message: message as MessageKey } // has just been found
  })
}

/** Where a minimum age holds. */
export interface AgeGroup {
  /** The age in years; undefined where there is no figure, and capacity of judgment decides. */
  readonly age: number | undefined
  /** Whether the country may set another age, which the table does not know for certain. */
  readonly isGeneral: boolean
  /** Countries by their codes, or `EU` while the markets are not known. */
  readonly codes: readonly string[]
}

type MinimumAge = Omit<AgeGroup, 'codes'>

/**
 * The minimum age in a country: its age of digital consent (Article 8(1) GDPR), unless the company asks for a higher
 * age than the default ones.
 */
function minimumAge(config: SiteConfig, code: string): MinimumAge {
  const ageInUs = config.figures['age.us']?.amount ?? defaultFigures['age.us'].amount
  const ageInEu = config.figures['age.eu']?.amount ?? defaultFigures['age.eu'].amount
  if (code === 'US') return { age: ageInUs, isGeneral: false }
  const national = countryOf(code)?.consentAge?.age
  if (code === 'EU' || isInEea(code)) {
    const isRaised = ageInEu > defaultFigures['age.eu'].amount
    if (national === undefined) return { age: ageInEu, isGeneral: !isRaised }
    return { age: isRaised ? Math.max(national, ageInEu) : national, isGeneral: false }
  }
  // The two figures are about the United States and Europe: elsewhere, the company asks at least the lower one.
  const least = Math.min(ageInUs, ageInEu)
  const isRaised = least > defaultFigures['age.us'].amount
  if (national !== undefined) return { age: Math.max(national, least), isGeneral: false }
  return { age: isRaised ? least : undefined, isGeneral: false }
}

/** The minimum ages where the app is offered, each with its countries: the seat's first, ages without a figure last. */
export function minimumAges(config: SiteConfig): readonly AgeGroup[] {
  const { markets } = config.business
  const seat = seatOf(config)
  const offered = markets?.filter(isKnownMarket) ?? ['US', 'EU']
  const codes = [...offered.filter(code => code === seat), ...offered.filter(code => code !== seat)]
  const groups = new Map<string, AgeGroup>()
  for (const code of codes) {
    const minimum = minimumAge(config, code)
    const name = JSON.stringify(minimum)
    const others = groups.get(name)?.codes ?? []
    groups.set(name, { ...minimum, codes: [...others, code] })
  }
  const named = [...groups.values()]
  return [
    ...named.filter(({ age }) => age !== undefined),
    ...named.filter(({ age }) => age === undefined),
  ]
}
