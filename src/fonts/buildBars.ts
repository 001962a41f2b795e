import { markSize } from '../components/brand.ts'
import { type BarWidths, barWidths } from '../components/navbar/barWidths.ts'
import { navbarSections } from '../components/sections.ts'
import { type Localized, languageOption, localized } from '../languages/languages.ts'
import type { MarkImage } from '../model/mark.ts'
import type { Site } from '../model/site.ts'
import { siteFaces } from './siteFaces.ts'
import { readTextWidth } from './textWidth.ts'

/** Where the bar folds on the pages of each language, with the site's brand and mark. */
export function buildBars(site: Site, mark?: MarkImage): Localized<BarWidths> {
  const { config, messages } = site
  const widthOf = readTextWidth(siteFaces(site))
  return localized(code => {
    const texts = {
      brand: config.brand,
      markWidth: mark?.width ?? markSize.width,
      back: messages[code].back,
      menu: messages[code]['navbar.menu'],
      sections: navbarSections.map(section => messages[code][`navbar.${section}`]),
      language: languageOption(code).name,
    }
    return barWidths(texts, widthOf)
  })
}
