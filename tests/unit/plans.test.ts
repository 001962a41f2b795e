import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { plansOf, planVariants, priceText } from '../../src/model/plans.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('plans (specification §9)', () => {
  it('the first variant has Free, Pro and Enterprise, with monthly limits', () => {
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

  it('the second variant has Starter at $9 with 4 lines, and Pro at $19 with 5', () => {
    const plans = planVariants['starter-pro']
    expect(plans.map(({ name, price, features }) => [name, price, features.length])).toEqual([
      ['Starter', 9, 4],
      ['Pro', 19, 5],
    ])
  })

  it.each([
    ['tests/sites/finished', ['Starter', 'Pro']],
    ['tests/sites/unsupplied', ['Free', 'Pro', 'Enterprise']],
  ])('the operator of %s sells %j', (folder, names) => {
    const { config } = loadSite({ folder, today: '2025-06-01' })
    expect(plansOf(config).map(({ name }) => name)).toEqual(names)
  })

  it('no plan has more lines than pricing.css has rows for', () => {
    const lines = Object.values(planVariants).flatMap(plans =>
      plans.map(({ features }) => features.length),
    )
    expect(Math.max(...lines)).toBeLessThanOrEqual(5)
  })

  it.each(Object.values(planVariants))('only Pro is marked as popular', (...plans) => {
    expect(plans.filter(plan => plan.highlight).map(plan => plan.name)).toEqual(['Pro'])
  })

  it('prices are in dollars in English and in euros in German', () => {
    expect(plain(priceText(19, 'en'))).toBe('$19')
    expect(plain(priceText(19, 'de'))).toBe('19 €')
    expect(plain(priceText(9.5, 'de'))).toBe('9,50 €')
  })
})
