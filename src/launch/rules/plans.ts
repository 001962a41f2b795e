import { defaultLanguage } from '../../languages/languages.ts'
import { renderFact } from '../../model/factText.ts'
import { plansOf } from '../../model/plans.ts'
import type { Rule } from '../rule.ts'
import { figuresFile, locateField, locateReference } from '../situation.ts'

const planNames: Rule = {
  id: 'contradiction:plan-names',
  owner: 'legal',
  severity: 'warning',
  trigger: 'the Terms do not name a plan that is on sale',
  why: 'The Terms do not govern a plan they do not name.',
  fix: `Make the names in ${figuresFile} (terms.plan…) and the plans on sale agree.`,
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

/** The plans on sale, and their names in the Terms. */
export const planRules: readonly Rule[] = [planNames]
