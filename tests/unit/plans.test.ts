import { describe, expect, it } from 'vitest'
import { planVariants, priceText } from '../../src/content/plans.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('plans (specification §9)', () => {
  it('first variant: Free, Pro and Enterprise with their limits a month', () => {
    const plans = planVariants['free-pro-enterprise']
    const limits = plans.map(({ name, price, features }) => [
      name,
      price,
      ...features.map(feature => feature.limit).filter(limit => limit !== undefined),
    ])
    expect(limits).toEqual([
      ['Free', 0, 5, 20, 200],
      ['Pro', 19, 20, 80, 800],
      ['Enterprise', 'custom', 'unlimited', 'unlimited', 'unlimited'],
    ])
  })

  it('second variant: Starter $9 with 4 lines, Pro $19 with 5', () => {
    const plans = planVariants['starter-pro']
    expect(plans.map(({ name, price, features }) => [name, price, features.length])).toEqual([
      ['Starter', 9, 4],
      ['Pro', 19, 5],
    ])
  })

  it('no plan has more lines than the rows that pricing.css shares between them', () => {
    const lines = Object.values(planVariants).flatMap(plans =>
      plans.map(({ features }) => features.length),
    )
    expect(Math.max(...lines)).toBeLessThanOrEqual(5)
  })

  it.each(Object.values(planVariants))('Pro alone is popular', (...plans) => {
    expect(plans.filter(plan => plan.highlight).map(plan => plan.name)).toEqual(['Pro'])
  })

  it('prices are in dollars in English and in euros in German', () => {
    expect(plain(priceText(19, 'en'))).toBe('$19')
    expect(plain(priceText(19, 'de'))).toBe('19 €')
    expect(plain(priceText(9.5, 'de'))).toBe('9,50 €')
  })
})
