import type { Localized } from '../../i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { RightsCatalog } from './rights.ts'

/** The rights in every language. */
export const rightsCatalogs: Localized<RightsCatalog> = { en, de, fr, es }
