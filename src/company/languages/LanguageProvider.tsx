import { createContext, type ReactNode, useContext } from 'react'
import type { MessageKey, Messages } from './language.ts'
import type { Alternates, Language } from './languages.ts'

export interface LanguageAccess {
  readonly language: Language
  /** Goes to the same page and section in another language. */
  readonly setLanguage: (language: Language) => void
  /** The text of a key in the page's language, or the key itself where there is none. */
  readonly t: (key: MessageKey) => string
}

/** The URL fragment of a section; none for the top of the page. */
export function sectionHash(section: string | undefined): string {
  return section === undefined || section === 'home' ? '' : `#${section}`
}

const LanguageContext = createContext<LanguageAccess | undefined>(undefined)

interface LanguageProviderProps {
  readonly language: Language
  readonly messages: Messages
  readonly alternates: Alternates
  /** The id of the section the visitor is in, kept when the language changes. */
  readonly currentSection?: () => string | undefined
  readonly children: ReactNode
}

/** Gives the components below it the page's language, its texts and the way to the other languages. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { language, messages, alternates, currentSection, children } = props
  const access: LanguageAccess = {
    language,
    setLanguage: next => {
      const path = alternates[next]
      if (path !== undefined) location.assign(path + sectionHash(currentSection?.()))
    },
    t: key => messages[key] ?? key,
  }
  return <LanguageContext value={access}>{children}</LanguageContext>
}

/**
 * The language access of the page.
 * @throws outside a `LanguageProvider` (docs/rulings.md, ruling 5)
 */
export function useLanguage(): LanguageAccess {
  const access = useContext(LanguageContext)
  if (!access) throw new Error('useLanguage must be used within a LanguageProvider')
  return access
}
