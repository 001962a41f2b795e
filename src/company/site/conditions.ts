import { countryCodes, isInEea, isInEu, seatOf, servesEea } from '../countries/index.ts'
import { currencies, languageOption } from '../languages/index.ts'
import {
  type Field,
  fields,
  isInStore,
  type Processor,
  promiseKeys,
  type SiteConfig,
  valueAt,
} from '../schema/index.ts'
import {
  bodyLists,
  minimumAges,
  publicBodies,
  type RulesByCountry,
  rulesBeyond,
  rulesByCountry,
  statuteRules,
  statutesOf,
} from './countryFacts.ts'
import { hasFreeTrial, plansOf, pricedCurrencies } from './plansOnSale.ts'

/** A question like `a and not b or c` in its parts: alternatives, each of conditions that hold together, or do not. */
export function conditionTerms(question: string) {
  return question.split(/\s+or\s+/).map(alternative =>
    alternative.split(/\s+and\s+/).map(term => {
      const name = term.replace(/^not\s+/, '')
      return { name, isDenied: name !== term }
    }),
  )
}

/** Whether the answer to a question is yes for a site. */
export function isTrue(question: string, conditions: Readonly<Record<string, boolean>>): boolean {
  return conditionTerms(question).some(terms =>
    terms.every(({ name, isDenied }) => (conditions[name] ?? false) !== isDenied),
  )
}

/** What texts can ask with `:::when[…]`, and the answer: what is supplied, and what was chosen. */
export type Conditions = Readonly<Record<string, boolean>>

/** A condition for each of some names, which holds for those that are held. */
function conditionsFor(
  prefix: string,
  names: readonly string[],
  held: readonly string[],
): Conditions {
  return Object.fromEntries(names.map(name => [`${prefix}.${name}`, held.includes(name)]))
}

/**
 * Questions about a place, `market.NL`, `market.EEA`: for each country of the table, and for the European regions.
 * @param isEuropean whether it is in Europe though no country of it is known
 */
function placeConditions(prefix: string, codes: readonly string[], isEuropean = false): Conditions {
  return {
    ...conditionsFor(prefix, countryCodes, codes),
    [`${prefix}.EEA`]: isEuropean || codes.some(isInEea),
    [`${prefix}.EU`]: isEuropean || codes.some(isInEu),
  }
}

/**
 * Where the company is based and where it sells. While its markets are not known, the texts name the United States,
 * California and the European Union alone.
 */
function countryConditions(config: SiteConfig): Conditions {
  const seat = seatOf(config)
  const { markets } = config.business
  const isUnknown = markets === undefined
  const offered: readonly string[] = markets ?? ['US']
  return {
    ...placeConditions('seat', [seat]),
    ...placeConditions('market', offered, isUnknown),
    ...placeConditions('places', [seat, ...offered], isUnknown),
  }
}

/** Whether there is anything in the lists that follow from the countries of a company. */
function countryLists(config: SiteConfig, today: string): Conditions {
  const answers: Record<string, boolean> = {}
  for (const rule of statuteRules) {
    answers[`statutes.${rule}`] = statutesOf(config, rule, today).length > 0
  }
  for (const list of bodyLists) answers[list] = publicBodies(config, list).length > 0
  for (const rules of Object.keys(rulesByCountry) as RulesByCountry[]) {
    answers[rules] = rulesBeyond(config, rules).length > 0
  }
  return answers
}

/** Whether a company is known to be a microenterprise (Article 3(23) of Directive (EU) 2019/882). */
function isMicroenterprise({ business: { size } }: SiteConfig): boolean {
  const { employees, turnover } = size
  if (employees === undefined || turnover === undefined) return false
  return employees < 10 && turnover <= 2
}

/** The age at which people come of age in the countries of the table; single US states have a higher one. */
const adultAge = 18

/** Whether people who are not yet adults may use the app anywhere that it is offered. */
function isForMinors(config: SiteConfig): boolean {
  return minimumAges(config).some(({ age }) => age === undefined || age < adultAge)
}

/** Representatives outside the Union, each of whom the texts name where the app is offered in their country. */
function representatives(config: SiteConfig): Conditions {
  const { markets } = config.business
  const countries = { 'company.ukRepresentative': 'GB', 'company.swissRepresentative': 'CH' }
  return Object.fromEntries(
    Object.entries(countries).map(([path, country]) => {
      const isOffered = markets === undefined || markets.includes(country)
      return [path, isOffered && isSupplied(config, path)] as const
    }),
  )
}

