import { isKnownMarket, seats } from '../../countries/index.ts'
import type { SiteConfig } from '../../schema/index.ts'
import type { FieldName, Finding, Rule } from '../rule.ts'

/** An answer of a company that the texts are not written for. */
interface UnsupportedAnswer extends Pick<Finding, 'message' | 'why'> {
  readonly field: FieldName
  readonly isGiven: (config: SiteConfig) => boolean
  /** What counsel has to write then. */
  readonly sections: string
}

const unsupportedAnswers: readonly UnsupportedAnswer[] = [
  {
    field: 'business.soldOnWeb',
    isGiven: ({ business }) => business.soldOnWeb === 'yes',
    message: 'Something is sold on the web, and the texts say that app stores bill everything',
    why: 'Who sells on a website takes payments, instructs on withdrawal, and lets people cancel and withdraw there (§§ 312k, 356a BGB; 15 U.S.C. § 8403; Cal. Bus. & Prof. Code § 17602).',
    sections:
      'terms-of-service (#subscriptions); privacy-policy (#data-collected, #legal-basis); data-processing-agreement (#data-categories); cancellation (#own, #refunds); withdrawal (#recipient, #instructions)',
  },
  {
    field: 'business.publicFeed',
    isGiven: ({ business }) => business.publicFeed === 'yes',
    message: 'The app has a public feed, and the texts are written for an app without one',
    why: 'A feed makes a host a platform: complaints, settlement out of court, trusted flaggers, protection of minors, the number of active recipients (Articles 20 to 28 of Regulation (EU) 2022/2065), and removal of intimate images within 48 hours (47 U.S.C. § 223a).',
    sections:
      'terms-of-service (#intellectual-property, #moderation); privacy-policy (#use, #sharing); digital-services (#notices, #decisions, #complaints); report (#intimate-images); young-people (#data)',
  },
  {
    field: 'ai.training',
    isGiven: ({ ai }) => ai.training === 'opt-out' || ai.training === 'consent',
    message: 'Prompts and content train AI models, and the texts say that they never do',
    why: 'The purpose and its basis have to be stated (Article 13(1)(c) GDPR), and who trains models with data that a customer controls is no processor of it (Article 28(10) GDPR).',
    sections:
      'privacy-policy (#legal-basis, #use, #ai-partners); terms-of-service (#ai-content, #intellectual-property); data-processing-agreement (#role-allocation, #purposes-and-legal-basis); ai (#training); young-people (#data)',
  },
  {
    field: 'california.sharing',
    isGiven: ({ california }) => california.sharing === 'opt-out',
    message:
      'Personal information is sold or shared for advertising, and the texts say that it is not',
    why: 'The policy then has to name the categories and those who receive them (11 CCR § 7011(e)(1)(D) to (F)), and a link has to let people opt out (Cal. Civ. Code § 1798.135(a)(1)).',
    sections:
      'privacy-policy (#sharing, #rights-california, #california); data-processing-agreement (#processor-duties)',
  },
  {
    field: 'company.seat',
    isGiven: ({ company }) => company.seat !== undefined && !seats.includes(company.seat),
    message: 'The company is based neither in the United States nor in the European Economic Area',
    why: 'Governing law, liability, transfers, authorities and representatives follow from the seat.',
    sections:
      'terms-of-service (#disclaimers, #international-compliance, #disputes, #updates); privacy-policy (#company, #international-transfers, #authorities); data-processing-agreement (#role-allocation, #international-transfers, #precedence-and-law); imprint (#provider)',
  },
]

/**
 * Whether a company is within the space that the texts are written for: the answers that docs/operate.md names under
 * "What the law asks", and the countries whose law is known. The ids of these rules and of some in `countries.ts` begin
 * with that word. What lies outside blocks until counsel has written the sections that are wrong of the company; an
 * accepted finding says that they are in place.
 */
export const spaceRules: readonly Rule[] = [
  ...unsupportedAnswers.map(
    ({ field, isGiven, sections, message, why }): Rule => ({
      id: `space:${field}`,
      severity: 'blocker',
      field,
      message,
      why,
      person: 'counsel',
      fix: `Have counsel write these sections in texts/, with npm run legal -- edit: ${sections}. Then accept this finding.`,
      find: ({ site }) => isGiven(site.config),
    }),
  ),
  {
    id: 'space:business.markets',
    severity: 'warning',
    field: 'business.markets',
    person: 'counsel',
    why: 'The texts name no law of these countries, and the check knows no duty there.',
    fix: 'Ask counsel there, then accept this finding.',
    find({ site: { config } }) {
      const unknown = (config.business.markets ?? []).filter(market => !isKnownMarket(market))
      return unknown.length > 0 && { message: `Not judged: ${unknown.join(', ')}` }
    },
  },
]
