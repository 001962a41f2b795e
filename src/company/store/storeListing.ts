import { fillMessage, type Language, languageOption } from '../languages/index.ts'
import { absoluteUrl, linkToRoute, type RouteName, type Site, shortTitle } from '../site/index.ts'

/** A file by its path below the folder that the command writes. */
export type StoreFile = readonly [path: string, content: string]

/** Apple's standard license agreement, which App Review wants linked where an app has none of its own (3.1.2(c)). */
const appleAgreement = 'https://www.apple.com/legal/internet-services/itunes/dev/stdeula/'

/** The file whose lines go into the description; fastlane reads none of this name. */
export const descriptionLinesFile = 'legal_lines_for_description.txt'

/** The lines that the description in a store has to end with. */
function descriptionLines(site: Site, language: Language, addressOf: (route: RouteName) => string) {
  const messages = site.messages[language]
  const line = (name: string, address: string) =>
    fillMessage(messages['listing.line'], { name, address })
  const lineTo = (route: 'privacy-policy' | 'terms-of-service') =>
    line(shortTitle(site, route, language), addressOf(route))
  const lines = [lineTo('privacy-policy'), lineTo('terms-of-service')]
  if (site.config.apple.eula !== 'standard') return lines
  return [...lines, line(messages['listing.appleAgreement'], appleAgreement)]
}

/**
 * The addresses and lines of a store's listing in every language of the site, in the folders that fastlane reads:
 * never `description.txt`, which would take the place of the app's own.
 */
export function listingFiles(site: Site): readonly StoreFile[] {
  return site.languages.any.flatMap((language): StoreFile[] => {
    const folder = `metadata/${languageOption(language).openGraphLocale.replace('_', '-')}`
    const addressOf = (route: RouteName) =>
      absoluteUrl(site, linkToRoute(site, route, language).href)
    return [
      [`${folder}/support_url.txt`, `${addressOf('support')}\n`],
      [`${folder}/marketing_url.txt`, `${addressOf('landing')}\n`],
      [`${folder}/privacy_url.txt`, `${addressOf('privacy-policy')}\n`],
      [
        `${folder}/${descriptionLinesFile}`,
        `${descriptionLines(site, language, addressOf).join('\n')}\n`,
      ],
    ]
  })
}
