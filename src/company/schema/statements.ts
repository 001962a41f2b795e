import * as v from 'valibot'
import { block, extra, field, optional, orNone, titled } from './notes.ts'
import {
  choice,
  email,
  isoDay,
  list,
  onlyTrue,
  postalAddress,
  text,
  translations,
  unique,
  webAddress,
  wholeNumber,
} from './values.ts'

/** What authorities asked for in a year, and how many of these requests were answered with data. */
const yearOfRequests = v.pipe(
  v.strictObject({
    year: wholeNumber('a year like 2026', 2000, 2999),
    received: wholeNumber('a number like 12', 0),
    disclosed: wholeNumber('a number like 12', 0),
  }),
  v.check(
    ({ received, disclosed }) => disclosed <= received,
    'counts more requests that were answered with data than were received. Check both numbers',
  ),
)

const counts = v.pipe(
  v.array(yearOfRequests, list('years, like { year, received, disclosed }')),
  unique('counts a year a second time. Keep one of them', ({ year }) => year),
)

/** What a company states of itself and of what it does: the page of a block exists once all that it needs is known. */
export const statementFields = {
  // §§ 36, 37 VSBG; stated in the imprint and the Terms.
  disputeResolution: block(titled('Arbitration of consumers’ disputes', 'counsel'), {
    willing: field(v.boolean('is not true or false'), {
      ask: 'Do you take part in consumer arbitration? The imprint and the Terms say so, either way (§ 36 VSBG).',
      example: false,
    }),
    body: field(text, {
      when: 'disputeResolution.willing',
      ask: 'Before which body: name, address and site? It is named where you take part (§ 36(1) no. 2 VSBG).',
      example: 'Arbitration Body, Main Street 1, 77694 Kehl, www.body.org',
    }),
  }),
  // Article 246a § 1(2) EGBGB; Annex I of Directive 2011/83/EU.
  withdrawal: block(titled('Right of withdrawal', 'counsel'), {
    address: field(postalAddress, {
      ask: 'To which address are withdrawals sent? The instruction and the form state it (Annex I of Directive 2011/83/EU).',
    }),
    email: field(email, {
      ask: 'To which email address? The instruction and the form state it (Annex I of Directive 2011/83/EU).',
    }),
    formUrl: optional(webAddress, {
      ask: 'At which address is a contract withdrawn from online? The button on the page leads there (§ 356a BGB).',
    }),
  }),
  // How authorities ask for data about users.
  authorityRequests: block(titled('Requests by authorities', 'counsel'), {
    contact: field(email, {
      ask: 'Which address takes requests by authorities for data? The page leads there; the numbers by year are added by hand (Article 15(1)(a) DSA).',
    }),
    requirements: field(translations, {
      ask: 'Which order or warrant has to be shown? The page says so in a sentence, to authorities and to users (Article 15(1)(a) DSA).',
      example: { en: 'We ask for the order of a court.' },
    }),
    euRepresentative: extra(text, {
      what: 'Who receives orders under Regulation (EU) 2023/1543 in the Union: name, address and email (Directive (EU) 2023/1544)',
      example: 'Delegate GmbH, Sonnenstraße 2, 80331 München, Germany, orders@delegate.example.com',
    }),
    usersTold: extra(onlyTrue('the people concerned are told unless the law forbids it'), {
      what: 'The people concerned are told unless the law forbids it',
      example: true,
    }),
    counts: extra(counts, {
      what: 'Requests by year, and how many of them were answered with data (Article 15(1)(a) DSA)',
      example: [{ year: 2026, received: 4, disclosed: 1 }],
    }),
  }),
  // Annex V of Directive (EU) 2019/882; § 14 and Annex 3 BFSG.
  accessibility: block(titled('Accessibility statement', 'engineer'), {
    conformance: field(choice(['full', 'partial']), {
      shown: 'sentence',
      ask: 'Does the service meet the requirements in full, or in part? The statement begins with it (Annex V, 1(c) of Directive (EU) 2019/882).',
      example: 'partial',
    }),
    standard: field(text, {
      ask: 'What was it tested against, such as EN 301 549 V3.2.1? The statement says how you know (Annex V, 1(c) of Directive (EU) 2019/882).',
      example: 'EN 301 549 V3.2.1',
    }),
    barriers: orNone(v.array(translations, list('barriers, or [] for none')), {
      ask: 'What is known not to be accessible, in a sentence, or none? The statement lists it; further ones are added to site/site.yaml by hand.',
      example: [{ en: 'Videos have no audio description.' }],
    }),
    tested: field(isoDay, {
      hasHappened: true,
      ask: 'On which day was it tested? A statement without a day says nothing about today (Annex 3 no. 1 BFSG).',
    }),
    authority: field(translations, {
      ask: 'Which authority supervises it? People may turn to it (Annex 3 no. 1(d) BFSG).',
      example: { en: 'The market surveillance authority' },
    }),
    contact: field(email, {
      isShownAtOnce: true,
      ask: 'Which address takes reports of barriers? The statement ends with it (Annex V, 1(c) of Directive (EU) 2019/882).',
    }),
  }),
  // Article 50 of Regulation (EU) 2024/1689.
  aiTransparency: block(titled('Marks of generated content', 'engineer'), {
    marking: field(choice(['c2pa', 'watermark', 'both']), {
      shown: 'sentence',
      ask: 'How does the app mark what it generates, for machines? The page on AI says so (Article 50(2) of the AI Act).',
    }),
    chatNotice: field(onlyTrue('the app says that people talk to a machine'), {
      ask: 'Does the app say that people talk to a machine? The page repeats it; without it in the app, there is no page (Article 50(1) of the AI Act).',
      example: true,
    }),
    safeguards: field(translations, {
      ask: 'What keeps the app from making intimate images of real people? The page says so in a sentence (Article 5 of the AI Act).',
      example: { en: 'Prompts are checked.' },
    }),
    textMarking: extra(translations, {
      what: 'How chat answers are marked, or why they need no mark (Article 50(2) of the AI Act)',
      example: { en: 'Chat answers carry no mark.' },
    }),
    crisisProtocol: extra(translations, {
      what: 'What the chat does when somebody speaks of suicide or self-harm, and how often it reminds people that it is a machine (California: Bus. & Prof. Code §§ 22601–22606; New York: Gen. Bus. Law art. 47)',
      example: {
        en: 'If a message speaks of suicide or self-harm, the chat does not go along with it and shows where help is; in the United States, call or text 988.',
      },
    }),
  }),
  // Article 28(3)(c) and Article 32 GDPR; Annex II of the standard contractual clauses.
  measures: extra(translations, {
    ...titled('Security measures', 'engineer'),
    what: 'Measures of security beyond those that the agreement names, as the end of “These measures apply as well:” (Article 32 GDPR)',
    example: { en: 'sign-in with two factors, separate data for each customer, yearly training.' },
  }),
}
