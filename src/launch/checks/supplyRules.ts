import type { Site } from '../../site/schema.ts'
import type { Actor, Severity } from '../finding.ts'

/** Who has to supply a value, how badly it is missed, and why. */
export interface Rule {
  readonly actor: Actor
  readonly severity: Severity
  readonly why: string
  readonly todo: string
}

const legalDetail: Rule = {
  actor: 'legal',
  severity: 'blocker',
  why: 'The legal documents show a placeholder in brackets where the law wants a fact.',
  todo: 'Write the value into src/site.ts.',
}

/** Rules by the beginning of a field's name, the most precise first. */
const rules: readonly (readonly [field: string, Rule])[] = [
  [
    'appStoreUrl',
    {
      actor: 'marketing',
      severity: 'warning',
      why: 'Badge and Subscribe buttons say that the app is coming; nobody can get it from here.',
      todo: 'Write the link of the app, https://apps.apple.com/…/id…, into src/site.ts.',
    },
  ],
  [
    'contacts.security',
    {
      actor: 'ops',
      severity: 'warning',
      why: 'Without it there is no /.well-known/security.txt: whoever finds a vulnerability cannot report it.',
      todo: 'Write an address that somebody reads into src/site.ts.',
    },
  ],
  [
    'contacts.support',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: 'The footer and the documents promise support and name nobody who gives it.',
      todo: 'Write the support address into src/site.ts.',
    },
  ],
  [
    'contacts.sales',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: '“Contact Sales” leads nowhere.',
      todo: 'Write the sales address into src/site.ts.',
    },
  ],
  [
    'contacts.phone',
    {
      actor: 'legal',
      severity: 'blocker',
      why: 'Apple’s minimum terms ask for a telephone number; § 5 DDG for a second fast channel.',
      todo: 'Write the number as people abroad dial it, like +1 307 555 0100, into src/site.ts.',
    },
  ],
  [
    'ai.trainingOnContent',
    {
      actor: 'legal',
      severity: 'blocker',
      why: 'Every reader asks whether content trains models, and the purpose has to be stated (Article 13 GDPR).',
      todo: "Write 'never', 'opt-out' or 'consent' into src/site.ts, as your providers' contracts allow.",
    },
  ],
  [
    'apple.eula',
    {
      actor: 'legal',
      severity: 'blocker',
      why: 'An app in the App Store has Apple’s standard license agreement unless its own terms hold Apple’s minimum terms.',
      todo: "Write 'standard' or 'these-terms' into src/site.ts, as set in App Store Connect.",
    },
  ],
  [
    'california.sharing',
    {
      actor: 'legal',
      severity: 'blocker',
      why: 'The CCPA asks whether personal information is shared for advertising (11 CCR § 7011(e)(1)).',
      todo: "Write 'none' or 'opt-out' into src/site.ts.",
    },
  ],
  [
    'prices.tax',
    {
      actor: 'marketing',
      severity: 'warning',
      why: 'Prices shown to consumers in Germany have to say that they include tax (§ 6(1) no. 1 PAngV).',
      todo: "Write 'included' or 'excluded' into src/site.ts.",
    },
  ],
  [
    'reviewVerification',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: 'Whoever shows reviews says whether and how it is checked that they are real (§ 5b(3) UWG, Directive 2005/29/EC Article 7(6)).',
      todo: 'Write one sentence in each language into src/site.ts.',
    },
  ],
  [
    'testimonials',
    {
      actor: 'marketing',
      severity: 'blocker',
      why: 'A review without a name is not a review.',
      todo: 'Write the name as the person wants to see it.',
    },
  ],
]

/** The rule of a field of the operator's file, by its name. */
export function ruleFor(field: string, site: Site): Rule {
  const rule = rules.find(([beginning]) => field.startsWith(beginning))?.[1] ?? legalDetail
  const hasRealReviews = site.testimonials.some(({ consent }) => consent !== 'sample')
  return field === 'reviewVerification' && !hasRealReviews ? { ...rule, severity: 'note' } : rule
}
