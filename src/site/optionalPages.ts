import * as v from 'valibot'
import { choice, email, languageCodes, list, text, webAddress } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { orPlaceholder } from './orPlaceholder.ts'
import { translations } from './translations.ts'

/** § 5 DDG, § 18 MStV; name, address, email and telephone are those of `company` and `contacts`. */
const imprint = v.strictObject({
  representedBy: v.pipe(
    v.array(text, list('names')),
    v.nonEmpty("is empty. Write who represents the company, like ['Ada Example']"),
  ),
  register: v.exactOptional(v.strictObject({ name: text, number: text })),
  vatId: v.exactOptional(text),
  supervisoryAuthority: v.exactOptional(translations),
  /** Who answers for journalistic content, with an address (§ 18(2) MStV). */
  editorial: v.exactOptional(text),
})

/** Annex V of Directive (EU) 2019/882; § 14 and Annex 3 BFSG. */
const accessibility = v.strictObject({
  conformance: choice(['full', 'partial']),
  /** What was tested against, like `EN 301 549 V3.2.1`. */
  standard: text,
  /** What is known not to be accessible; `[]` where nothing is. */
  barriers: v.array(translations, list('barriers, or [] for none')),
  tested: isoDay,
  authority: translations,
  contact: email,
})

/** Article 246a § 1(2) EGBGB; Annex I of Directive 2011/83/EU. */
const withdrawal = v.strictObject({
  handledBy: choice(['app-store', 'us']),
  address: text,
  email,
  /** Where a contract is withdrawn from online (§ 356a BGB). */
  formUrl: v.exactOptional(webAddress),
})

/** § 312k BGB; the way of the App Store is described in any case. */
const cancellation = v.strictObject({ ownUrl: v.exactOptional(webAddress) })

/** Articles 11 to 13 of Regulation (EU) 2022/2065. */
const digitalServices = v.strictObject({
  contactPoint: email,
  /** Languages the contact point understands. */
  languages: languageCodes,
  legalRepresentative: v.exactOptional(
    v.strictObject({ name: text, address: text, email, phone: text }),
  ),
})

/** Article 16 of Regulation (EU) 2022/2065; 17 U.S.C. § 512(c); 47 U.S.C. § 223a. */
const reporting = v.strictObject({
  abuse: email,
  intimateImages: email,
  copyrightAgent: v.exactOptional(
    v.strictObject({
      name: text,
      address: text,
      phone: text,
      email,
      /** The day of the last registration or renewal with the Copyright Office. */
      registered: isoDay,
    }),
  ),
})

/** Article 50 of Regulation (EU) 2024/1689. */
const aiTransparency = v.strictObject({
  /** How generated content is marked in a machine-readable way. */
  marking: choice(['c2pa', 'watermark', 'both']),
  chatNotice: v.literal(
    true,
    'is not true. Write true once the app says that people talk to a machine; until then leave aiTransparency a placeholder',
  ),
  safeguards: translations,
})

/** §§ 36, 37 VSBG; stated in the imprint. */
const disputeResolution = v.pipe(
  v.strictObject({ willing: v.boolean('is not true or false'), body: v.exactOptional(text) }),
  v.check(
    ({ willing, body }) => !willing || body !== undefined,
    'names no body. Add body: the name, address and site of the one you take part with',
  ),
)

/** Facts of pages that not every company needs: a block that is a placeholder has no page. */
export const optionalPages = {
  imprint: orPlaceholder(imprint),
  accessibility: orPlaceholder(accessibility),
  withdrawal: orPlaceholder(withdrawal),
  cancellation: orPlaceholder(cancellation),
  digitalServices: orPlaceholder(digitalServices),
  reporting: orPlaceholder(reporting),
  aiTransparency: orPlaceholder(aiTransparency),
  disputeResolution: orPlaceholder(disputeResolution),
}
