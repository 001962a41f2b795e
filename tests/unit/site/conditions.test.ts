import { expect, it } from 'vitest'
import { itemConditions } from '../../../src/company/data/item.ts'
import { fields } from '../../../src/company/schema/fields.ts'
import { conditionTerms } from '../../../src/company/site/conditions.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The conditions that hold, of those about some fields. */
function holding(change: Parameters<typeof withValues>[1], ...fields: readonly string[]) {
  const conditions = Object.entries(withValues(finished, change).conditions)
  return conditions.flatMap(([name, holds]) =>
    holds && fields.some(field => name === field || name.startsWith(`${field}.`)) ? name : [],
  )
}

it('what is collected and what has to be answered depend on conditions that exist', () => {
  const questions = [
    ...itemConditions,
    ...fields
      .flatMap(({ notes, blocks }) => [notes, ...blocks.map(block => block.notes)])
      .flatMap(({ when }) => when ?? []),
  ]
  expect(questions).toContain('seat.FR or seat.IT')
  const names = questions
    .flatMap(conditionTerms)
    .flat()
    .map(({ name }) => name)
  expect(names.filter(name => !Object.hasOwn(finished.conditions, name))).toEqual([])
})

it('a block holds where it is supplied, a field where it may be left out', () => {
  const withdrawal = {
    address: 'A',
    email: 'a@example.com',
    formUrl: 'https://a.example/b',
  }
  expect(holding({ withdrawal }, 'withdrawal')).toEqual(['withdrawal', 'withdrawal.formUrl'])
  const { formUrl: _, ...least } = withdrawal
  expect(holding({ withdrawal: least }, 'withdrawal')).toEqual(['withdrawal'])
  expect(holding({ withdrawal: undefined }, 'withdrawal')).toEqual([])
})

it('a list that may be empty holds where it has an entry', () => {
  const { accessibility } = finished.config
  if (!accessibility) throw new Error('the finished site has a statement')
  const withBarriers = (barriers: typeof accessibility.barriers) =>
    holding({ accessibility: { ...accessibility, barriers } }, 'accessibility.barriers')
  expect(withBarriers([{ en: 'No audio description' }])).toEqual(['accessibility.barriers'])
  expect(withBarriers([])).toEqual([])
})

it('a representative in one country is none in another', () => {
  const { business } = finished.config
  const { swissRepresentative: _, ...company } = finished.config.company
  const ukRepresentative = 'Example Representative Ltd, 1 Example Street, London'
  const markets = ['GB', 'CH']
  const change = {
    company: { ...company, ukRepresentative },
    business: { ...business, markets },
  }
  const fields = ['company.ukRepresentative', 'company.swissRepresentative']
  expect(holding(change, ...fields)).toEqual(['company.ukRepresentative'])
})

it('what texts state in any case, they need not ask for', () => {
  const law = { ...finished.config.law, home: { en: 'the law of England and Wales' } }
  expect(Object.keys(withValues(finished, { law }).conditions)).not.toContain('law.home')
})
