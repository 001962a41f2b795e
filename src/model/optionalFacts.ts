import type { LabelKey } from '../languages/language.ts'
import type { Translations } from '../languages/translations.ts'
import { type Fact, operatorValue } from './fact.ts'
import type { SiteConfig } from './schema.ts'

interface OptionalFact {
  readonly clause: string
  readonly valueIn: (config: SiteConfig) => string | Translations | undefined
  /** Stands for the value where it is left out; texts ask first whether it is there. */
  readonly label: LabelKey
}

/** Fields outside the statutory pages that a company may leave out, with what asks for them. */
const optionalFacts = {
  'company.ukRepresentative': {
    clause: 'Article 27 UK GDPR',
    valueIn: ({ company }) => company.ukRepresentative,
    label: 'euRepresentative',
  },
  'company.swissRepresentative': {
    clause: 'Article 14 FADP',
    valueIn: ({ company }) => company.swissRepresentative,
    label: 'euRepresentative',
  },
  'age.evidence': {
    clause: 'Article 13 GDPR; Cal. Civ. Code § 1798.100(a)(1)',
    valueIn: ({ age }) => age.evidence,
    label: 'ageEvidence',
  },
  'ai.usagePolicies': {
    clause: 'the contracts with the AI providers',
    valueIn: ({ ai }) => ai.usagePolicies,
    label: 'training',
  },
  'california.doNotTrack': {
    clause: 'Cal. Bus. & Prof. Code § 22575(b)(5)',
    valueIn: ({ california }) => california.doNotTrack,
    label: 'sharing',
  },
  consumerMediator: {
    clause: 'Articles L612-1, L616-1 Code de la consommation',
    valueIn: ({ consumerMediator }) => consumerMediator,
    label: 'disputeResolution',
  },
} as const satisfies Readonly<Record<string, OptionalFact>>

export type OptionalFactKey = keyof typeof optionalFacts

const entries = Object.entries(optionalFacts) as [OptionalFactKey, OptionalFact][] // its own keys

/** The facts of these fields, each by the name of its field. */
export function optionalFactsOf(config: SiteConfig): Readonly<Record<OptionalFactKey, Fact>> {
  const facts = entries.map(([key, { clause, valueIn, label }]) => {
    const value = valueIn(config) ?? { placeholder: label }
    return [key, operatorValue('supplied', value, clause)] as const
  })
  return Object.fromEntries(facts) as Record<OptionalFactKey, Fact> // every key has been visited
}

/** Whether each of these fields is supplied. */
export function conditionsOfOptionalFacts(
  config: SiteConfig,
): readonly (readonly [OptionalFactKey, boolean])[] {
  return entries.map(([key, { valueIn }]) => [key, valueIn(config) !== undefined] as const)
}
