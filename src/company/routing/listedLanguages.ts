import type { FieldPath } from '../folder/index.ts'
import {
  defaultLanguage,
  isTranslations,
  type Language,
  languageOption,
} from '../languages/index.ts'
import { hasNote } from '../schema/index.ts'
import {
  isLegalDocument,
  languagesOf,
  legalDocuments,
  oncePerSite,
  type Site,
  siteLeaves,
  statutoryPages,
  type TextName,
  textPath,
} from '../site/index.ts'
import { publishedVersions } from '../versions/index.ts'

/** Words that a page of a language shows in English, because nobody has written them in that language. */
export interface MissingTranslation {
  readonly language: Language
  /** The name of the field: `processors.ai-chat.role`; or of the text. */
  readonly name: string
  /** Where the field is in the company's file; left out for a text. */
  readonly path?: FieldPath
  /** The text that is not written in the language; left out for a field. */
  readonly text?: TextName
}

/** What is missing of the company's words by language, and of the texts, in the languages the site is offered in. */
export const missingTranslations = oncePerSite((site): readonly MissingTranslation[] => {
  const missingInFields = siteLeaves(site).flatMap(({ path, name, value }) => {
    if (!isTranslations(value)) return []
    const isOnLandingPage = hasNote(path, 'isOnLandingPageOnly')
    const wanted = site.languages[isOnLandingPage ? 'site' : 'any']
    return wanted.flatMap(language => (language in value ? [] : { language, name, path }))
  })
  const missingTexts = [...legalDocuments, ...statutoryPages].flatMap(text => {
    const isPublished = isLegalDocument(text) && publishedVersions(site)[text].length > 0
    // A published document is shown in the languages that it was published in.
    const wanted = isPublished ? [] : languagesOf(site, text)
    return wanted.flatMap(language =>
      site.texts.has(textPath(text, language)) ? [] : { language, name: text, text },
    )
  })
  return [...missingInFields, ...missingTexts]
})

/** The name by which a company accepts that words are missing in a language. */
export function missingTranslationId({ name, language }: MissingTranslation): string {
  return `translation:${name}.${language}`
}

/** Whether a document was published in a language: readers rely on its pages then. */
function isLiveIn(site: Site, language: Language): boolean {
  return Object.values(publishedVersions(site)).some(versions =>
    versions.some(({ texts }) => texts.has(language)),
  )
}

/** What keeps languages out of the list: what is missing, and not accepted, where nobody relies on the language yet. */
export const keptOut = oncePerSite((site): readonly MissingTranslation[] => {
  const { acceptedFindings } = site.config
  return missingTranslations(site).filter(missing => {
    const id = missingTranslationId(missing)
    const isAccepted = acceptedFindings.some(
      ({ finding, until }) => finding === id && until >= site.today,
    )
    return !isAccepted && !isLiveIn(site, missing.language)
  })
})

/**
 * The languages that search engines and the choice of languages lead to: one in which words are missing is not
 * among them until it is whole, though all of its pages are there. A language that documents were published in
 * stays; the launch check warns of what is missing.
 */
export const listedLanguages = oncePerSite((site): readonly Language[] => {
  const partial = keptOut(site).map(({ language }) => language)
  return site.languages.any.filter(code => code === defaultLanguage || !partial.includes(code))
})

/** What a build says of languages that are not listed; undefined where all are. */
export function unlistedMessage(site: Site): string | undefined {
  const listed = listedLanguages(site)
  const unlisted = site.languages.any.filter(code => !listed.includes(code))
  if (unlisted.length === 0) return undefined
  const names = unlisted.map(code => {
    const missing = keptOut(site).filter(({ language }) => language === code)
    return `${languageOption(code).name} (${missing.map(({ name }) => name).join(', ')})`
  })
  return `Kept out of search engines and of the choice of languages until nothing is missing: ${names.join('; ')}.`
}
