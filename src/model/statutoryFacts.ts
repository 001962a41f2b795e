import { type Fact, languageNames, type OperatorValue, operatorValue, statement } from './fact.ts'
import type { Notes } from './field.ts'
import type { Placeholder } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'
import { notesOf, type StatutoryLeaf, statutoryLeaves } from './statutoryLeaves.ts'

function factOf({ shown, sentences, statute = '' }: Partial<Notes>, leaf: StatutoryLeaf): Fact[] {
  const { value = leaf.placeholder } = leaf
  const items: readonly string[] | undefined = Array.isArray(value) ? value : undefined
  // The schema of the field has checked that it holds what its kind states.
  if (sentences) return [statement(value as string | Placeholder, sentences, statute)]
  if (shown === 'languages') return [languageNames(items ?? [], statute)]
  if (shown === undefined) return []
  return [operatorValue(shown, items?.join(', ') ?? (value as OperatorValue['value']), statute)]
}

/** The facts of the statutory pages, named as their fields in the operator's file. */
export function statutoryFactsOf(config: SiteConfig): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    statutoryLeaves(config).flatMap(leaf =>
      factOf(notesOf(leaf), leaf).map(fact => [leaf.key, fact] as const),
    ),
  )
}
