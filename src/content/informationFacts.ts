import { isPlaceholder, type Placeholder, placeholder } from '../site/placeholder.ts'
import { site } from '../site/values.ts'
import {
  contact,
  day,
  duration,
  type Fact,
  languageNames,
  phone,
  range,
  statement,
  supplied,
  suppliedName,
  webPage,
} from './fact.ts'

/** Stands for what a company may leave out; texts ask for it with `:::when[…]` before they use it. */
const leftOut = placeholder({ en: 'left out' })

/** A value made of an optional block; the placeholder of the block while that is not supplied. */
function from<Block, Value>(
  block: Block | Placeholder,
  read: (block: Block) => Value | undefined,
): Value | Placeholder {
  return isPlaceholder(block) ? block : (read(block) ?? leftOut)
}

/** A field of an optional block, under the same terms. */
function field<Block, Key extends keyof Block>(block: Block | Placeholder, key: Key) {
  return from(block, ({ [key]: value }): NonNullable<Block[Key]> | undefined => value ?? undefined)
}

const register = field(site.imprint, 'register')
const representative = field(site.digitalServices, 'legalRepresentative')
const agent = field(site.reporting, 'copyrightAgent')

/** The facts of optional pages, named as their fields in `src/site.ts`. */
export const informationFacts = {
  'imprint.representedBy': suppliedName(
    from(site.imprint, ({ representedBy }) => representedBy.join(', ')),
    '§ 5(1) no. 1 DDG',
  ),
  'imprint.register.name': supplied(field(register, 'name'), '§ 5(1) no. 4 DDG'),
  'imprint.register.number': supplied(field(register, 'number'), '§ 5(1) no. 4 DDG'),
  'imprint.vatId': supplied(field(site.imprint, 'vatId'), '§ 5(1) no. 6 DDG'),
  'imprint.supervisoryAuthority': supplied(
    field(site.imprint, 'supervisoryAuthority'),
    '§ 5(1) no. 3 DDG',
  ),
  'imprint.editorial': supplied(field(site.imprint, 'editorial'), '§ 18(2) MStV'),

  'accessibility.conformance': statement(
    field(site.accessibility, 'conformance'),
    { full: 'conformance.full', partial: 'conformance.partial' },
    'Annex V, 1(c) Directive (EU) 2019/882',
  ),
  'accessibility.standard': supplied(
    field(site.accessibility, 'standard'),
    'Annex V, 1(c) Directive (EU) 2019/882',
  ),
  'accessibility.tested': day(field(site.accessibility, 'tested'), 'Annex 3 no. 1 BFSG'),
  'accessibility.authority': supplied(
    field(site.accessibility, 'authority'),
    'Annex 3 no. 1(d) BFSG',
  ),
  'accessibility.contact': contact(field(site.accessibility, 'contact')),

  'withdrawal.address': supplied(
    field(site.withdrawal, 'address'),
    'Annex I(A) Directive 2011/83/EU, instruction 2',
  ),
  'withdrawal.email': contact(field(site.withdrawal, 'email')),
  'withdrawal.formUrl': webPage(field(site.withdrawal, 'formUrl'), '§ 356a BGB'),
  'withdrawal.period': duration(14, 'day', 'Article 9(1) Directive 2011/83/EU'),

  'cancellation.ownUrl': webPage(field(site.cancellation, 'ownUrl'), '§ 312k BGB'),

  'digitalServices.contactPoint': contact(field(site.digitalServices, 'contactPoint')),
  'digitalServices.languages': languageNames(
    isPlaceholder(site.digitalServices) ? [] : site.digitalServices.languages,
    'Articles 11(3), 12 Regulation (EU) 2022/2065',
  ),
  'digitalServices.legalRepresentative.name': suppliedName(
    field(representative, 'name'),
    'Article 13(4) Regulation (EU) 2022/2065',
  ),
  'digitalServices.legalRepresentative.address': supplied(
    field(representative, 'address'),
    'Article 13(4) Regulation (EU) 2022/2065',
  ),
  'digitalServices.legalRepresentative.email': contact(field(representative, 'email')),
  'digitalServices.legalRepresentative.phone': phone(
    field(representative, 'phone'),
    'Article 13(4) Regulation (EU) 2022/2065',
  ),

  'reporting.abuse': contact(field(site.reporting, 'abuse')),
  'reporting.intimateImages': contact(field(site.reporting, 'intimateImages')),
  'reporting.intimateImagesRemoval': duration(48, 'hour', '47 U.S.C. § 223a(a)(3)'),
  'reporting.copyrightAgent.name': suppliedName(field(agent, 'name'), '17 U.S.C. § 512(c)(2)'),
  'reporting.copyrightAgent.address': supplied(field(agent, 'address'), '17 U.S.C. § 512(c)(2)'),
  'reporting.copyrightAgent.phone': phone(field(agent, 'phone'), '17 U.S.C. § 512(c)(2)'),
  'reporting.copyrightAgent.email': contact(field(agent, 'email')),
  'reporting.copyrightAgent.restoration': range(10, 14, 'businessDay', '17 U.S.C. § 512(g)(2)(C)'),

  'aiTransparency.marking': statement(
    field(site.aiTransparency, 'marking'),
    { c2pa: 'marking.c2pa', watermark: 'marking.watermark', both: 'marking.both' },
    'Article 50(2) Regulation (EU) 2024/1689',
  ),
  'aiTransparency.safeguards': supplied(
    field(site.aiTransparency, 'safeguards'),
    'Article 5 Regulation (EU) 2024/1689',
  ),
} as const satisfies Record<string, Fact>
