import { defaultLanguage } from '../../languages/languages.ts'
import { renderFact } from '../../model/factText.ts'
import { type Plan, plansOf, planVariants } from '../../model/plans.ts'
import type { Rule } from '../rule.ts'
import { figuresFile, locateField, locateReference } from '../situation.ts'

const plansFile = 'src/model/plans.ts'

const planNames: Rule = {
  id: 'contradiction:plan-names',
  owner: 'legal',
  severity: 'warning',
  trigger: 'the Terms do not name a plan that is on sale',
  why: 'The Terms do not govern a plan they do not name.',
  fix: `Make the names in ${figuresFile} (terms.plan…) and ${plansFile} agree.`,
  find({ site }) {
    const keys = ['terms.planBasic', 'terms.planPro', 'terms.planPremium'] as const
    const named = keys.map(key => renderFact(site, key, defaultLanguage).text)
    const unnamed = plansOf(site.config).flatMap(({ name }) => (named.includes(name) ? [] : name))
    if (unnamed.length === 0) return []
    const inTerms = locateReference(site, 'terms.planBasic')
    return [
      {
        message: `On sale but not in the Terms: ${unnamed.join(', ')} (they name ${named.join(', ')})`,
        location: `${locateField(site, 'variants', 'plans')}, ${inTerms}`,
      },
    ]
  },
}

/** The rule that a plan has the same price in every variant. */
export function samePrices(variants: Readonly<Record<string, readonly Plan[]>>): Rule {
  const plans = Object.values(variants).flat()
  return {
    id: 'contradiction:price',
    owner: 'marketing',
    severity: 'warning',
    trigger: 'two variants give different prices for a plan',
    why: 'Switching the variant would change a price without anybody noticing.',
    fix: 'Write the same price into both variants.',
    find: () =>
      [...new Set(plans.map(({ name }) => name))].flatMap(name => {
        const prices = new Set(plans.filter(plan => plan.name === name).map(({ price }) => price))
        if (prices.size === 1) return []
        return {
          suffix: `-${name}`,
          message: `The plan ${name} has different prices: ${[...prices].join(', ')}`,
          location: plansFile,
        }
      }),
  }
}

/** The plans on sale, in the Terms and in every variant. */
export const planRules: readonly Rule[] = [planNames, samePrices(planVariants)]
