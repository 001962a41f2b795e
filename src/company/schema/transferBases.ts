import * as v from 'valibot'
import { languageOption, localized, type Translations } from '../languages/index.ts'
import { byLanguage, text } from './values.ts'

/** The bases of a transfer that the site has words for, in the order in which the setup offers them. */
const transferBases = ['clauses', 'framework', 'adequacy'] as const

/** The name of a basis, in every language. */
function basisText(basis: (typeof transferBases)[number]): Translations {
  return localized(language => languageOption(language).defaultWords.transferBases[basis])
}

const namedBases = v.pipe(
  text,
  v.transform((written): Translations => {
    const parts = written.toLowerCase().split(/\s*,\s*/)
    const named = parts.flatMap(part => transferBases.find(basis => basis === part) ?? [])
    if (named.length < parts.length) return { en: written }
    return localized(code => named.map(basis => basisText(basis)[code]).join(', '))
  }),
)

/** Why data may leave the Union: the site's words for one or more bases, or words by language. */
export const bases = v.lazy<v.GenericSchema<string | Translations, Translations>>(input =>
  typeof input === 'string' ? namedBases : byLanguage,
)

/** The bases to choose from, by their names. */
export const basisChoices = transferBases.map(value => ({ value, label: basisText(value).en }))
