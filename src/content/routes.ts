import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'
import type { LegalDocumentName } from './documents.ts'
import { type InformationPageName, suppliedInformation } from './information.ts'
import { legalLanguages, siteLanguages } from './offeredLanguages.ts'

/** Routes with one page in each of their languages (specification §2 "Routes"). */
export type RouteName =
  | 'landing'
  | LegalDocumentName
  | InformationPageName
  | 'sub-processors'
  | 'your-rights'
  | 'agreement-to-sign'

interface RouteDefinition {
  /** The languages it is offered in. */
  readonly languages: readonly Language[]
  /** Its address without the language; `/` and its name where it is left out. */
  readonly address?: string
  /** The last part of its address in languages that have a word of their own for it. */
  readonly slugs?: Readonly<Partial<Record<Language, string>>>
}

const legal = { languages: legalLanguages } as const

/** An optional page is offered in no language while its facts are not supplied. */
function information(name: InformationPageName, slugs: Readonly<Record<Language, string>>) {
  return { languages: suppliedInformation.includes(name) ? legalLanguages : [], slugs }
}

/** Every route, in the order pages are listed. */
const definitions: Readonly<Record<RouteName, RouteDefinition>> = {
  landing: { languages: siteLanguages, address: '/' },
  'privacy-policy': legal,
  'terms-of-service': legal,
  'data-processing-agreement': legal,
  'sub-processors': legal,
  'your-rights': {
    ...legal,
    slugs: { de: 'ihre-rechte', fr: 'vos-droits', es: 'sus-derechos' },
  },
  'agreement-to-sign': { ...legal, address: '/data-processing-agreement/sign' },
  imprint: information('imprint', {
    en: 'imprint',
    de: 'impressum',
    fr: 'mentions-legales',
    es: 'aviso-legal',
  }),
  cancellation: information('cancellation', {
    en: 'cancel',
    de: 'kuendigen',
    fr: 'resilier',
    es: 'cancelar',
  }),
  withdrawal: information('withdrawal', {
    en: 'withdrawal',
    de: 'widerruf',
    fr: 'retractation',
    es: 'desistimiento',
  }),
  accessibility: information('accessibility', {
    en: 'accessibility',
    de: 'barrierefreiheit',
    fr: 'accessibilite',
    es: 'accesibilidad',
  }),
  'digital-services': information('digital-services', {
    en: 'digital-services',
    de: 'digitale-dienste',
    fr: 'services-numeriques',
    es: 'servicios-digitales',
  }),
  report: information('report', { en: 'report', de: 'melden', fr: 'signaler', es: 'denunciar' }),
  ai: information('ai', { en: 'ai', de: 'ki', fr: 'ia', es: 'ia' }),
}

/** Every route, in the order pages are listed. */
export const routeNames = Object.keys(definitions) as RouteName[] // the keys of the record above

/** A route that the footer of every page leads to. */
export type FooterRoute = Exclude<RouteName, 'landing' | 'agreement-to-sign'>

/** What readers of the footer look for. */
const footerGroupNames = ['documents', 'choices', 'company'] as const

/** The group of every route, in the order of the footer; a route without one does not compile. */
const groupOf: Readonly<Record<FooterRoute, (typeof footerGroupNames)[number]>> = {
  'privacy-policy': 'documents',
  'terms-of-service': 'documents',
  'data-processing-agreement': 'documents',
  'sub-processors': 'documents',
  'your-rights': 'choices',
  cancellation: 'choices',
  withdrawal: 'choices',
  report: 'choices',
  imprint: 'company',
  accessibility: 'company',
  'digital-services': 'company',
  ai: 'company',
}

const footerRoutes = Object.keys(groupOf) as FooterRoute[] // the keys of the record above

/** The groups of the footer with those of their routes that the site has. */
export const footerGroups = footerGroupNames
  .map(name => ({
    name,
    routes: footerRoutes.filter(
      route => groupOf[route] === name && definitions[route].languages.length > 0,
    ),
  }))
  .filter(({ routes }) => routes.length > 0)

/** The languages that a route is offered in. */
export function languagesOf(route: RouteName): readonly Language[] {
  return definitions[route].languages
}

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  const { address, slugs } = definitions[route]
  return localizePath(address ?? `/${slugs?.[language] ?? route}`, language)
}

/** The route whose page in a language has a path; undefined where there is none. */
export function routeAt(path: string, language: Language): RouteName | undefined {
  return routeNames.find(route => routePath(route, language) === path)
}

/** A link to a route, and its language where that is not the page's own. */
export interface RouteLink {
  readonly path: string
  readonly otherLanguage?: Language
}

/** Leads to a route in a language, or in the default language where it is not offered in that one. */
export function linkToRoute(route: RouteName, language: Language): RouteLink {
  if (languagesOf(route).includes(language)) return { path: routePath(route, language) }
  return { path: routePath(route, defaultLanguage), otherLanguage: defaultLanguage }
}
