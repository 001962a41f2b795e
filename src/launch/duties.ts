import {
  daysBetween,
  isInEea,
  isOnGooglePlay,
  type Person,
  plansOf,
  type Site,
  seatOf,
  valueAt,
} from '../model/index.ts'
import {
  inEea,
  inEurope,
  inGermany,
  inUs,
  isBasedElsewhere,
  isLargerThan,
  isSoldIn,
  type Judge,
  toConsumers,
  when,
} from './applies.ts'
import type { FieldName, Finding, Rule, Severity } from './rule.ts'
import { isLive } from './situation.ts'

/** The day on which somebody last compared these rows with the statutes, ISO 8601. */
export const checkedOn = '2026-11-22'

/** Something the law, or a store, asks of a company: met once its field is supplied. */
export interface Duty extends Pick<Finding, 'id' | 'severity' | 'message' | 'why'> {
  /** Where it only probably applies; left out, a blocker is a warning then. */
  readonly ifProbable?: Severity
  readonly field: FieldName
  /** Who settles it, where that is not who is asked for the field. */
  readonly person?: Person
  readonly applies: Judge
  /** The day from which it counts in full, ISO 8601, and its severity until then. */
  readonly from?: { readonly day: string; readonly before: Severity }
  /** What to do before the field can be filled in, as a sentence without its full stop. */
  readonly fix?: string
  /** Says whether it is met, where that is not the field; 'elsewhere' is what this site cannot see. */
  readonly isMet?: 'elsewhere' | ((site: Site) => boolean)
}

/** The same day some years later, ISO 8601; March 1 for a leap day in a year without one. */
function yearsAfter(day: string, years: number): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

const onGooglePlay: Judge = config => (isOnGooglePlay(config) ? 'applies' : undefined)

