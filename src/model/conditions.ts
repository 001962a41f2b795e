import { isInEea } from './countries.ts'
import { conditionsOfOptionalFacts } from './optionalFacts.ts'
import { isPlaceholder, supplied } from './placeholder.ts'
import { processorRegister } from './processors.ts'
import { promiseKeys } from './promises.ts'
import type { SiteConfig } from './schema.ts'
import { seatOf, servesEea } from './seat.ts'
import { type StatutoryLeaf, statutoryLeaves } from './statutoryLeaves.ts'
import { isOnGooglePlay } from './stores.ts'

/**
 * What texts can ask with `:::when[…]`, and the answer: whether a block or a field that may be left
 * out is supplied, or, with a value as its last part, whether that one was chosen.
 */
export type Conditions = Readonly<Record<string, boolean>>

function choicesOf({ schema }: StatutoryLeaf): readonly string[] {
  return 'options' in schema && Array.isArray(schema.options) ? schema.options : []
}

function conditionsOfLeaf(leaf: StatutoryLeaf): readonly (readonly [string, boolean])[] {
  const { key, value, isOptional } = leaf
  const choices = choicesOf(leaf).map(choice => [`${key}.${choice}`, value === choice] as const)
  if (key === 'accessibility.barriers') return [[key, Array.isArray(value) && value.length > 0]]
  const isBlock = !key.includes('.')
  return isBlock || isOptional ? [[key, value !== undefined], ...choices] : choices
}

/** Where the company is based: in the European Economic Area, or in the United States. */
function conditionsOfSeat(config: SiteConfig) {
  const seat = seatOf(config)
  const isOutside = !isInEea(seat)
  const representative = config.company.euRepresentative
  // Article 27 GDPR asks for a representative of companies outside the Union that sell in it.
  const isNamed = isOutside && typeof representative === 'string'
  const isAwaited = isOutside && isPlaceholder(representative) && servesEea(config)
  return [
    ['company.seat.EEA', !isOutside],
    ['company.seat.US', seat === 'US'],
    // A mediator of a French company serves the whole Union, and French hosts keep data for authorities.
    ['company.seat.FR', seat === 'FR'],
    ['company.euRepresentative', isNamed || isAwaited || !isOutside],
    ['company.euRepresentative.named', isNamed],
    ['company.euRepresentative.awaited', isAwaited],
  ] as const
}

/** Markets whose own law the texts name beside that of the European Union. */
function conditionsOfMarkets({ business }: SiteConfig) {
  const markets: readonly string[] = supplied(business.markets) ?? []
  return ['GB', 'CH'].map(
    market => [`business.markets.${market}`, markets.includes(market)] as const,
  )
}

/** The answers of a site: from what its schema lets a company leave out, from its seat, its markets, its stores, its processors. */
export function conditionsOf(config: SiteConfig, today: string): Conditions {
  const { coming, former } = processorRegister({ config, today })
  return Object.fromEntries([
    ...statutoryLeaves(config).flatMap(conditionsOfLeaf),
    ...conditionsOfSeat(config),
    ...conditionsOfMarkets(config),
    ...promiseKeys.map(key => [`promises.${key}`, config.promises[key] !== 'no'] as const),
    ['plans', config.plans !== undefined],
    // The first store is part of every text.
    ['app.googlePlay', isOnGooglePlay(config)],
    ...conditionsOfOptionalFacts(config),
    ['processors.coming', coming.length > 0],
    ['processors.former', former.length > 0],
  ])
}
