import { type BarWidths, barWidths } from '../components/navbar/barWidths.ts'
import { navbarSections } from '../components/sections.ts'
import { type Localized, languageOption, localized } from '../i18n/languages.ts'
import { readTextWidth } from './textWidth.ts'

/** Where the bar folds on the pages of each language, with this brand. */
export async function buildBars(brand: string): Promise<Localized<BarWidths>> {
  const widthOf = await readTextWidth()
  return localized(code => {
    const { name, messages } = languageOption(code)
    const texts = {
      brand,
      back: messages.back,
      menu: messages['navbar.menu'],
      sections: navbarSections.map(section => messages[`navbar.${section}`]),
      language: name,
    }
    return barWidths(texts, widthOf)
  })
}
