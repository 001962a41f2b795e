import { isKnownMarket, type SiteConfig, seats } from '../../model/index.ts'
import { foundIf, type Rule } from '../rule.ts'

interface Statement {
  readonly field:
    | 'business.soldOnWeb'
    | 'business.publicFeed'
    | 'ai.training'
    | 'california.sharing'
    | 'company.seat'
  /** What is true of a company outside the space. */
  readonly message: string
  readonly why: string
  /** The sections that speak of it, by their text and id. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  readonly isOutside: (config: SiteConfig) => boolean
}

/**
 * What is true of every company that the texts are written for: they say so, or say nothing of what
 * follows otherwise.
 */
export const space: readonly Statement[] = [
  {
    field: 'business.soldOnWeb',
    message: 'Something is sold on the web, and the texts say that app stores bill everything',
    why: 'Who sells on a website takes payments, instructs on withdrawal, and lets people cancel and withdraw there (§§ 312k, 356a BGB; 15 U.S.C. § 8403; Cal. Bus. & Prof. Code § 17602).',
    sections: {
      'terms-of-service': ['subscriptions'],
      'privacy-policy': ['data-collected', 'legal-basis'],
      'data-processing-agreement': ['data-categories'],
      cancellation: ['own'],
      withdrawal: ['recipient', 'instructions'],
      refunds: ['app-store'],
    },
    isOutside: ({ business }) => business.soldOnWeb === 'yes',
  },
  {
    field: 'business.publicFeed',
    message: 'The app has a public feed, and the texts are written for an app without one',
    why: 'A feed makes a host a platform: complaints, settlement out of court, trusted flaggers, protection of minors, the number of active recipients (Articles 20 to 28 of Regulation (EU) 2022/2065), and removal of intimate images within 48 hours (47 U.S.C. § 223a).',
    sections: {
      'terms-of-service': ['intellectual-property', 'moderation'],
      'privacy-policy': ['use', 'sharing'],
      'digital-services': ['notices', 'decisions', 'complaints'],
      report: ['intimate-images'],
      'young-people': ['data'],
    },
    isOutside: ({ business }) => business.publicFeed === 'yes',
  },
  {
    field: 'ai.training',
    message: 'Prompts and content train AI models, and the texts say that they never do',
    why: 'The purpose and its basis have to be stated (Article 13(1)(c) GDPR), and who trains models with data that a customer controls is no processor of it (Article 28(10) GDPR).',
    sections: {
      'privacy-policy': ['legal-basis', 'use', 'ai-partners'],
      'terms-of-service': ['ai-content', 'intellectual-property'],
      'data-processing-agreement': ['role-allocation', 'purposes-and-legal-basis'],
      ai: ['training'],
      'young-people': ['data'],
    },
    isOutside: ({ ai }) => ai.training === 'opt-out' || ai.training === 'consent',
  },
  {
    field: 'california.sharing',
    message:
      'Personal information is sold or shared for advertising, and the texts say that it is not',
    why: 'The policy then has to name the categories and those who receive them (11 CCR § 7011(e)(1)(D) to (F)), and a link has to let people opt out (Cal. Civ. Code § 1798.135(a)(1)).',
    sections: {
      'privacy-policy': ['sharing', 'rights-california', 'california'],
      'data-processing-agreement': ['processor-duties'],
    },
    isOutside: ({ california }) => california.sharing === 'opt-out',
  },
  {
    field: 'company.seat',
    message: 'The company is based neither in the United States nor in the European Economic Area',
    why: 'Governing law, liability, transfers, authorities and representatives follow from the seat.',
    sections: {
      'terms-of-service': ['disclaimers', 'international-compliance', 'disputes', 'updates'],
      'privacy-policy': ['company', 'international-transfers', 'authorities'],
      'data-processing-agreement': [
        'role-allocation',
        'international-transfers',
        'precedence-and-law',
      ],
      imprint: ['provider'],
    },
    isOutside({ company }) {
      const seat = company.seat
      return seat !== undefined && !seats.includes(seat)
    },
  },
]

function named(sections: Statement['sections']): string {
  return Object.entries(sections)
    .map(([text, ids]) => `${text} (${ids.map(id => `#${id}`).join(', ')})`)
    .join('; ')
}

/** Markets whose law neither the texts nor the check know. */
function marketsBeyond({ business }: SiteConfig): readonly string[] {
  return (business.markets ?? []).filter(market => !isKnownMarket(market))
}

/** Whether the texts are written for the company; an accepted finding says that counsel's are in place. */
export const spaceRules: readonly Rule[] = [
  ...space.map(
    ({ field, message, why, sections, isOutside }): Rule => ({
      ...{ id: `space:${field}`, severity: 'blocker', person: 'counsel', field, message, why },
      fix: `Have counsel write these sections in site/texts, with npm run legal -- edit: ${named(sections)}. Then accept this finding.`,
      find: foundIf(isOutside),
    }),
  ),
  {
    ...{ id: 'space:business.markets', severity: 'warning', person: 'counsel' },
    field: 'business.markets',
    why: 'The texts name no law of these countries, and the check knows no duty there.',
    fix: 'Ask counsel there, then accept this finding.',
    find({ site: { config } }) {
      const beyond = marketsBeyond(config)
      return beyond.length > 0 ? [{ message: `Not judged: ${beyond.join(', ')}` }] : []
    },
  },
]
