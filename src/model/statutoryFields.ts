import * as v from 'valibot'
import { block, field, optional, orNone } from './field.ts'
import { choice, email, list, phone, postalAddress, text, webAddress } from './fields.ts'
import { isoDay } from './isoDay.ts'
import {
  aiTransparency,
  authorityRequests,
  digitalServices,
  reporting,
  youngPeople,
} from './readerPageFields.ts'
import { translations } from './translations.ts'
import { vatNumber } from './vatNumber.ts'

const ddg = (number: string) => `§ 5(1) no. ${number} DDG`
const lcen = 'Article 1-1 LCEN'

/** § 5 DDG, § 18 MStV, the French LCEN; name, address, email and telephone are those of `company` and `contact`. */
const imprint = block(
  {
    representedBy: field(
      v.pipe(
        v.array(text, list('names')),
        v.nonEmpty("is empty. Write who represents the company, like ['Ada Example']"),
      ),
      {
        shown: 'name',
        statute: ddg('1'),
        ask: 'Who represents the company?',
        why: 'The imprint names them.',
        example: ['Ada Lind'],
      },
    ),
    register: block({
      name: field(text, {
        shown: 'text',
        statute: ddg('4'),
        ask: 'In which register is the company?',
        why: 'The imprint names it, if there is one.',
        example: 'Amtsgericht München',
      }),
      number: field(text, {
        shown: 'text',
        statute: ddg('4'),
        ask: 'Under which number?',
        why: 'The imprint states it beside the register.',
        example: 'HRB 123456',
      }),
    }),
    vatId: optional(vatNumber, {
      shown: 'text',
      statute: ddg('6'),
      ask: 'What is the VAT number?',
      why: 'The imprint states it, if there is one.',
      example: 'DE123456789',
    }),
    economicId: optional(text, {
      shown: 'text',
      statute: ddg('6'),
      about: 'The economic identification number',
      example: 'DE123456789-00001',
    }),
    supervisoryAuthority: optional(translations, {
      shown: 'text',
      statute: ddg('3'),
      about: 'Who supervises a business that needs a permit',
      example: { en: 'The city of Munich', de: 'Landeshauptstadt München' },
    }),
    editorial: optional(text, {
      shown: 'text',
      statute: '§ 18(2) MStV',
      about: 'Who answers for journalistic content, with an address',
      example: 'Ada Lind, Sonnenstraße 1, 80331 München',
    }),
    publicationDirector: optional(text, {
      ...{ shown: 'name', title: 'Imprint, in France', when: 'company.seat.FR' },
      statute: lcen,
      ask: 'Who answers for the publication?',
      why: 'The imprint names the director, usually who represents the company.',
      example: 'Ada Lind',
    }),
    host: block({
      name: field(text, {
        ...{ shown: 'name', title: 'Imprint, in France', when: 'company.seat.FR' },
        statute: lcen,
        ask: 'Who hosts the site?',
        why: 'The imprint names the host.',
        example: 'Example Hosting SAS',
      }),
      address: field(postalAddress, {
        ...{ shown: 'text', title: 'Imprint, in France', when: 'company.seat.FR' },
        statute: lcen,
        ask: 'At which address is the host?',
        why: 'The imprint states it beside the name.',
        example: '1 rue Exemple, 75001 Paris',
      }),
      phone: field(phone, {
        ...{ shown: 'phone', title: 'Imprint, in France', when: 'company.seat.FR' },
        statute: lcen,
        ask: 'Under which telephone number is the host?',
        why: 'The imprint states it beside the name.',
        example: '+33 1 99 00 12 34',
      }),
    }),
    business: optional(translations, {
      ...{ shown: 'text', title: 'Imprint, in Austria', when: 'company.seat.AT' },
      statute: '§ 25(2) MedienG',
      ask: 'What does the company do, in a few words?',
      why: 'A media owner in Austria says it.',
      example: { en: 'Apps that generate images' },
    }),
  },
  { title: 'Imprint' },
)