/** The duties of a company that runs this site, as far as the check knows them: prompts, not legal advice. */
export const duties: readonly Duty[] = [
  {
    ...{ id: 'page:imprint', severity: 'blocker', field: 'imprint' },
    applies: config =>
      isInEea(seatOf(config)) ? 'applies' : when('probably applies', inEea)(config),
    message: 'There is no imprint',
    why: 'Companies in the European Economic Area need one; courts have held others that offer an app there to the duty too. § 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC.',
  },
  {
    ...{ id: 'vsbg:statement', severity: 'warning', field: 'disputeResolution' },
    applies: config =>
      when(
        seatOf(config) === 'DE' ? 'applies' : 'probably applies',
        ...[inGermany, toConsumers, isLargerThan(10, Number.POSITIVE_INFINITY)],
      )(config),
    message: 'Nothing says whether disputes go to a consumer arbitration board',
    why: 'With more than 10 employees on December 31 of last year; whether it reaches companies outside Germany has not been settled. §§ 36, 37 VSBG.',
  },
  {
    ...{ id: 'france:mediator', severity: 'blocker', field: 'consumerMediator' },
    applies: when('applies', isSoldIn('FR'), toConsumers),
    message: 'No mediator for consumers in France is named',
    why: 'Every company has to offer consumers in France a mediator, and to name them. Articles L612-1, L616-1 of the French consumer code.',
    fix: 'Join a mediator',
  },
  {
    ...{ id: 'gb:representative', severity: 'warning', field: 'company.ukRepresentative' },
    applies: when('probably applies', isSoldIn('GB')),
    message: 'No representative in the United Kingdom is named',
    why: 'The UK GDPR asks companies outside the country for a representative unless their processing is occasional. Article 27 UK GDPR.',
    fix: 'Appoint one',
  },
  {
    ...{ id: 'ch:representative', severity: 'note', field: 'company.swissRepresentative' },
    applies: when('probably applies', isSoldIn('CH')),
    message: 'No representative in Switzerland is named',
    why: 'The duty begins with processing that is extensive, regular and risky. Article 14 FADP (SR 235.1).',
    fix: 'Appoint one',
  },
  {
    ...{ id: 'page:accessibility', severity: 'blocker', field: 'accessibility' },
    applies: when('applies', inEurope, toConsumers, isLargerThan(9, 2)),
    message: 'There is no accessibility statement',
    why: 'An app with subscriptions is e-commerce (this website alone is probably not); under 10 people, a balance sheet of up to 2 million euros may exempt. § 1(3) no. 5, § 14(1) no. 2, Annex 3 no. 1 BFSG; Article 13(2), Annex V of Directive (EU) 2019/882.',
    fix: 'Test the app',
  },
  {
    ...{ id: 'page:withdrawal', severity: 'warning', field: 'withdrawal' },
    applies: when('probably applies', inEurope, toConsumers),
    message: 'No page instructs on the right of withdrawal',
    why: 'In app stores, the store usually takes the order; who has to instruct and accept withdrawals is open. §§ 312g, 355, 356, 357a BGB, Article 246a EGBGB; Articles 9 to 16 of Directive 2011/83/EU.',
    fix: 'Decide with counsel who instructs',
  },
  {
    ...{ id: 'withdrawal:function', severity: 'warning', field: 'withdrawal.formUrl' },
    from: { day: '2026-06-19', before: 'note' },
    applies: when('probably applies', inEurope, toConsumers),
    message: 'There is no way to withdraw online',
    why: 'In force from June 19, 2026, for apps too; whether it covers sales in app stores is open. § 356a BGB; Article 11a of Directive 2011/83/EU.',
  },
  {
    ...{ id: 'page:cancellation', severity: 'note', field: 'cancellation' },
    applies: when('probably applies', isSoldIn('DE', 'FR'), toConsumers),
    message: 'No page says how to cancel what was bought',
    why: 'What an app store sells is canceled there, and § 312k BGB speaks of websites; a court has ordered the button for apps too (OLG Nürnberg, 3 U 2214/23). § 312k BGB; France: Article L215-1-1 of the consumer code.',
  },
  {
    ...{ id: 'renewal:reminder', severity: 'note', field: 'cancellation', person: 'counsel' },
    applies: when('probably applies', isSoldIn('AT', 'FR', 'ES'), toConsumers),
    message: 'Somebody has to send the reminders that the Terms promise',
    why: 'Whether these duties reach plans that the app stores renew by the month, ask counsel. Austria: § 6(1) no. 2 KSchG; France: Articles L215-1 to L215-3 of the consumer code; Spain: Article 97.1.p) of Real Decreto Legislativo 1/2007.',
    fix: 'See to it that the store or the app sends them, then accept this finding',
    isMet: 'elsewhere',
  },
  {
    ...{ id: 'data-act:switching', severity: 'note', field: 'variants.plans' },
    applies: config =>
      plansOf(config).some(({ price }) => price === 'custom')
        ? when('probably applies', inEea)(config)
        : undefined,
    message: 'The contract of the Enterprise plan has to say how customers switch',
    why: 'Contracts on data processing services have to let customers leave with their data, and the site names the jurisdiction of the servers (Article 28). Articles 23 to 31 of Regulation (EU) 2023/2854 (Data Act).',
    fix: 'Let counsel write it into that contract, then accept this finding',
    isMet: 'elsewhere',
  },
  {
    ...{ id: 'dsa:contact-points', severity: 'blocker', field: 'digitalServices' },
    applies: when('applies', inEurope),
    message: 'No contact point for authorities and users is named',
    why: 'What users save is hosted for them, though whether output counts is debated; small companies are not exempt. Articles 11, 12 of Regulation (EU) 2022/2065; § 33 DDG.',
    fix: 'Name an address that a person answers, not only a machine',
  },
  {
    ...{ id: 'dsa:legal-representative', severity: 'blocker' },
    field: 'digitalServices.legalRepresentative',
    applies: when('applies', inEurope, isBasedElsewhere),
    message: 'No legal representative in the EU is named',
    why: 'Companies that are not based in the European Economic Area appoint one. Article 13 of Regulation (EU) 2022/2065.',
    fix: 'Appoint one and notify the authority',
  },
  {
    ...{ id: 'dsa:notices', severity: 'warning', field: 'reporting' },
    applies: when('probably applies', inEurope),
    message: 'No page says where to report illegal content',
    why: 'What users save is hosted; whether output counts as such is debated. Article 16 of Regulation (EU) 2022/2065.',
  },
  {
    ...{ id: 'dsa:report', severity: 'note', field: 'digitalServices', person: 'counsel' },
    applies: when('probably applies', inEea, isLargerThan(49, 10)),
    message: 'The site has no place for the yearly report',
    why: 'Companies that are larger than small report once a year on what they have moderated. Article 15 of Regulation (EU) 2022/2065.',
    fix: 'Publish the report where people find it, then accept this finding with its address',
    isMet: 'elsewhere',
  },
  {
    ...{ id: 'dsa:authority-orders', severity: 'warning', field: 'authorityRequests.counts' },
    applies: when('applies', inEurope, isLargerThan(49, 10)),
    message: 'No number of orders by authorities is published',
    why: 'Orders have to be counted once a year; a small balance sheet may exempt companies with fewer than 50 people. Article 15(1)(a) of Regulation (EU) 2022/2065.',
  },
  {
    ...{ id: 'dmca:agent', severity: 'warning', ifProbable: 'note' },
    field: 'reporting.copyrightAgent',
    applies: config =>
      when('applies', inUs)(config) ?? (seatOf(config) === 'US' ? 'probably applies' : undefined),
    message: 'No copyright agent is named',
    why: 'Whoever hosts content is protected only with an agent named and registered. 17 U.S.C. § 512(c)(2), (i).',
    fix: 'Register one with the Copyright Office',
  },
  {
    ...{ id: 'dmca:renewal', severity: 'warning', field: 'reporting.copyrightAgent.registered' },
    applies: ({ reporting }) => (reporting?.copyrightAgent ? 'applies' : undefined),
    message: 'The registration of the copyright agent lapses within 60 days, or has lapsed',
    why: 'A registration lapses after three years. 17 U.S.C. § 512(c)(2), 37 CFR § 201.38.',
    fix: 'Renew it with the Copyright Office',
    isMet({ config, today }) {
      const registered = config.reporting?.copyrightAgent?.registered
      return registered === undefined || daysBetween(today, yearsAfter(registered, 3)) > 60
    },
  },
  {
    ...{ id: 'ncii:channel', severity: 'note', field: 'reporting.intimateImages' },
    applies: when('probably applies', inUs),
    message: 'No page says where to report intimate images',
    why: 'Without a public feed the app is probably not covered, but sharing in the app may change that; ask counsel. 47 U.S.C. § 223a (TAKE IT DOWN Act).',
  },
  {
    ...{ id: 'ai:marking', severity: 'blocker', field: 'aiTransparency.marking' },
    from: { day: '2026-12-02', before: 'warning' },
    applies: when('applies', inEurope),
    message: 'Nothing says how generated content is marked',
    why: 'In force from August 2, 2026; for apps on the market before, from December 2, 2026, under an amendment for counsel to verify. Article 50(2), (5) of Regulation (EU) 2024/1689.',
    fix: 'Have the app mark what it generates',
  },
  {
    ...{ id: 'ai:text-marking', severity: 'note', field: 'aiTransparency.textMarking' },
    applies: when('probably applies', inEurope),
    message: 'Nothing says how chat answers are marked',
    why: 'The duty covers text as well as images and videos; whether chat answers are exempt, ask counsel. Article 50(2) of Regulation (EU) 2024/1689.',
  },
  {
    ...{ id: 'ai:chat-notice', severity: 'warning', field: 'aiTransparency.chatNotice' },
    from: { day: '2026-08-02', before: 'note' },
    applies: when('applies', inEurope),
    message: 'Nothing tells people that they chat with a machine',
    why: 'In force from August 2, 2026; the app has to say it as well. Article 50(1), (5) of Regulation (EU) 2024/1689.',
    fix: 'Have the app say so',
  },
  {
    ...{ id: 'ai:safeguards', severity: 'warning', field: 'aiTransparency.safeguards' },
    from: { day: '2026-12-02', before: 'note' },
    applies: when('probably applies', inEurope),
    message: 'Nothing says what keeps the app from generating intimate images of real people',
    why: 'From December 2, 2026, a new ban is reported to cover foreseeable output without adequate safeguards. Article 5 of Regulation (EU) 2024/1689, as amended.',
  },
  {
    ...{ id: 'ai:companion', severity: 'note', field: 'aiTransparency', person: 'counsel' },
    applies: when('probably applies', inUs),
    message: 'Nobody has said whether the chat is a companion',
    why: 'California asks this of chats that people use like a companion, and of large providers of generative AI. Cal. SB 243; Cal. SB 942, AB 853.',
    fix: 'Settle it with counsel, then accept this finding',
    isMet: 'elsewhere',
  },
  {
    ...{ id: 'page:security', severity: 'warning', field: 'contact.security' },
    from: { day: '2027-12-11', before: 'note' },
    applies: when('probably applies', inEurope),
    message: 'Nothing says where a vulnerability is reported',
    why: 'An app is software; who makes it needs a policy on reported vulnerabilities. Article 13(8), Annex I, Part II, no. 5 of Regulation (EU) 2024/2847.',
    fix: 'Have counsel write the policy on reported vulnerabilities',
  },
  {
    ...{ id: 'page:young-people', severity: 'note', field: 'youngPeople' },
    applies: when('probably applies', inEurope, toConsumers),
    message: 'No page explains the app to people who are not yet of age',
    why: 'People may use the app before they are of age; what is addressed to them has to be easy to understand. Article 12(1) GDPR; Article 14(3) of Regulation (EU) 2022/2065.',
  },
  {
    ...{ id: 'age:signals', severity: 'note', field: 'age.evidence' },
    applies: when('probably applies', inUs),
    message: 'The policy does not say that the app store tells the app how old people are',
    why: 'These states ask developers to request the age category, and for minors the consent of a parent, from the app store; courts are still busy with them. Texas SB 2420; Utah SB 142; Louisiana Acts 2025 no. 481; from January 1, 2027, California AB 1043.',
    fix: 'Have the app ask the store, and say what is processed',
  },
  {
    ...{ id: 'privacy:age-data', severity: 'warning', field: 'age.evidence' },
    applies: () => 'applies',
    message: 'No category of data holds what age is verified with',
    why: 'The documents say that age is verified, so some data tells it. Articles 13, 14 GDPR; Cal. Civ. Code § 1798.100(a)(1).',
  },
  {
    ...{ id: 'reviews:verification', severity: 'blocker', field: 'reviewVerification' },
    applies: ({ testimonials }) =>
      testimonials.some(({ consent }) => consent !== 'sample') ? 'applies' : undefined,
    message: 'Nothing says how reviews are checked',
    why: 'A site that shows reviews has to say whether and how it checks that they are real. § 5b(3) UWG; Article 7(6) of Directive 2005/29/EC; 16 CFR Part 465.',
  },
  {
    ...{ id: 'apple:badge', severity: 'warning', field: 'app.appStoreBadge', person: 'marketing' },
    applies: ({ app }) => (app.appStore === undefined ? undefined : 'applies'),
    message: 'The App Store badge was drawn for this site',
    why: 'Apple asks for its own artwork; the site itself adds the credit line. App Store Marketing Guidelines.',
    fix: 'Download Apple’s badge as an SVG file and put it into the folder media',
  },
  {
    ...{ id: 'google:badge', severity: 'warning', field: 'app.googlePlayBadge' },
    person: 'marketing',
    applies: onGooglePlay,
    message: 'The Google Play badge was drawn for this site',
    why: 'Google asks for its own artwork, as large as other stores’; the site adds its line on trademarks. Google Play badge guidelines.',
    fix: 'Download Google’s badge as an SVG file and put it into the folder media',
    isMet: ({ config }) =>
      config.app.googlePlay === 'soon' || config.app.googlePlayBadge !== undefined,
  },
  {
    ...{ id: 'google:account-deletion', severity: 'note', field: 'contact.privacy' },
    person: 'engineer',
    applies: onGooglePlay,
    message: 'The Play Console has to know where accounts are deleted',
    why: 'The Play Console wants the address of a web page where people ask to have account and data deleted. Google Play User Data policy, account deletion.',
    fix: 'Write the address of /your-rights into the form on data safety there, then accept this finding',
    isMet: 'elsewhere',
  },
  {
    ...{ id: 'google:ai-reports', severity: 'note', field: 'reporting', person: 'engineer' },
    applies: onGooglePlay,
    message: 'The app has to let people report what it generated',
    why: 'Apps that generate content have to let people report what is offensive without leaving the app. Google Play AI-Generated Content policy.',
    fix: 'Make sure that it does; this site cannot check it. Then accept this finding',
    isMet: 'elsewhere',
  },
]

