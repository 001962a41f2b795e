import { isKnownMarket, seats } from '../../model/index.ts'
import { foundIf, type Rule } from '../rule.ts'

/** What to do about an answer that the texts are not written for; an accepted finding says that counsel's are in place. */
function writtenByCounsel(sections: string): Pick<Rule, 'severity' | 'person' | 'fix'> {
  const fix = `Have counsel write these sections in site/texts, with npm run legal -- edit: ${sections}. Then accept this finding.`
  return { severity: 'blocker', person: 'counsel', fix }
}

/**
 * What is true of every company that the texts are written for: they say so, or say nothing of what follows
 * otherwise.
 */
export const spaceRules: readonly Rule[] = [
  {
    ...{ id: 'space:business.soldOnWeb', field: 'business.soldOnWeb' },
    ...writtenByCounsel(
      'terms-of-service (#subscriptions); privacy-policy (#data-collected, #legal-basis); data-processing-agreement (#data-categories); cancellation (#own, #refunds); withdrawal (#recipient, #instructions)',
    ),
    message: 'Something is sold on the web, and the texts say that app stores bill everything',
    why: 'Who sells on a website takes payments, instructs on withdrawal, and lets people cancel and withdraw there (§§ 312k, 356a BGB; 15 U.S.C. § 8403; Cal. Bus. & Prof. Code § 17602).',
    find: foundIf(({ business }) => business.soldOnWeb === 'yes'),
  },
  {
    ...{ id: 'space:business.publicFeed', field: 'business.publicFeed' },
    ...writtenByCounsel(
      'terms-of-service (#intellectual-property, #moderation); privacy-policy (#use, #sharing); digital-services (#notices, #decisions, #complaints); report (#intimate-images); young-people (#data)',
    ),
    message: 'The app has a public feed, and the texts are written for an app without one',
    why: 'A feed makes a host a platform: complaints, settlement out of court, trusted flaggers, protection of minors, the number of active recipients (Articles 20 to 28 of Regulation (EU) 2022/2065), and removal of intimate images within 48 hours (47 U.S.C. § 223a).',
    find: foundIf(({ business }) => business.publicFeed === 'yes'),
  },
  {
    ...{ id: 'space:ai.training', field: 'ai.training' },
    ...writtenByCounsel(
      'privacy-policy (#legal-basis, #use, #ai-partners); terms-of-service (#ai-content, #intellectual-property); data-processing-agreement (#role-allocation, #purposes-and-legal-basis); ai (#training); young-people (#data)',
    ),
    message: 'Prompts and content train AI models, and the texts say that they never do',
    why: 'The purpose and its basis have to be stated (Article 13(1)(c) GDPR), and who trains models with data that a customer controls is no processor of it (Article 28(10) GDPR).',
    find: foundIf(({ ai }) => ai.training === 'opt-out' || ai.training === 'consent'),
  },
  {
    ...{ id: 'space:california.sharing', field: 'california.sharing' },
    ...writtenByCounsel(
      'privacy-policy (#sharing, #rights-california, #california); data-processing-agreement (#processor-duties)',
    ),
    message:
      'Personal information is sold or shared for advertising, and the texts say that it is not',
    why: 'The policy then has to name the categories and those who receive them (11 CCR § 7011(e)(1)(D) to (F)), and a link has to let people opt out (Cal. Civ. Code § 1798.135(a)(1)).',
    find: foundIf(({ california }) => california.sharing === 'opt-out'),
  },
  {
    ...{ id: 'space:company.seat', field: 'company.seat' },
    ...writtenByCounsel(
      'terms-of-service (#disclaimers, #international-compliance, #disputes, #updates); privacy-policy (#company, #international-transfers, #authorities); data-processing-agreement (#role-allocation, #international-transfers, #precedence-and-law); imprint (#provider)',
    ),
    message: 'The company is based neither in the United States nor in the European Economic Area',
    why: 'Governing law, liability, transfers, authorities and representatives follow from the seat.',
    find: foundIf(({ company: { seat } }) => seat !== undefined && !seats.includes(seat)),
  },
  {
    ...{ id: 'space:business.markets', severity: 'warning', person: 'counsel' },
    field: 'business.markets',
    why: 'The texts name no law of these countries, and the check knows no duty there.',
    fix: 'Ask counsel there, then accept this finding.',
    find({ site: { config } }) {
      const beyond = (config.business.markets ?? []).filter(market => !isKnownMarket(market))
      return beyond.length > 0 ? [{ message: `Not judged: ${beyond.join(', ')}` }] : []
    },
  },
]
