import * as v from 'valibot'
import { text, wrongType } from './fields.ts'

/** Schema of a text by language. */
export const translations = v.objectWithRest(
  { en: text },
  text,
  wrongType("the text by language, like { en: '…', de: '…' }"),
)
