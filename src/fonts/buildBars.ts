import { type BarWidths, barWidths } from '../components/navbar/barWidths.ts'
import { navbarSections } from '../components/sections.ts'
import { type Localized, languageOption, localized } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import { readTextWidth } from './textWidth.ts'

/** Where the bar folds on the pages of each language, with the site's brand. */
export function buildBars({ config, messages }: Site): Localized<BarWidths> {
  const widthOf = readTextWidth()
  return localized(code => {
    const texts = {
      brand: config.brand,
      back: messages[code].back,
      menu: messages[code]['navbar.menu'],
      sections: navbarSections.map(section => messages[code][`navbar.${section}`]),
      language: languageOption(code).name,
    }
    return barWidths(texts, widthOf)
  })
}
