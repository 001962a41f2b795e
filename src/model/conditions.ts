import { isInEea } from './countries.ts'
import { conditionsOfOptionalFacts } from './optionalFacts.ts'
import { isPlaceholder, supplied } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'
import { seatOf } from './seat.ts'
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

function mayBeEmpty({ schema }: StatutoryLeaf): boolean {
  return schema.type === 'array' && !('pipe' in schema)
}

function conditionsOfLeaf(leaf: StatutoryLeaf): readonly (readonly [string, boolean])[] {
  const { key, value, isOptional } = leaf
  const choices = choicesOf(leaf).map(choice => [`${key}.${choice}`, value === choice] as const)
  if (mayBeEmpty(leaf)) return [[key, Array.isArray(value) && value.length > 0]]
  const isBlock = !key.includes('.')
  return isBlock || isOptional ? [[key, value !== undefined], ...choices] : choices
}

/** Where the company is based: in the European Economic Area, or in the United States. */
function conditionsOfSeat(config: SiteConfig) {
  const seat = seatOf(config)
  const isOutside = !isInEea(seat)
  const representative = config.company.euRepresentative
  return [
    ['company.seat.EEA', !isOutside],
    ['company.seat.US', seat === 'US'],
    // A mediator of a French company serves the whole Union, and French hosts keep data for authorities.
    ['company.seat.FR', seat === 'FR'],
    // Article 27 GDPR asks for a representative of companies outside the Union only.
    ['company.euRepresentative.named', isOutside && typeof representative === 'string'],
    ['company.euRepresentative.awaited', isOutside && isPlaceholder(representative)],
  ] as const
}

/** Markets whose own law the texts name beside that of the European Union. */
function conditionsOfMarkets({ business }: SiteConfig) {
  const markets: readonly string[] = supplied(business.markets) ?? []
  return ['GB', 'CH'].map(
    market => [`business.markets.${market}`, markets.includes(market)] as const,
  )
}

/** The answers of a site: from what its schema lets a company leave out, from its seat, its markets and its stores. */
export function conditionsOf(config: SiteConfig): Conditions {
  return Object.fromEntries([
    ...statutoryLeaves(config).flatMap(conditionsOfLeaf),
    ...conditionsOfSeat(config),
    ...conditionsOfMarkets(config),
    // The first store is part of every text.
    ['app.googlePlay', isOnGooglePlay(config)],
    ...conditionsOfOptionalFacts(config),
  ])
}

/** Whether a name is that of a field, or of something within it. */
function isWithin(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}

/**
 * The first condition that has to hold where a fact or a field is used, and that does not follow
 * from those that hold there; undefined where none is missing.
 * @param field of the operator's file, or the key of a fact, which is named as its field is
 * @param holding conditions; one within a field implies the field
 */
export function missingCondition(
  conditions: Conditions,
  field: string,
  holding: readonly string[],
): string | undefined {
  // In a loop without lists: it is asked for every fact of every text.
  for (let end = 0; end !== -1; ) {
    end = field.indexOf('.', end + 1)
    const name = end === -1 ? field : field.slice(0, end)
    if (Object.hasOwn(conditions, name) && !holding.some(held => isWithin(held, name))) return name
  }
  return undefined
}
