import { type LegalDocumentName, legalDocuments } from '../content/legalOutline.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'

/** The routes of the site (specification §2 "Routes"), with their path in the default language. */
export const routePaths = {
  landing: '/',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'data-processing-agreement': '/data-processing-agreement',
} as const satisfies Record<'landing' | LegalDocumentName, string>

export type RouteName = keyof typeof routePaths

export const routeNames: readonly RouteName[] = ['landing', ...legalDocuments]

/** Where the 404 page of the default language is pre-rendered; it is served at no address of its own. */
export const notFoundPath = '/404'

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  return localizePath(routePaths[route], language)
}

/** The path of the picture that is shown where a page is shared. */
export function cardPath(route: RouteName, language: Language): string {
  return `/cards/${route}.${language}.png`
}

interface PageUrl {
  readonly path: string
  readonly language: Language
  readonly route: RouteName | 'not-found'
}

/** Every page that is pre-rendered. */
export const pageUrls: readonly PageUrl[] = languages.flatMap(({ code }) => [
  ...routeNames.map(route => ({ path: routePath(route, code), language: code, route })),
  { path: localizePath(notFoundPath, code), language: code, route: 'not-found' as const },
])
