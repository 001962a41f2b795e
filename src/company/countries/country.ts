import type { Language, Localized } from '../languages/index.ts'

/** Words that are the same in every language, or those of each. */
export type Wording = string | Localized

/** An authority or another public body, by the name it has in each language of the texts. */
export interface PublicBody {
  readonly name: Wording
  /** Its web address, without `https://`. */
  readonly host: string
}

/** A rule that the texts cite by its statute. */
export const citedRules = [
  'imprint',
  'withdrawal',
  'performedService',
  'suppliedContent',
  'conformity',
  'renewal',
  'cancelButton',
  'dataAfterDeath',
  // Storing and reading information on devices, Article 5(3) of Directive 2002/58/EC.
  'deviceAccess',
  // What carries out Directive (EU) 2019/882.
  'accessibility',
] as const

export type CitedRule = (typeof citedRules)[number]

/** What is known of the law of a country; what is left out is not certain, and asked of counsel. */
export interface Country extends Readonly<Partial<Record<CitedRule, Wording | null>>> {
  /** The European Union, the other states of the European Economic Area, or neither. */
  readonly region: 'EU' | 'EFTA' | 'other'
  /** Official languages, in which consumers' texts are read there; BCP 47. */
  readonly languages: readonly string[]
  /** Takes complaints about data protection. */
  readonly authority: PublicBody
  /** The age of digital consent (Article 8 GDPR), in years; without a figure, capacity of judgment decides. */
  readonly consentAge?: { readonly age?: number; readonly statute: Wording }
  /** Enforces the law of consumers. */
  readonly consumerBody?: PublicBody
  /** Digital Services Coordinator (Article 49 of Regulation (EU) 2022/2065). */
  readonly digitalServicesCoordinator?: PublicBody
  /** Bodies of dispute resolution for companies that have their seat there (Articles 5, 13 of Directive 2013/11/EU). */
  readonly disputeBodies?: readonly PublicBody[]
  /** The function for withdrawing online (Article 11a of Directive 2011/83/EU), in force from a day, ISO 8601. */
  readonly withdrawalFunction?: { readonly statute: Wording; readonly from: string } | null
  /** What was found and is not certain, by the key that it would fill. */
  readonly forCounsel?: Readonly<Record<string, string>>
}

/** Words in a language. */
export function worded(words: Wording, language: Language): string {
  return typeof words === 'string' ? words : words[language]
}

/** A public body, by its name and its web address without `https://`. */
export function body(name: Wording, host: string): PublicBody {
  return { name, host }
}
