import * as v from 'valibot'
import type { Translations } from '../languages/index.ts'
import { text, wrongType } from './fields.ts'

/** A text in each language. */
export const byLanguage = v.objectWithRest(
  { en: text },
  text,
  wrongType("the text by language, like { en: '…', de: '…' }"),
)

const oneText = v.pipe(
  text,
  v.transform((en): Translations => ({ en })),
)

/** A text by language; a plain one is shown in every language, as English is where one has none of its own. */
export const translations = v.lazy<v.GenericSchema<string | Translations, Translations>>(input =>
  typeof input === 'string' ? oneText : byLanguage,
)
