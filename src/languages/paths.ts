import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/**
 * Puts a path of the default language into another one: `/terms-of-service` in German is
 * `/de/terms-of-service`, `/` is `/de` (product ruling 4).
 */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Takes a localized path apart; a path without a language prefix is the default language's. */
export function parseLocalizedPath(path: string): { language: Language; path: string } {
  const [, first = '', ...rest] = path.split('/')
  if (first === defaultLanguage || !isLanguage(first)) return { language: defaultLanguage, path }
  return { language: first, path: `/${rest.join('/')}` }
}
