import type { Language } from '../languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'

type Catalog = Readonly<Record<keyof typeof en, string>>

declare module '../LanguageProvider.tsx' {
  interface MessageCatalog extends Catalog {}
}

/** Every text of the interface, by language and key. */
export const messages: Readonly<Record<Language, Catalog>> = { en, de }