/** Where the company is based, where its customers are, and what follows for what it is asked. */
function circumstances(config: SiteConfig): Conditions {
  const { company, business } = config
  const seat = seatOf(config)
  // Article 27 GDPR asks for a representative of companies outside the Union that sell in it.
  const isOutside = !isInEea(seat)
  const isNamed = isOutside && typeof company.euRepresentative === 'string'
  const isAwaited = isOutside && company.euRepresentative === undefined && servesEea(config)
  const shown = config.plans
    ? pricedCurrencies(config.plans)
    : config.languages.site.map(code => languageOption(code).currency)
  return {
    ...countryConditions(config),
    ...representatives(config),
    'ages.minors': isForMinors(config),
    'ages.several': minimumAges(config).length > 1,
    'business.markets': business.markets !== undefined,
    'business.microenterprise': isMicroenterprise(config),
    'customers.consumers': business.customers !== 'businesses',
    'customers.businesses': business.customers !== 'consumers',
    'company.euRepresentative': isNamed || isAwaited || !isOutside,
    'company.euRepresentative.named': isNamed,
    'company.euRepresentative.awaited': isAwaited,
    // Not every company has one: it says so, or European law is not its own.
    'contact.dpo.appointed':
      config.contact.dpo === undefined ? servesEea(config) : config.contact.dpo !== null,
    'press.pictures': Object.keys(config.works).some(place => place !== 'sharing'),
    'app.inStore': isInStore(config),
    'plans.custom': plansOf(config).some(({ price }) => price === 'custom'),
    'plans.trial': plansOf(config).some(hasFreeTrial),
    ...conditionsFor('prices', currencies, shown),
    'disputeResolution.willing': config.disputeResolution?.willing ?? false,
    ...conditionsFor(
      'promises',
      promiseKeys,
      promiseKeys.filter(key => config.promises[key] !== 'no'),
    ),
  }
}

/** Names of conditions that texts of companies may still have, with those that took their place. */
const formerNames: Readonly<Record<string, string>> = {
  'company.seat.EEA': 'seat.EEA',
  'company.seat.US': 'seat.US',
  'company.seat.FR': 'seat.FR',
  'company.seat.AT': 'seat.AT',
  'business.markets.US': 'market.US',
  'business.markets.EEA': 'market.EEA',
  'business.markets.GB': 'market.GB',
  'business.markets.CH': 'market.CH',
  'lawOf.AT': 'places.AT',
  'lawOf.BE': 'places.BE',
  'lawOf.DE': 'places.DE',
  'lawOf.ES': 'places.ES',
  'lawOf.FR': 'places.FR',
  'lawOf.US': 'places.US',
  'lawOf.EU': 'places.EEA',
}

/** Whether a company has to answer a field, as far as it has said what it depends on. */
export function isNeeded({ notes, blocks }: Field, config: SiteConfig): boolean {
  const answers = circumstances(config)
  return [notes, ...blocks.map(block => block.notes)].every(
    ({ when }) => !when || isTrue(when, answers),
  )
}

/** Whether a field is known, and there is something of it; a block, once all that it needs is. */
export function isSupplied(config: SiteConfig, path: string): boolean {
  const value = valueAt(config, path)
  if (value === undefined || value === null) return false
  if (Array.isArray(value)) return value.length > 0
  const needed = fields.filter(({ notes, blocks }) => !notes.isOptional && blocks[0]?.path === path)
  return needed.every(
    field => valueAt(config, field.path) !== undefined || !isNeeded(field, config),
  )
}

/** Whether a processor generates content: the privacy policy lists these apart. */
export function isAiProcessor({ kind }: Pick<Processor, 'kind'>): boolean {
  return kind.startsWith('ai-')
}

/** The register on a day: who processes data, who has been announced and will, and who did once. */
export function processorRegister({ processors }: SiteConfig, today: string) {
  const isComing = ({ since }: Processor) => since !== undefined && since > today
  const isFormer = ({ until }: Processor) => !!until && until <= today
  const announced = processors.filter(({ announcedOn }) => !announcedOn || announcedOn <= today)
  return {
    present: announced.filter(processor => !isComing(processor) && !isFormer(processor)),
    coming: announced.filter(isComing),
    former: announced.filter(isFormer),
  }
}

/** Those who process data already, and whom the documents in force do not name yet. */
export function unnamedProcessors(
  config: SiteConfig,
  today: string,
  inForce: readonly Processor[] | undefined,
): readonly Processor[] {
  const { present } = processorRegister(config, today)
  if (!inForce) return []
  return present.filter(
    ({ name, kind }) =>
      !inForce.some(processor => processor.name === name && processor.kind === kind),
  )
}

/**
 * The answers of a site: from what its schema lets a company leave out, from its circumstances and its processors.
 * @param inForce the processors that the documents in force name, where that is known
 */
export function conditionsOf(
  config: SiteConfig,
  today: string,
  inForce?: readonly Processor[],
): Conditions {
  const { present, coming, former } = processorRegister(config, today)
  const answers: Record<string, boolean> = {}
  for (const { path, notes, options, mayBeNone, type, isInEntry } of fields) {
    if (isInEntry || notes.isAlwaysStated) continue
    const mayBeMissing = notes.isOptional || (mayBeNone && type === 'array')
    if (mayBeMissing) answers[path] = isSupplied(config, path)
    if (notes.ask === undefined) continue
    for (const option of options) answers[`${path}.${option}`] = valueAt(config, path) === option
  }
  const current: Conditions = {
    ...answers,
    ...circumstances(config),
    ...countryLists(config, today),
    'processors.coming': coming.length > 0,
    'processors.former': former.length > 0,
    'processors.aiRetention': (inForce ?? present)
      .filter(isAiProcessor)
      .some(({ retention }) => retention !== undefined),
    'processors.unnamed': unnamedProcessors(config, today, inForce).length > 0,
  }
  const underFormerNames = Object.entries(formerNames).map(
    ([formerName, name]) => [formerName, current[name] ?? false] as const,
  )
  return { ...current, ...Object.fromEntries(underFormerNames) }
}
