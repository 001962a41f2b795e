import { isLanguage, type Language, languages } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { readSiteSource } from '../site/siteSource.ts'
import { site } from '../site/values.ts'

const known: readonly Language[] = languages.map(({ code }) => code)

/** The operator's choice in the order of the table; throws OperatorError for an unknown language. */
function offered(field: keyof typeof site.languages): readonly Language[] {
  const chosen = site.languages[field]
  const unknown = chosen.find(code => !isLanguage(code))
  if (unknown !== undefined) {
    const { file, lineOf } = readSiteSource()
    const remedy = `Write ${known.join(', ')}, or add the language to src/i18n/languages.ts`
    const message = `languages.${field}: "${unknown}" is no language of this project. ${remedy}`
    throw new OperatorError([{ file, line: lineOf(['languages', field]), message }])
  }
  return known.filter(code => chosen.includes(code))
}

/** The languages that the landing page is offered in. */
export const siteLanguages = offered('site')

/** The languages that the legal documents are offered in (specification §1). */
export const legalLanguages = offered('legal')

/** The languages that any page is offered in. */
export const offeredLanguages = known.filter(
  code => siteLanguages.includes(code) || legalLanguages.includes(code),
)
