import { isLanguage, type Language, languages } from '../languages/index.ts'
import { OperatorError } from './OperatorError.ts'
import type { SiteConfig } from './schema.ts'
import type { SiteSource } from './siteSource.ts'

/** The languages a site is offered in, in the order of the project's table. */
export interface OfferedLanguages {
  /** Those of the landing page. */
  readonly site: readonly Language[]
  /** Those of the legal documents (specification §1). */
  readonly legal: readonly Language[]
  /** Those that any page is offered in. */
  readonly any: readonly Language[]
}

const known: readonly Language[] = languages.map(({ code }) => code)

/**
 * The operator's choice of languages.
 * @throws OperatorError for a language that the project does not have
 */
export function readOfferedLanguages(
  { languages: chosen }: SiteConfig,
  { file, lineOf }: SiteSource,
): OfferedLanguages {
  const offered = (field: keyof typeof chosen) => {
    const unknown = chosen[field].find(code => !isLanguage(code))
    if (unknown !== undefined) {
      const remedy = `Write ${known.join(', ')}`
      const message = `languages.${field}: "${unknown}" is not a language of this project. ${remedy}`
      throw new OperatorError([{ file, line: lineOf(['languages', field]), message }])
    }
    return known.filter(code => chosen[field].includes(code))
  }
  const [site, legal] = [offered('site'), offered('legal')]
  return { site, legal, any: known.filter(code => site.includes(code) || legal.includes(code)) }
}
