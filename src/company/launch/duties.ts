import { type StateLaw, usStateLaws } from '../countries/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { dateText, daysBetween, type Site } from '../site/index.ts'
import { duty, reminder } from './duty.ts'
import {
  agentVerdict,
  hasAgent,
  hasCustomPlan,
  hasReviews,
  hasSeatIn,
  imprintVerdict,
  inEea,
  inEurope,
  inUs,
  isAboveMicro,
  isAboveSmall,
  isInAppStore,
  isOutside,
  isSoldIn,
  onGooglePlay,
  probably,
  statementVerdict,
  surely,
  taxNumberVerdict,
  toConsumers,
} from './dutyConditions.ts'
import type { FieldName } from './rule.ts'

/** The day on which somebody last compared these rows with the statutes, ISO 8601. */
export const checkedOn = '2026-11-28'

/** Laws of states of the US with their days: "California: SB 243 (from January 1, 2026)". */
function lawsOfStates(matter: StateLaw['matter']): string {
  return usStateLaws
    .filter(law => law.matter === matter)
    .map(({ state, statute, from }) => {
      const day = dateText(from, defaultLanguage)
      return `${state}: ${statute} (from ${day})`
    })
    .join('; ')
}

/** The duties of a company that runs this site, as far as the check knows them: prompts, not legal advice. */
export const duties = [
  duty('page:imprint', 'blocker', 'imprint', imprintVerdict, {
    message: 'There is no imprint',
    why: 'Companies in the European Economic Area need one; courts have held others that offer an app there to the duty too. § 5 DDG, § 18(1) MStV; Austria: § 5 ECG, § 25 MedienG; Article 5 of Directive 2000/31/EC.',
  }),
  duty('imprint:tax-number', 'warning', 'imprint.vatId', taxNumberVerdict, {
    message: 'The imprint states no tax number',
    why: 'Companies there show it on their website: the número de identificación fiscal (Article 10(1)(e) of Ley 34/2002), the partita IVA (Article 35(1) of D.P.R. 633/1972).',
  }),
  duty('vsbg:statement', 'warning', 'disputeResolution', statementVerdict, {
    message: 'Nothing says whether disputes go to a consumer arbitration board',
    why: 'With more than 10 employees on December 31 of last year; whether it reaches companies outside Germany has not been settled. §§ 36, 37 VSBG.',
  }),
  duty('france:mediator', 'blocker', 'consumerMediator', surely(isSoldIn('FR'), toConsumers), {
    message: 'No mediator for consumers in France is named',
    why: 'Every company has to offer consumers in France a mediator, and to name them. Articles L612-1, L616-1 of the French consumer code.',
    fix: 'Join a mediator',
  }),
  duty('gb:representative', 'warning', 'company.ukRepresentative', probably(isSoldIn('GB')), {
    message: 'No representative in the United Kingdom is named',
    why: 'The UK GDPR asks companies outside the country for a representative unless their processing is occasional. Article 27 UK GDPR.',
    fix: 'Appoint one',
  }),
  duty('ch:representative', 'note', 'company.swissRepresentative', probably(isSoldIn('CH')), {
    message: 'No representative in Switzerland is named',
    why: 'The duty begins with processing that is extensive, regular and risky. Article 14 FADP (SR 235.1).',
    fix: 'Appoint one',
  }),
  duty(
    'page:accessibility',
    'blocker',
    'accessibility',
    surely(inEurope, toConsumers, isAboveMicro),
    {
      message: 'There is no accessibility statement',
      why: 'An app with subscriptions is e-commerce (this website alone is probably not); under 10 people, a balance sheet of up to 2 million euros may exempt. § 1(3) no. 5, § 14(1) no. 2, Annex 3 no. 1 BFSG; Article 13(2), Annex V of Directive (EU) 2019/882.',
      fix: 'Test the app',
    },
  ),
  duty('page:withdrawal', 'warning', 'withdrawal', probably(inEurope, toConsumers), {
    message: 'No page instructs on the right of withdrawal',
    why: 'In app stores, the store usually takes the order; who has to instruct and accept withdrawals is open. §§ 312g, 355, 356, 357a BGB, Article 246a EGBGB; Articles 9 to 16 of Directive 2011/83/EU.',
    fix: 'Decide with counsel who instructs',
  }),
  duty('withdrawal:function', 'warning', 'withdrawal.formUrl', probably(inEurope, toConsumers), {
    from: { day: '2026-06-19', before: 'note' },
    message: 'There is no way to withdraw online',
    why: 'In force from June 19, 2026, for apps too; whether it covers sales in app stores is open. § 356a BGB; Article 11a of Directive 2011/83/EU.',
  }),
  duty('page:cancellation', 'note', 'cancellation', probably(isSoldIn('DE', 'FR'), toConsumers), {
    message: 'No page says how to cancel what was bought',
    why: 'What an app store sells is canceled there, and § 312k BGB speaks of websites; a court has ordered the button for apps too (OLG Nürnberg, 3 U 2214/23). § 312k BGB; France: Article L215-1-1 of the consumer code.',
  }),
  reminder(
    'renewal:reminder',
    'note',
    'cancellation',
    probably(isSoldIn('AT', 'FR', 'ES', 'IT', 'SE', 'NO'), toConsumers),
    {
      person: 'counsel',
      message: 'Somebody has to send the reminders that the Terms promise',
      why: 'Whether these duties reach plans that the app stores renew by the month, ask counsel. Austria: § 6(1) no. 2 KSchG; France: Articles L215-1 to L215-3 of the consumer code; Spain: Article 97.1.p) of Real Decreto Legislativo 1/2007, since December 28, 2025; Italy: Article 65-bis of the consumer code; Sweden: lag (2014:1449), for plans that renew by the year; Norway: § 33 digitalytelsesloven, every six months. Belgium follows on May 1, 2027 (Act of April 20, 2026).',
      fix: 'See to it that the store or the app sends them, then accept this finding',
    },
  ),
  reminder('data-act:switching', 'note', 'variants.plans', probably(hasCustomPlan, inEea), {
    message: 'The contract of a plan with a price on request has to say how customers switch',
    why: 'Contracts on data processing services have to let customers leave with their data, and the site names the jurisdiction of the servers (Article 28). Articles 23 to 31 of Regulation (EU) 2023/2854 (Data Act).',
    fix: 'Let counsel write it into that contract, then accept this finding',
  }),
  duty('dsa:contact-points', 'blocker', 'digitalServices', surely(inEurope), {
    message: 'No contact point for authorities and users is named',
    why: 'What users save is hosted for them, though whether output counts is debated; small companies are not exempt. Articles 11, 12 of Regulation (EU) 2022/2065; § 33 DDG.',
    fix: 'Name an address that a person answers, not only a machine',
  }),
  duty(
    'dsa:legal-representative',
    'blocker',
    'digitalServices.legalRepresentative',
    surely(inEurope, isOutside),
    {
      message: 'No legal representative in the EU is named',
      why: 'Companies that are not based in the European Economic Area appoint one. Article 13 of Regulation (EU) 2022/2065.',
      fix: 'Appoint one and notify the authority',
    },
  ),
  duty('dsa:notices', 'warning', 'reporting', probably(inEurope), {
    message: 'No page says where to report illegal content',
    why: 'What users save is hosted; whether output counts as such is debated. Article 16 of Regulation (EU) 2022/2065.',
  }),
  reminder('dsa:report', 'note', 'digitalServices', probably(inEea, isAboveSmall), {
    person: 'counsel',
    message: 'The site has no place for the yearly report',
    why: 'Companies that are larger than small report once a year on what they have moderated. Article 15 of Regulation (EU) 2022/2065.',
    fix: 'Publish the report where people find it, then accept this finding with its address',
  }),
  duty(
    'dsa:authority-orders',
    'warning',
    'authorityRequests.counts',
    surely(inEurope, isAboveSmall),
    {
      message: 'No number of orders by authorities is published',
      why: 'Orders have to be counted once a year; a small balance sheet may exempt companies with fewer than 50 people. Article 15(1)(a) of Regulation (EU) 2022/2065.',
    },
  ),
  duty('dmca:agent', 'warning', 'reporting.copyrightAgent', agentVerdict, {
    ifProbable: 'note',
    message: 'No copyright agent is named',
    why: 'Whoever hosts content is protected only with an agent named and registered. 17 U.S.C. § 512(c)(2), (i).',
    fix: 'Register one with the Copyright Office',
  }),
  duty('dmca:renewal', 'warning', 'reporting.copyrightAgent.registered', surely(hasAgent), {
    message: 'The registration of the copyright agent lapses within 60 days, or has lapsed',
    why: 'A registration lapses after three years. 17 U.S.C. § 512(c)(2), 37 CFR § 201.38.',
    fix: 'Renew it with the Copyright Office',
    isMet({ config, today }) {
      const registered = config.reporting?.copyrightAgent?.registered
      if (registered === undefined) return true
      const end = new Date(registered)
      end.setUTCFullYear(end.getUTCFullYear() + 3)
      return daysBetween(today, end.toISOString()) > 60
    },
  }),
  duty('ncii:channel', 'note', 'reporting.intimateImages', probably(inUs), {
    message: 'No page says where to report intimate images',
    why: 'Without a public feed the app is probably not covered, but sharing in the app may change that; ask counsel. 47 U.S.C. § 223a (TAKE IT DOWN Act).',
  }),
  duty('ai:marking', 'blocker', 'aiTransparency.marking', surely(inEurope), {
    from: { day: '2026-12-02', before: 'warning' },
    message: 'Nothing says how generated content is marked',
    why: 'In force from August 2, 2026; for apps on the market before, from December 2, 2026 (Regulation (EU) 2026/1744, for counsel to verify). Article 50(2), (5) of Regulation (EU) 2024/1689.',
    fix: 'Have the app mark what it generates',
  }),
  duty('ai:text-marking', 'note', 'aiTransparency.textMarking', probably(inEurope), {
    message: 'Nothing says how chat answers are marked',
    why: 'The duty covers text as well as images and videos; whether chat answers are exempt, ask counsel. Article 50(2) of Regulation (EU) 2024/1689.',
  }),
  duty('ai:chat-notice', 'warning', 'aiTransparency.chatNotice', surely(inEurope), {
    from: { day: '2026-08-02', before: 'note' },
    message: 'Nothing tells people that they chat with a machine',
    why: 'In force from August 2, 2026; the app has to say it as well. Article 50(1), (5) of Regulation (EU) 2024/1689.',
    fix: 'Have the app say so',
  }),
  duty('ai:safeguards', 'warning', 'aiTransparency.safeguards', probably(inEurope), {
    from: { day: '2026-12-02', before: 'note' },
    message: 'Nothing says what keeps the app from generating intimate images of real people',
    why: 'From December 2, 2026, a new ban is reported to cover foreseeable output without adequate safeguards. Article 5 of Regulation (EU) 2024/1689, as amended.',
  }),
  duty('ai:companion', 'note', 'aiTransparency.crisisProtocol', probably(inUs), {
    person: 'counsel',
    message: 'Nobody has said whether the chat is a companion',
    why: `These states ask for a protocol on suicide and self-harm, and for reminders that the chat is a machine, where people use it like a companion. ${lawsOfStates('companion')}. Large providers of generative AI: Cal. SB 942, AB 853.`,
    fix: 'Have the app follow a protocol on suicide and self-harm, and remind people that it is a machine',
  }),
  duty('page:security', 'warning', 'contact.security', probably(inEurope), {
    from: { day: '2027-12-11', before: 'note' },
    message: 'Nothing says where a vulnerability is reported',
    why: 'An app is software; who makes it needs a policy on reported vulnerabilities. Article 13(8), Annex I, Part II, no. 5 of Regulation (EU) 2024/2847.',
    fix: 'Have counsel write the policy on reported vulnerabilities',
  }),
  duty('page:young-people', 'note', 'youngPeople', probably(inEurope, toConsumers), {
    message: 'No page explains the app to people who are not yet of age',
    why: 'People may use the app before they are of age; what is addressed to them has to be easy to understand. Article 12(1) GDPR; Article 14(3) of Regulation (EU) 2022/2065.',
  }),
  duty('age:signals', 'note', 'age.evidence', probably(inUs), {
    message: 'The policy does not say that the app store tells the app how old people are',
    why: `These states ask developers to request the age category, and for minors the consent of a parent, from the app store; courts are still busy with the one of Texas, whose injunction is stayed. ${lawsOfStates('appStore')}. Louisiana: HB 570, whose day is for counsel.`,
    fix: 'Have the app ask the store, and say what is processed',
  }),
  duty('privacy:age-data', 'warning', 'age.evidence', surely(), {
    message: 'No category of data holds what age is verified with',
    why: 'The documents say that age is verified, so some data tells it. Articles 13, 14 GDPR; Cal. Civ. Code § 1798.100(a)(1).',
  }),
  reminder('us:renewal', 'note', 'business.markets', surely(inUs, toConsumers), {
    person: 'engineer',
    message: 'The purchase screen has to state the terms of renewal before anybody pays',
    why: `Clear terms, express consent and a simple way to stop charges; a store is no exception. 15 U.S.C. § 8403 (ROSCA). States ask for more, among it a reminder every year and a notice of a new price. ${lawsOfStates('renewal')}.`,
    fix: 'Compare the screen of the store with these terms, and see who sends reminders; then accept this finding',
  }),
  reminder('us:privacy', 'note', 'business.markets', probably(inUs), {
    person: 'counsel',
    message: 'States of the US have privacy laws of their own',
    why: `Most of them count users, and some count nobody. Connecticut’s notice, since July 1, 2026, says whether personal data trains language models (SB 1295). ${lawsOfStates('privacy')}.`,
    fix: 'Settle with counsel which of them reach you, then accept this finding',
  }),
  reminder('us:child-abuse-reports', 'note', 'reporting', probably(inUs), {
    person: 'founder',
    message: 'Somebody has to report apparent sexual abuse of children',
    why: 'Who hosts content reports what they learn of to the National Center for Missing & Exploited Children, and keeps it for a year. 18 U.S.C. § 2258A.',
    fix: 'Register there and name who reports, then accept this finding',
  }),
  reminder('us:minors-new-york', 'note', 'youngPeople', probably(inUs, toConsumers), {
    person: 'counsel',
    message: 'The data of minors in New York may serve only what they asked for',
    why: 'What is not strictly necessary needs informed consent, and from 13 to 17 that of the minor. N.Y. Gen. Bus. Law §§ 899-ee ff., since June 20, 2025.',
    fix: 'Settle it with counsel, then accept this finding',
  }),
  reminder('us:health-data', 'note', 'contact.privacy', probably(inUs, toConsumers), {
    person: 'counsel',
    message: 'What people write to the chat about their health may be consumer health data',
    why: 'Washington asks for a policy of its own and for consent, whatever the size of the company. RCW 19.373.',
    fix: 'Settle it with counsel, then accept this finding',
  }),
  reminder('us:texas-ai', 'note', 'aiTransparency', probably(inUs), {
    person: 'counsel',
    message: 'Texas has a law on artificial intelligence',
    why: 'It forbids systems that are made to incite self-harm, to discriminate or to make sexual content of children. Tex. Bus. & Com. Code ch. 552.',
    fix: 'Settle it with counsel, then accept this finding',
  }),
  reminder('gb:complaints', 'warning', 'contact.privacy', surely(isSoldIn('GB')), {
    from: { day: '2026-06-19', before: 'note' },
    person: 'engineer',
    message: 'People in the United Kingdom need a way to complain about their data',
    why: 'For instance an electronic form; complaints are acknowledged within 30 days. Section 164A of the Data Protection Act 2018, in force since June 19, 2026.',
    fix: 'See to it that somebody acknowledges complaints, then accept this finding',
  }),
  reminder('gb:online-safety', 'note', 'reporting', probably(isSoldIn('GB')), {
    person: 'counsel',
    message: 'The chat and what users share may be under British law on online safety',
    why: 'Without a public feed the reach is open; a service that children are likely to use has the Children’s Code as well. Online Safety Act 2023; Age Appropriate Design Code.',
    fix: 'Settle it with counsel, then accept this finding',
  }),
  reminder('gb:subscriptions', 'note', 'cancellation', probably(isSoldIn('GB'), toConsumers), {
    person: 'counsel',
    message: 'The United Kingdom is going to have rules on subscriptions',
    why: 'Reminders, two cooling-off periods and an easy exit; not in force, and expected for spring 2027. Part 4, Chapter 2 of the Digital Markets, Competition and Consumers Act 2024.',
    fix: 'Look again in spring 2027; accept this finding until then',
  }),
  reminder('italy:minors-ai', 'warning', 'age.evidence', probably(isSoldIn('IT')), {
    person: 'engineer',
    message: 'In Italy, parents have to consent before children under 14 use AI',
    why: 'It concerns the use of the AI itself and the data that is processed for it. Article 4(4) of Law 132/2025.',
    fix: 'Have the app refuse them, or ask their parents; then accept this finding',
  }),
  reminder('poland:terms', 'note', 'languages.legal', probably(isSoldIn('PL'), toConsumers), {
    person: 'counsel',
    message: 'Poland says what the terms of an electronic service contain',
    why: 'A complaint that is not answered within 14 days counts as accepted. Articles 7a, 8 of the acts on consumer rights and on electronic services.',
    fix: 'Let counsel compare the Terms, then accept this finding',
  }),
  reminder('romania:pictogram', 'note', 'disputeResolution', surely(hasSeatIn('RO'), toConsumers), {
    person: 'engineer',
    message: 'The home page has to show the pictogram of the Romanian dispute body',
    why: 'Order 449/2022, as amended by Order 270/2026.',
    fix: 'Ask counsel whether your pages need it, then accept this finding',
  }),
  reminder('evidence:representative', 'note', 'authorityRequests', probably(inEea), {
    person: 'counsel',
    message: 'Orders of European authorities for data need an addressee in the Union',
    why: 'Who offers services in the Union names an establishment or a legal representative. Regulation (EU) 2023/1543, since August 18, 2026; Directive (EU) 2023/1544.',
    fix: 'Settle it with counsel, then accept this finding',
  }),
  reminder('app:age', 'note', 'age.evidence', surely(), {
    person: 'engineer',
    message: 'The app has to ask how old people are, by the country they are in',
    why: 'The documents name a minimum age for each market, and say that the app checks it when an account is created. Article 8 GDPR; 16 CFR Part 312 (COPPA).',
    fix: 'Make sure that it does; this site cannot check it. Then accept this finding',
  }),
  reminder('app:order-button', 'note', 'app.appStore', probably(inEurope, toConsumers), {
    person: 'engineer',
    message: 'The button that orders has to say that it costs money',
    why: 'In the app the store shows it; whether its words are enough is open. Article 8(2) of Directive 2011/83/EU; § 312j(3) BGB.',
    fix: 'State price and period beside the button of the app, then accept this finding',
  }),
  duty('reviews:verification', 'blocker', 'reviewVerification', surely(hasReviews), {
    message: 'Nothing says how reviews are checked',
    why: 'A site that shows reviews has to say whether and how it checks that they are real. § 5b(3) UWG; Article 7(6) of Directive 2005/29/EC; 16 CFR Part 465.',
  }),
  duty('apple:badge', 'warning', 'app.appStoreBadge', surely(isInAppStore), {
    person: 'marketing',
    message: 'The App Store badge was drawn for this site',
    why: 'Apple asks for its own artwork; the site itself adds the credit line. App Store Marketing Guidelines.',
    fix: 'Download Apple’s badge as an SVG file and put it into the folder media',
  }),
  reminder('apple:support-address', 'note', 'contact.support', surely(isInAppStore), {
    person: 'engineer',
    message: 'App Store Connect has to know where users find support',
    why: 'The Support URL has to lead to a page that says how to reach people. App Review Guidelines 1.5.',
    fix: 'Write the address of /support into the field Support URL there, then accept this finding',
  }),
  duty('google:badge', 'warning', 'app.googlePlayBadge', surely(onGooglePlay), {
    person: 'marketing',
    message: 'The Google Play badge was drawn for this site',
    why: 'Google asks for its own artwork, as large as other stores’; the site adds its line on trademarks. Google Play badge guidelines.',
    fix: 'Download Google’s badge as an SVG file and put it into the folder media',
    isMet: ({ config }) =>
      config.app.googlePlay === 'soon' || config.app.googlePlayBadge !== undefined,
  }),
  reminder('google:account-deletion', 'note', 'contact.privacy', surely(onGooglePlay), {
    person: 'engineer',
    message: 'The Play Console has to know where accounts are deleted',
    why: 'The Play Console wants the address of a web page where people ask to have account and data deleted. Google Play User Data policy, account deletion.',
    fix: 'Write the address of /delete-account into the form on data safety there, then accept this finding',
  }),
  reminder('google:ai-reports', 'note', 'reporting', surely(onGooglePlay), {
    person: 'engineer',
    message: 'The app has to let people report what it generated',
    why: 'Apps that generate content have to let people report what is offensive without leaving the app. Google Play AI-Generated Content policy.',
    fix: 'Make sure that it does; this site cannot check it. Then accept this finding',
  }),
  duty(
    'france:cancel-online',
    'note',
    'cancellation.ownUrl',
    probably(isSoldIn('FR'), toConsumers),
    {
      person: 'counsel',
      message: 'Consumers in France have no page on which they cancel',
      why: 'A contract that can be concluded online is canceled online, by a function that is free; whether the one of a store is enough is open. Article L215-1-1 of the consumer code.',
      fix: 'Offer one',
    },
  ),
  duty('google:recipient', 'warning', 'processors', surely(onGooglePlay), {
    person: 'counsel',
    message: 'One app store is missing among the recipients of data',
    why: 'Each store that the app is in receives data about purchases, and the documents name whoever does. Articles 13(1)(e), 14(1)(e) GDPR.',
    fix: 'Add Google as a processor of the kind app-store',
    isMet: ({ config: { app, processors } }) =>
      processors.filter(({ kind }) => kind === 'app-store').length > (app.appStore ? 1 : 0),
  }),
]

/** The fields that duties of this company ask for. */
export function dutyFields({ config }: Site): readonly FieldName[] {
  // Until the markets are known, nearly every duty probably applies.
  const isKnown = config.business.markets !== undefined
  const wanted = duties.filter(({ isAsked, applies }) => {
    const verdict = applies(config)
    return isAsked && (isKnown ? verdict !== undefined : verdict === 'applies')
  })
  return wanted.map(({ field }) => field)
}
