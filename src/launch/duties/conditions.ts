import { isInEeaOnly, isInEu } from '../../site/countries.ts'
import type { Answers, Question } from './answers.ts'
import { type Condition, type Judgment, probablyApplies } from './judgment.ts'

/** The app is offered in one of some countries. */
export function offeredIn(
  { markets }: Answers,
  countries: readonly string[],
  otherwise: string,
): Condition {
  const holds = markets?.some(market => countries.includes(market))
  return { question: 'markets', holds, otherwise }
}

/** The app is offered in the European Economic Area. */
export function offeredInEurope({ markets }: Answers): Condition {
  return {
    question: 'markets',
    holds: markets?.some(market => isInEu(market) || isInEeaOnly(market)),
    otherwise: 'The app is not offered in the European Economic Area.',
  }
}

/** Rules of the Union may hold in the rest of the Economic Area; each had to be taken over there. */
export function inEurope({ markets }: Answers, inUnion: Judgment): Judgment {
  if (markets?.some(isInEu)) return inUnion
  return probablyApplies(
    'The app is offered in Iceland, Liechtenstein or Norway, where many rules of the EU apply, but not all.',
  )
}

/** Consumers are among the customers. */
export function offeredToConsumers({ hasConsumers }: Answers): Condition {
  return {
    question: 'customers',
    holds: hasConsumers,
    otherwise: 'The app is offered to businesses only.',
  }
}

/** Consumers in the European Economic Area are among the customers. */
export function consumersInEurope(answers: Answers): readonly Condition[] {
  return [offeredInEurope(answers), offeredToConsumers(answers)]
}

/** More people than a number work for the company. */
export function hasMoreEmployees(
  { employees }: Answers,
  limit: number,
  otherwise: string,
): Condition {
  const holds = employees === undefined ? undefined : employees > limit
  return { question: 'size', holds, otherwise }
}

/** A question has been answered, whatever the answer is. */
export function isAnswered(question: Question, answer: unknown): Condition {
  return { question, holds: answer === undefined ? undefined : true, otherwise: '' }
}