/** §§ 36, 37 VSBG; stated in the imprint and the Terms. */
const disputeResolution = block(
  {
    willing: field(v.boolean('is not true or false'), {
      statute: '§ 36 VSBG',
      ask: 'Do you take part in consumer arbitration?',
      why: 'The imprint and the Terms say so, either way.',
      example: false,
    }),
    body: field(text, {
      ...{ shown: 'text', when: 'disputeResolution.willing' },
      statute: '§ 36(1) no. 2 VSBG',
      ask: 'Before which body: name, address and site?',
      why: 'It is named where you take part.',
      example: 'Arbitration Body, Main Street 1, 77694 Kehl, www.body.org',
    }),
  },
  { title: 'Arbitration of consumers’ disputes', person: 'counsel' },
)

const annexV = 'Annex V, 1(c) of Directive (EU) 2019/882'

/** Annex V of Directive (EU) 2019/882; § 14 and Annex 3 BFSG. */
const accessibility = block(
  {
    conformance: field(choice(['full', 'partial']), {
      shown: 'sentence',
      statute: annexV,
      ask: 'Does the service meet the requirements in full, or in part?',
      why: 'The statement begins with it.',
      example: 'partial',
    }),
    standard: field(text, {
      shown: 'text',
      statute: annexV,
      ask: 'What was it tested against, such as EN 301 549 V3.2.1?',
      why: 'The statement says how you know.',
      example: 'EN 301 549 V3.2.1',
    }),
    barriers: orNone(v.array(translations, list('barriers, or [] for none')), {
      ask: 'What is known not to be accessible, in a sentence? none: nothing is',
      why: 'The statement lists it; further ones are added to site/site.yaml by hand.',
      example: [{ en: 'Videos have no audio description.' }],
    }),
    tested: field(isoDay, {
      shown: 'day',
      statute: 'Annex 3 no. 1 BFSG',
      ask: 'On which day was it tested?',
      why: 'A statement without a day says nothing about today.',
      example: '2026-01-31',
    }),
    authority: field(translations, {
      shown: 'text',
      statute: 'Annex 3 no. 1(d) BFSG',
      ask: 'Which authority supervises it?',
      why: 'People may turn to it.',
      example: { en: 'The market surveillance authority' },
    }),
    contact: field(email, {
      shown: 'email',
      statute: annexV,
      ask: 'Which address takes reports of barriers?',
      why: 'The statement ends with it.',
      example: 'accessibility@your-domain.com',
    }),
  },
  { title: 'Accessibility statement', person: 'engineer' },
)

const instruction = 'Annex I of Directive 2011/83/EU'

/** Article 246a § 1(2) EGBGB; Annex I of Directive 2011/83/EU. */
const withdrawal = block(
  {
    address: field(postalAddress, {
      shown: 'text',
      statute: instruction,
      ask: 'To which address are withdrawals sent?',
      why: 'The instruction and the form state it.',
      example: 'Sonnenstraße 1, 80331 München, Germany',
    }),
    email: field(email, {
      shown: 'email',
      statute: instruction,
      ask: 'To which email address?',
      why: 'The instruction and the form state it.',
      example: 'withdrawal@your-domain.com',
    }),
    formUrl: optional(webAddress, {
      shown: 'link',
      statute: '§ 356a BGB',
      ask: 'At which address is a contract withdrawn from online?',
      why: 'The button on the page leads there.',
      example: 'https://app.your-domain.com/withdraw',
    }),
  },
  { title: 'Right of withdrawal', person: 'counsel' },
)

/** § 312k BGB; the way of the App Store is described in any case. */
const cancellation = block(
  {
    ownUrl: optional(webAddress, {
      shown: 'link',
      statute: '§ 312k BGB',
      ask: 'At which address is what was bought on the web canceled?',
      why: 'The button on the page leads there; none where you sell in app stores only.',
      example: 'https://app.your-domain.com/cancel',
    }),
  },
  { title: 'Canceling online' },
)

/** Blocks of facts that not every company needs; the page of a block exists once all that it needs is known. */
export const statutoryFields = {
  imprint,
  cancellation,
  digitalServices,
  reporting,
  youngPeople,
  disputeResolution,
  withdrawal,
  authorityRequests,
  accessibility,
  aiTransparency,
}
