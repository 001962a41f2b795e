import { appleCreditLine } from '../content/appleCreditLine.ts'
import { suppliedInformation } from '../content/information.ts'
import { plans, priceText } from '../content/plans.ts'
import { rightsCatalogs } from '../content/rights/catalogs.ts'
import { type Language, type Localized, languages, localized } from '../i18n/languages.ts'
import { messages } from '../i18n/messages.ts'
import { translate } from '../i18n/translate.ts'
import type { Faq } from '../legal/compileFaq.ts'
import type { InformationText, InformationTexts } from '../legal/informationText.ts'
import type { LegalDocument, LegalTexts } from '../legal/legalDocument.ts'
import { isTranslations } from '../site/translations.ts'
import { site } from '../site/values.ts'

/** What is on every page beside its texts: figures, marks, no-break spaces, and Apple's credit line. */
const everywhere = `0123456789\u00A0 .,:;!?()[]-–’©+/@&%${appleCreditLine}`

/** The texts of a value in a language, without the names of its fields. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value]
  if (isTranslations(value)) return [translate(value, language).text]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(part => textsOf(part, language))
}

/** A text without its markup; its dates and links are part of it. */
function plainText({ markdown, sections }: LegalDocument | InformationText): string {
  const headings = sections.map(({ heading }) => heading).join('')
  return headings + markdown.replaceAll(/\]\([^)]*\)|[#*_<>|~\\]/g, '')
}

/**
 * Everything that the pages of a language show, as one text: the fonts are cut to its characters.
 * What the operator supplied may appear on any page.
 */
export function pageTexts(
  legalTexts: LegalTexts,
  informationTexts: InformationTexts,
  faq: Faq,
): Localized {
  return localized(language => {
    const prices = plans.flatMap(({ name, price }) =>
      price === 'custom' ? name : [name, priceText(price, language)],
    )
    const shown = [
      ...[everywhere, ...prices, ...languages.map(({ name }) => name)],
      ...textsOf([site, messages[language], faq[language], rightsCatalogs[language]], language),
      ...Object.values(legalTexts).map(documents => plainText(documents[language])),
      ...suppliedInformation.map(name => plainText(informationTexts[name][language])),
    ]
    return shown.join('')
  })
}
