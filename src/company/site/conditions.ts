import { isInEea, seatOf, servesEea } from '../countries/index.ts'
import { currencies, languageOption } from '../languages/index.ts'
import {
  type Field,
  fields,
  type Processor,
  promiseKeys,
  type SiteConfig,
  valueAt,
} from '../schema/index.ts'
import { plansOf, pricedCurrencies } from './plansOnSale.ts'

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

function each(prefix: string, names: readonly string[], held: readonly string[]): Conditions {
  return Object.fromEntries(names.map(name => [`${prefix}.${name}`, held.includes(name)]))
}

/** Where the company is based, where its customers are, and what follows for what it is asked. */
function circumstances(config: SiteConfig): Conditions {
  const { company, business } = config
  const seat = seatOf(config)
  const markets: readonly string[] | undefined = business.markets
  // Article 27 GDPR asks for a representative of companies outside the Union that sell in it.
  const isOutside = !isInEea(seat)
  const isNamed = isOutside && typeof company.euRepresentative === 'string'
  const isAwaited = isOutside && company.euRepresentative === undefined && servesEea(config)
  const shown = config.plans
    ? pricedCurrencies(config.plans)
    : config.languages.site.map(code => languageOption(code).currency)
  const laws = ['AT', 'BE', 'DE', 'ES', 'FR', 'US']
  return {
    'company.seat.EEA': !isOutside,
    // A mediator of a French company serves the whole Union, and French hosts keep data for authorities.
    ...each('company.seat', ['US', 'FR', 'AT'], [seat]),
    'company.euRepresentative': isNamed || isAwaited || !isOutside,
    'company.euRepresentative.named': isNamed,
    'company.euRepresentative.awaited': isAwaited,
    // Not every company has one: it says so, or European law is not its own.
    'contact.dpo.appointed':
      config.contact.dpo === undefined ? servesEea(config) : config.contact.dpo !== null,
    'business.markets': markets !== undefined,
    'business.markets.US': markets?.includes('US') ?? true,
    'business.markets.EEA': markets === undefined || markets.some(isInEea),
    // Markets whose own law the texts name beside that of the European Union.
    ...each('business.markets', ['GB', 'CH'], markets ?? []),
    // The law of the seat governs contracts, that of a market protects who buys there.
    ...each('lawOf', laws, [seat, ...(markets ?? laws)]),
    'lawOf.EU': servesEea(config),
    'plans.custom': plansOf(config).some(({ price }) => price === 'custom'),
    ...each('prices', currencies, shown),
    'disputeResolution.willing': config.disputeResolution?.willing ?? false,
    ...each(
      'promises',
      promiseKeys,
      promiseKeys.filter(key => config.promises[key] !== 'no'),
    ),
  }
}

/** Whether a company has to answer a field, as far as it has said what it depends on. */
export function isNeeded({ notes, blocks }: Field, config: SiteConfig): boolean {
  const known = circumstances(config)
  return [notes, ...blocks.map(block => block.notes)].every(
    ({ when }) => !when || isTrue(when, known),
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
  const known = processors.filter(({ announcedOn }) => !announcedOn || announcedOn <= today)
  return {
    present: known.filter(one => !isComing(one) && !isFormer(one)),
    coming: known.filter(isComing),
    former: known.filter(isFormer),
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
  const { coming, former } = processorRegister(config, today)
  const answers: Record<string, boolean> = {}
  for (const { path, notes, options, mayBeNone, type } of fields) {
    if (path.includes('[]') || path === 'law.home') continue
    if (notes.isOptional || (mayBeNone && type === 'array'))
      answers[path] = isSupplied(config, path)
    for (const option of notes.ask === undefined ? [] : options) {
      answers[`${path}.${option}`] = valueAt(config, path) === option
    }
  }
  return {
    ...answers,
    ...circumstances(config),
    'processors.coming': coming.length > 0,
    'processors.former': former.length > 0,
    'processors.unnamed': unnamedProcessors(config, today, inForce).length > 0,
  }
}
