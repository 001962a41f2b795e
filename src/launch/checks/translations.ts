import { offeredLanguages, siteLanguages } from '../../content/offeredLanguages.ts'
import { isLanguage, languageOption, languages } from '../../i18n/languages.ts'
import { isPlaceholder } from '../../site/placeholder.ts'
import { isTranslations } from '../../site/translations.ts'
import type { Finding } from '../finding.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { type LaunchSituation, locateField } from '../situation.ts'

/** Fields that no legal document shows. */
const onLandingPageOnly = new Set([
  'testimonials',
  'reviewVerification',
  'prices',
  'appStoreUrl',
  'appStoreBadge',
])

/** Values that are not translated into every language, and translations into unknown ones. */
export function missingTranslations(situation: LaunchSituation): Finding[] {
  return siteLeaves(situation.site).flatMap(({ path, name, value }) => {
    const texts = isPlaceholder(value) ? value.placeholder : value
    if (!isTranslations(texts)) return []
    const shared = { actor: 'marketing' as const, where: locateField(situation, path) }
    const shown = onLandingPageOnly.has(String(path[0])) ? siteLanguages : offeredLanguages
    const missing = shown.filter(code => !(code in texts))
    const unknown = Object.keys(texts).filter(code => !isLanguage(code))
    return [
      ...missing.map(code => ({
        ...shared,
        id: `translation:${name}.${code}`,
        severity: 'warning' as const,
        what: `Not translated: ${name} has no text for ${languageOption(code).name}`,
        why: 'The page shows the English text in its place.',
        todo: 'Write the text in this language.',
      })),
      ...unknown.map(code => ({
        ...shared,
        id: `translation:${name}.${code}`,
        severity: 'warning' as const,
        what: `${name} has a text for "${code}", which is no language of the site`,
        why: 'Nobody will ever see it.',
        todo: `Correct the code to one of ${languages.map(option => option.code).join(', ')}.`,
      })),
    ]
  })
}
