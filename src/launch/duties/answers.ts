import { supplied } from '../../site/placeholder.ts'
import type { Business } from '../../site/schema.ts'

/** A question of `business` in `src/site.ts`. */
export type Question = keyof Business

/** What the operator has answered; undefined where a question is open. */
export interface Answers {
  readonly markets: readonly string[] | undefined
  readonly hasConsumers: boolean | undefined
  readonly employees: number | undefined
  /** Million euros a year. */
  readonly turnover: number | undefined
  readonly sellsOnWeb: boolean | undefined
  readonly sellsInAppStore: boolean | undefined
  readonly hasPublicFeed: boolean | undefined
}

/** Reads the five answers. */
export function readAnswers(business: Business): Answers {
  const customers = supplied(business.customers)
  const size = supplied(business.size)
  const sellsOn = supplied(business.sellsOn)
  const publicFeed = supplied(business.publicFeed)
  return {
    markets: supplied(business.markets),
    hasConsumers: customers && customers !== 'businesses',
    employees: size?.employees,
    turnover: size?.turnover,
    sellsOnWeb: sellsOn?.includes('web'),
    sellsInAppStore: sellsOn?.includes('app-store'),
    hasPublicFeed: publicFeed && publicFeed === 'yes',
  }
}
