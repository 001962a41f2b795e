import {
  isTranslations,
  type Language,
  type Localized,
  languageOption,
  languages,
  localized,
  translate,
} from '../languages/index.ts'
import {
  appleCreditLine,
  plansOf,
  priceTexts,
  type Site,
  suppliedStatutoryPages,
} from '../model/index.ts'
import type { Rendered } from '../texts/index.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The names of formats that documents link to, the same in every language. */
const formats = 'Markdown, Word, Atom, JSON'

/** What is on every page besides its texts: figures, marks, no-break spaces, and Apple's credit line. */
const everywhere = `0123456789\u00A0 .,:;!?()[]-–’©+/@&%${formats}${appleCreditLine}`

/** The texts of a value in a language, without the names of its fields. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value]
  if (isTranslations(value)) return [translate(value, language).text]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(part => textsOf(part, language))
}

/** A text without its markup; its dates and links are part of it. */
function plainText({ markdown, sections }: Rendered<object>): string {
  const headings = sections.map(({ heading }) => heading).join('')
  return headings + markdown.replaceAll(/\]\([^)]*\)|[#*_<>|~\\]/g, '')
}

/** What a build shows besides the operator's values and the texts of the interface. */
type ShownTexts = Pick<SiteBuild, 'legalTexts' | 'statutoryTexts' | 'questions'>

/**
 * Everything that the pages of a language show, as one text: the fonts are cut to its characters.
 * What the operator supplied may appear on any page.
 */
export function pageTexts(site: Site, shown: ShownTexts): Localized {
  return localized(language => {
    const prices = plansOf(site.config).flatMap(({ name, price, yearly = 0 }) => [
      name,
      ...(price === 'custom' ? [] : priceTexts(site, price, language)),
      ...priceTexts(site, yearly, language),
    ])
    const { labels } = languageOption(language).operatorWords
    const texts = [
      ...[everywhere, ...prices, ...languages.map(({ name }) => name)],
      ...textsOf(
        [site.config, site.messages[language], labels, shown.questions[language]],
        language,
      ),
      ...Object.values(shown.legalTexts).map(documents => plainText(documents[language])),
      ...suppliedStatutoryPages(site).map(name => plainText(shown.statutoryTexts[name][language])),
    ]
    return texts.join('')
  })
}