function isMet({ isMet, field }: Duty, site: Site): boolean {
  if (isMet !== undefined) return isMet !== 'elsewhere' && isMet(site)
  // A company that says it has none has not met it.
  return (valueAt(site.config, field) ?? undefined) !== undefined
}

/** The rule on a duty: a finding where it applies, or probably does, and is not met. */
export function ruleOn(duty: Duty): Rule {
  const { id, severity, field, person, why, from } = duty
  const mild = severity === 'blocker' ? 'warning' : severity
  return {
    ...{ id, severity, field, why, ...(person && { person }) },
    find({ site }) {
      const verdict = duty.applies(site.config)
      if (verdict === undefined || isMet(duty, site)) return []
      const isCertain = verdict === 'applies'
      // The day from which a duty counts takes no site offline that is published.
      const certain = from && isLive(site) ? mild : severity
      const inForce = isCertain ? certain : (duty.ifProbable ?? mild)
      const remedy = [
        ...(duty.fix === undefined ? [] : [duty.fix]),
        ...(duty.isMet === 'elsewhere' ? [] : [`fill in ${field} in ${site.source.file}`]),
      ].join(', then ')
      const fix = `${remedy.slice(0, 1).toUpperCase()}${remedy.slice(1)}.`
      return [
        {
          message: isCertain ? duty.message : `${duty.message} (${verdict})`,
          severity: from && site.today < from.day ? from.before : inForce,
          fix: isCertain ? fix : `Ask counsel whether you need it. If so: ${fix}`,
        },
      ]
    },
  }
}

/** The fields that duties of this company ask for. */
export function dutyFields(site: Site): readonly FieldName[] {
  // Until the markets are known, nearly every duty probably applies.
  const asksMore = site.config.business.markets !== undefined
  const isAsked = (duty: Duty) => {
    const verdict = duty.applies(site.config)
    return verdict === 'applies' || (asksMore && verdict !== undefined)
  }
  return duties
    .filter(duty => duty.isMet !== 'elsewhere' && isAsked(duty))
    .map(({ field }) => field)
}
