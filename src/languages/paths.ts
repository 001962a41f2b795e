import { defaultLanguage, type Language } from './languages.ts'

/**
 * Puts a path of the default language into another one: `/terms-of-service` in German is
 * `/de/terms-of-service`, `/` is `/de` (product ruling 4).
 */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
