import * as v from 'valibot'
import { isInEea } from './countries.ts'
import { block, extra, field, optional, orNone, titled, untitled } from './field.ts'
import {
  choice,
  email,
  list,
  name,
  phone,
  postalAddress,
  text,
  translations,
  webAddress,
} from './fields.ts'
import { isoDay } from './isoDay.ts'
import {
  aiTransparency,
  authorityRequests,
  digitalServices,
  reporting,
  youngPeople,
} from './readerPageFields.ts'

/** What only a company in France is asked. */
const inFrance = { title: 'Imprint, in France', when: 'company.seat.FR' }

const representatives = v.pipe(
  v.array(text, list('names')),
  v.nonEmpty("is empty. Write who represents the company, like ['Ada Example']"),
)

/**
 * What follows the country in a VAT number, without blanks, dots and hyphens: 5 to 13 signs, most of them digits
 * (European Commission, VIES). EL is Greece, EU the one-stop shop, XI Northern Ireland, CHE Switzerland.
 */
const vatFormat = /^(?<country>CHE|[A-Z]{2})(?=(?:\D*\d){5})[A-Z\d+*]{5,13}$/

function isVatNumber(written: string): boolean {
  const plain = written.toUpperCase().replaceAll(/[\s.-]/g, '')
  const { country = '' } = vatFormat.exec(plain)?.groups ?? {}
  return isInEea(country) || ['EL', 'EU', 'XI', 'GB', 'CHE'].includes(country)
}

/** A number that VAT authorities in Europe give to a company; a tax number is none. */
const vatNumber = v.pipe(
  text,
  v.check(
    isVatNumber,
    "is not a VAT number. Write it with its country, like 'DE123456789', or leave it out; a tax number does not belong on the page",
  ),
)

/** § 5 DDG, § 18 MStV, the French LCEN; name, address, email and telephone are those of `company` and `contact`. */
const imprint = block(titled('Imprint'), {
  representedBy: field(representatives, {
    shown: 'name',
    ask: 'Who represents the company? The imprint names them (§ 5(1) no. 1 DDG).',
    example: ['Ada Lind'],
  }),
  register: block(untitled, {
    name: field(text, {
      ask: 'In which register is the company? The imprint names it, if there is one (§ 5(1) no. 4 DDG).',
      example: 'Amtsgericht München',
    }),
    number: field(text, {
      ask: 'Under which number? The imprint states it beside the register (§ 5(1) no. 4 DDG).',
      example: 'HRB 123456',
    }),
  }),
  vatId: optional(vatNumber, {
    ask: 'What is the VAT number? The imprint states it, if there is one (§ 5(1) no. 6 DDG).',
    example: 'DE123456789',
  }),
  economicId: extra(text, {
    about: 'The economic identification number (§ 5(1) no. 6 DDG)',
    example: 'DE123456789-00001',
  }),
  supervisoryAuthority: extra(translations, {
    about: 'Who supervises a business that needs a permit (§ 5(1) no. 3 DDG)',
    example: { en: 'The city of Munich', de: 'Landeshauptstadt München' },
  }),
  editorial: extra(text, {
    about: 'Who answers for journalistic content, with an address (§ 18(2) MStV)',
    example: 'Ada Lind, Sonnenstraße 1, 80331 München',
  }),
  publicationDirector: optional(name, {
    ...inFrance,
    ask: 'Who answers for the publication? The imprint names the director, usually who represents the company (Article 1-1 LCEN).',
    example: 'Ada Lind',
  }),
  host: block(untitled, {
    name: field(name, {
      ...inFrance,
      ask: 'Who hosts the site? The imprint names the host (Article 1-1 LCEN).',
      example: 'Example Hosting SAS',
    }),
    address: field(postalAddress, {
      ...inFrance,
      ask: 'At which address is the host? The imprint states it beside the name (Article 1-1 LCEN).',
    }),
    phone: field(phone, {
      ...inFrance,
      ask: 'Under which telephone number is the host? The imprint states it beside the name (Article 1-1 LCEN).',
    }),
  }),
  business: optional(translations, {
    title: 'Imprint, in Austria',
    when: 'company.seat.AT',
    ask: 'What does the company do, in a few words? A media owner in Austria says it (§ 25(2) MedienG).',
    example: { en: 'Apps that generate images' },
  }),
})

/** §§ 36, 37 VSBG; stated in the imprint and the Terms. */
const disputeResolution = block(titled('Arbitration of consumers’ disputes', 'counsel'), {
  willing: field(v.boolean('is not true or false'), {
    ask: 'Do you take part in consumer arbitration? The imprint and the Terms say so, either way (§ 36 VSBG).',
    example: false,
  }),
  body: field(text, {
    when: 'disputeResolution.willing',
    ask: 'Before which body: name, address and site? It is named where you take part (§ 36(1) no. 2 VSBG).',
    example: 'Arbitration Body, Main Street 1, 77694 Kehl, www.body.org',
  }),
})

/** Annex V of Directive (EU) 2019/882; § 14 and Annex 3 BFSG. */
const accessibility = block(titled('Accessibility statement', 'engineer'), {
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
    ask: 'On which day was it tested? A statement without a day says nothing about today (Annex 3 no. 1 BFSG).',
  }),
  authority: field(translations, {
    ask: 'Which authority supervises it? People may turn to it (Annex 3 no. 1(d) BFSG).',
    example: { en: 'The market surveillance authority' },
  }),
  contact: field(email, {
    ask: 'Which address takes reports of barriers? The statement ends with it (Annex V, 1(c) of Directive (EU) 2019/882).',
  }),
})

/** Article 246a § 1(2) EGBGB; Annex I of Directive 2011/83/EU. */
const withdrawal = block(titled('Right of withdrawal', 'counsel'), {
  address: field(postalAddress, {
    ask: 'To which address are withdrawals sent? The instruction and the form state it (Annex I of Directive 2011/83/EU).',
  }),
  email: field(email, {
    ask: 'To which email address? The instruction and the form state it (Annex I of Directive 2011/83/EU).',
  }),
  formUrl: optional(webAddress, {
    ask: 'At which address is a contract withdrawn from online? The button on the page leads there (§ 356a BGB).',
  }),
})

/** § 312k BGB; the way of the App Store is described in any case. */
const cancellation = block(titled('Canceling online'), {
  ownUrl: optional(webAddress, {
    ask: 'At which address is what was bought on the web canceled? The button on the page leads there; none where you sell in app stores only (§ 312k BGB).',
  }),
})

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
