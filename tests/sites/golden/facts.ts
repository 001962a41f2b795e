import type { Site } from '../../../src/company/site/site.ts'
import type { Fact } from '../contradictions.ts'

/** What the English pages of one company must say alike, beside what other companies say of it. */
export function goldenFacts({ config }: Site): readonly Fact[] {
  const facts: readonly Fact[] = [
    {
      name: 'where the company is based',
      values: [
        /\bbased in the Netherlands/,
        /\bbased in the United States/,
        /\bbased in Germany/,
        /\bbased in France/,
        /\bbased in Spain/,
        /\bbased in Ireland/,
        /\bbased in Austria/,
        /\bbased in Italy/,
      ],
    },
    {
      name: 'whether there is a data protection officer',
      values: [/data-protection-officer@example\.com/, /\bnot appointed\b/],
    },
    {
      name: 'whether the company takes part in arbitration',
      values: [/\bWe take part in dispute/, /\bneither willing nor obliged\b/],
      isShownAtOnce: true,
    },
    {
      name: 'which law governs outside the European Union',
      values: [
        /\bthe law in force in/,
        /\bthe law of Ireland/,
        /\bthe law of the State of Wyoming/,
        /\bthe law of the State of Delaware/,
      ],
    },
    {
      name: 'how long backups are kept',
      values: [
        /\b[Bb]ackups (?:follow|Deleted|are deleted) within 30 days/,
        /\b[Bb]ackups (?:follow|Deleted|are deleted) within 45 days/,
      ],
    },
    { name: 'the price of the plan', values: [/€11\b/, /€9\.99/, /€4\.50/], isShownAtOnce: true },
  ]
  return config.languages.legal.includes('en') ? facts : []
}
