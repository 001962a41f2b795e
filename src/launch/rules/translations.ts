import { isLanguage, languageOption, languages } from '../../languages/languages.ts'
import { isTranslations } from '../../languages/translations.ts'
import { sectionsBehind, translationsOf } from '../../texts/translated.ts'
import { countText } from '../countText.ts'
import type { Rule } from '../rule.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'

/** Fields that no legal document shows. */
const onLandingPageOnly = new Set([
  'testimonials',
  'reviewVerification',
  'prices',
  'appStoreUrl',
  'appStoreBadge',
  'googlePlayUrl',
  'googlePlayBadge',
  'works',
])

/** Texts of the operator in the languages of the site. */
export const translationRule: Rule = {
  id: 'translation',
  owner: 'marketing',
  severity: 'warning',
  trigger: 'a text is missing in a language, or written in one the site does not have',
  find: ({ site }) =>
    siteLeaves(site).flatMap(({ path, name, value }) => {
      if (!isTranslations(value)) return []
      const isOnLandingPage = onLandingPageOnly.has(String(path[0]))
      const missing = site.languages[isOnLandingPage ? 'site' : 'any'].filter(
        code => !(code in value),
      )
      const unknown = Object.keys(value).filter(code => !isLanguage(code))
      const location = locateField(site, ...path)
      return [
        ...missing.map(code => ({
          suffix: `:${name}.${code}`,
          message: `Not translated: ${name} has no text for ${languageOption(code).name}`,
          location,
          why: 'The page shows the English text in its place.',
          fix: 'Write the text in this language.',
        })),
        ...unknown.map(code => ({
          suffix: `:${name}.${code}`,
          message: `${name} has a text for "${code}", which is not a language of the site`,
          location,
          why: 'Nobody will ever see it.',
          fix: `Correct the code to one of ${languages.map(option => option.code).join(', ')}.`,
        })),
      ]
    }),
}

/** Translations whose English text has changed since. */
export const behindRule: Rule = {
  id: 'translation:behind',
  owner: 'legal',
  severity: 'warning',
  trigger: 'a section of a text was translated from English that has changed',
  why: 'Readers of one language are told something else. Such a document cannot be published.',
  fix: 'npm run legal -- status shows each with the English before and after. Translate it, or confirm that it still holds.',
  find: ({ site }) =>
    translationsOf(site).flatMap(translation => {
      const behind = sectionsBehind(translation)
      if (behind.length === 0) return []
      const { name, language, own } = translation
      return {
        suffix: `:${name}.${language}`,
        message: `${name} in ${languageOption(language).name} is behind the English text in ${countText(behind.length, 'section')}: ${behind.join(', ')}`,
        location: own.file,
      }
    }),
}
