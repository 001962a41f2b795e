import { type Fact, languageNames, type OperatorValue, operatorValue, statement } from './fact.ts'
import type { Placeholder } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'
import type { StatedFact } from './statedFact.ts'
import { type StatutoryLeaf, statedFactOf, statutoryLeaves } from './statutoryLeaves.ts'

function factOf({ kind, clause, messages = {} }: StatedFact, leaf: StatutoryLeaf): Fact {
  const { value = leaf.placeholder } = leaf
  const items: readonly string[] | undefined = Array.isArray(value) ? value : undefined
  if (kind === 'languages') return languageNames(items ?? [], clause)
  // The schema of the field has checked that it holds what its kind states.
  if (kind === 'statement') return statement(value as string | Placeholder, messages, clause)
  return operatorValue(kind, items?.join(', ') ?? (value as OperatorValue['value']), clause)
}

/** The facts of the statutory pages, named as their fields in the operator's file. */
export function statutoryFactsOf(config: SiteConfig): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    statutoryLeaves(config).flatMap(leaf => {
      const stated = statedFactOf(leaf)
      return stated ? [[leaf.key, factOf(stated, leaf)]] : []
    }),
  )
}
