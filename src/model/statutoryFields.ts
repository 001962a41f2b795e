import * as v from 'valibot'
import {
  choice,
  email,
  languageCodes,
  list,
  phone,
  postalAddress,
  text,
  webAddress,
} from './fields.ts'
import { isoDay } from './isoDay.ts'
import { orUnknown } from './orUnknown.ts'
import { authorityRequests, youngPeople } from './readerPageFields.ts'
import { stated, statedChoice } from './statedFact.ts'
import { translations } from './translations.ts'
import { vatNumber } from './vatNumber.ts'

const lcen = 'Article 1-1 loi n° 2004-575'

/** § 5 DDG, § 18 MStV, article 1-1 of the French LCEN; name, address, email and telephone are those of `company` and `contacts`. */
const imprint = v.strictObject({
  representedBy: stated(
    'name',
    '§ 5(1) no. 1 DDG',
    v.pipe(
      v.array(text, list('names')),
      v.nonEmpty("is empty. Write who represents the company, like ['Ada Example']"),
    ),
  ),
  register: v.exactOptional(
    v.strictObject({
      name: stated('supplied', '§ 5(1) no. 4 DDG', text),
      number: stated('supplied', '§ 5(1) no. 4 DDG', text),
    }),
  ),
  vatId: v.exactOptional(stated('supplied', '§ 5(1) no. 6 DDG', vatNumber)),
  economicId: v.exactOptional(stated('supplied', '§ 5(1) no. 6 DDG', text)),
  /** What the company does, as a media owner in Austria has to say. */
  business: v.exactOptional(stated('supplied', '§ 25(2) MedienG', translations)),
  supervisoryAuthority: v.exactOptional(stated('supplied', '§ 5(1) no. 3 DDG', translations)),
  /** Who answers for journalistic content, with an address. */
  editorial: v.exactOptional(stated('supplied', '§ 18(2) MStV', text)),
  publicationDirector: v.exactOptional(stated('name', lcen, text)),
  host: v.exactOptional(
    v.strictObject({
      name: stated('name', lcen, text),
      address: stated('supplied', lcen, postalAddress),
      phone: stated('phone', lcen, phone),
    }),
  ),
})

const annexV = 'Annex V, 1(c) Directive (EU) 2019/882'

/** Annex V of Directive (EU) 2019/882; § 14 and Annex 3 BFSG. */
const accessibility = v.strictObject({
  conformance: statedChoice(annexV, choice(['full', 'partial']), {
    full: 'conformance.full',
    partial: 'conformance.partial',
  }),
  /** What was tested against, like `EN 301 549 V3.2.1`. */
  standard: stated('supplied', annexV, text),
  /** What is known not to be accessible; `[]` where nothing is. */
  barriers: v.array(translations, list('barriers, or [] for none')),
  tested: stated('day', 'Annex 3 no. 1 BFSG', isoDay),
  authority: stated('supplied', 'Annex 3 no. 1(d) BFSG', translations),
  contact: stated('contact', annexV, email),
})

/** Article 246a § 1(2) EGBGB; Annex I of Directive 2011/83/EU. */
const withdrawal = v.strictObject({
  address: stated('supplied', 'Annex I(A) Directive 2011/83/EU, instruction 2', postalAddress),
  email: stated('contact', 'Annex I(A) Directive 2011/83/EU, instruction 2', email),
  /** Where a contract is withdrawn from online. */
  formUrl: v.exactOptional(stated('web-page', '§ 356a BGB', webAddress)),
})

/** § 312k BGB; the way of the App Store is described in any case. */
const cancellation = v.strictObject({
  ownUrl: v.exactOptional(stated('web-page', '§ 312k BGB', webAddress)),
})

const representative = 'Article 13(4) Regulation (EU) 2022/2065'

/** Articles 11 to 13 of Regulation (EU) 2022/2065. */
const digitalServices = v.strictObject({
  contactPoint: stated('contact', 'Articles 11, 12 Regulation (EU) 2022/2065', email),
  /** Languages the contact point understands. */
  languages: stated('languages', 'Articles 11(3), 12 Regulation (EU) 2022/2065', languageCodes),
  legalRepresentative: v.exactOptional(
    v.strictObject({
      name: stated('name', representative, text),
      address: stated('supplied', representative, postalAddress),
      email: stated('contact', representative, email),
      phone: stated('phone', representative, phone),
    }),
  ),
})

const agent = '17 U.S.C. § 512(c)(2)'

/** Article 16 of Regulation (EU) 2022/2065; 17 U.S.C. § 512(c); 47 U.S.C. § 223a. */
const reporting = v.strictObject({
  abuse: stated('contact', 'Article 16 Regulation (EU) 2022/2065', email),
  intimateImages: stated('contact', '47 U.S.C. § 223a', email),
  copyrightAgent: v.exactOptional(
    v.strictObject({
      name: stated('name', agent, text),
      address: stated('supplied', agent, postalAddress),
      phone: stated('phone', agent, phone),
      email: stated('contact', agent, email),
      /** The day of the last registration or renewal with the Copyright Office. */
      registered: isoDay,
    }),
  ),
})

/** Article 50 of Regulation (EU) 2024/1689. */
const aiTransparency = v.strictObject({
  /** How generated content is marked in a machine-readable way. */
  marking: statedChoice(
    'Article 50(2) Regulation (EU) 2024/1689',
    choice(['c2pa', 'watermark', 'both']),
    { c2pa: 'marking.c2pa', watermark: 'marking.watermark', both: 'marking.both' },
  ),
  chatNotice: v.literal(
    true,
    'is not true. Write true once the app says that people talk to a machine; until then leave aiTransparency out',
  ),
  safeguards: stated('supplied', 'Article 5 Regulation (EU) 2024/1689', translations),
  /** How chat answers are marked, or why they need no mark. */
  textMarking: v.exactOptional(
    stated('supplied', 'Article 50(2) Regulation (EU) 2024/1689', translations),
  ),
})

/** §§ 36, 37 VSBG; stated in the imprint. */
const disputeResolution = v.pipe(
  v.strictObject({ willing: v.boolean('is not true or false'), body: v.exactOptional(text) }),
  v.check(
    ({ willing, body }) => !willing || body !== undefined,
    'names no body. Add body: the name, address and site of the one you take part with',
  ),
)

/** Blocks of facts that not every company needs; a page exists once its block is supplied. */
export const statutoryBlocks = {
  imprint,
  accessibility,
  withdrawal,
  cancellation,
  digitalServices,
  reporting,
  aiTransparency,
  disputeResolution,
  authorityRequests,
  youngPeople,
}

/** The blocks as fields of the operator's file. */
export const statutoryFields = {
  imprint: orUnknown(imprint, 'imprint'),
  accessibility: orUnknown(accessibility, 'accessibility'),
  withdrawal: orUnknown(withdrawal, 'withdrawal'),
  cancellation: orUnknown(cancellation, 'cancellation'),
  digitalServices: orUnknown(digitalServices, 'digitalServices'),
  reporting: orUnknown(reporting, 'reporting'),
  aiTransparency: orUnknown(aiTransparency, 'aiTransparency'),
  disputeResolution: orUnknown(disputeResolution, 'disputeResolution'),
  authorityRequests: orUnknown(authorityRequests, 'authorityRequests'),
  youngPeople: orUnknown(youngPeople, 'youngPeople'),
}
