import { createContext, useContext } from 'react'
import type { Messages } from '../i18n/LanguageProvider.tsx'
import type { Language, Localized } from '../i18n/languages.ts'

/** The page being rendered at build. */
export interface Page {
  readonly language: Language
  readonly messages: Messages
  /** Path of this page in each language. */
  readonly alternates: Localized
}

/** Given by every page to the parts that send data to the browser. */
export const PageContext = createContext<Page | undefined>(undefined)

/**
 * The page being rendered.
 * @throws outside a `PageContext`
 */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage must be used within a PageContext')
  return page
}
