import { isInEea, isInEu } from '../../model/countries.ts'
import { supplied } from '../../model/placeholder.ts'
import type { Business } from '../../model/schema.ts'
import { seatOf } from '../../model/seat.ts'
import {
  type Condition,
  doesNotApply,
  type Judge,
  type Judgment,
  probablyApplies,
  type Question,
  when,
} from './judgment.ts'

/** The app is offered in one of these countries. */
export function offeredIn(countries: readonly string[], otherwise: string): Condition {
  return {
    question: 'markets',
    holds: ({ markets }) => supplied(markets)?.some(market => countries.includes(market)),
    otherwise,
  }
}

export const offeredInGermany = offeredIn(['DE'], 'The app is not offered in Germany.')
export const offeredInUs = offeredIn(['US'], 'The app is not offered in the United States.')

/** The app is offered in the European Economic Area. */
export const offeredInEurope: Condition = {
  question: 'markets',
  holds: ({ markets }) => supplied(markets)?.some(isInEea),
  otherwise: 'The app is not offered in the European Economic Area.',
}

/** EU rules may hold in the rest of the Economic Area; each had to be adopted there. */
export function inEurope(inUnion: Judgment): (business: Business) => Judgment {
  return ({ markets }) =>
    supplied(markets)?.some(isInEu)
      ? inUnion
      : probablyApplies(
          'The app is offered in Iceland, Liechtenstein or Norway, where many rules of the EU apply, but not all.',
        )
}

/** Judges a duty of companies that are not based in the European Economic Area themselves. */
export function ofCompaniesOutsideEurope(judge: Judge): Judge {
  return config => {
    if (isInEea(seatOf(config))) {
      return doesNotApply('The company is based in the European Economic Area.')
    }
    const judged = judge(config)
    // Texts speak of the specification's company until the seat is known; a duty is not that certain.
    const isCertain = judged.verdict !== 'applies' || supplied(config.company.seat) !== undefined
    return isCertain
      ? judged
      : probablyApplies(
          'Unless the company is based in the European Economic Area, which company.seat has to say.',
        )
  }
}

/** Judges a duty of everybody who offers an app in Europe. */
export function whenInEurope(inUnion: Judgment): Judge {
  return when([offeredInEurope], inEurope(inUnion))
}

/** Consumers are among the customers. */
export const offeredToConsumers: Condition = {
  question: 'customers',
  holds: business => {
    const customers = supplied(business.customers)
    return customers && customers !== 'businesses'
  },
  otherwise: 'The app is offered to businesses only.',
}

/** Consumers in the European Economic Area are among the customers. */
export const consumersInEurope: readonly Condition[] = [offeredInEurope, offeredToConsumers]

/** A question has been answered, whatever the answer is. */
export function isAnswered(question: Question): Condition {
  const holds = (business: Business) =>
    supplied<unknown>(business[question]) !== undefined || undefined
  return { question, holds, otherwise: '' }
}
