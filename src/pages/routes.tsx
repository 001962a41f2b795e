import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Language, languages } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { type RouteName, routeNames, routePath } from './routeTable.ts'

/** The page of every route; a route without one does not compile. */
const pages: Readonly<Record<RouteName, (language: Language) => ReactElement>> = {
  landing: language => <LandingPage language={language} />,
  'privacy-policy': language => <LegalPage name="privacy-policy" language={language} />,
  'terms-of-service': language => <LegalPage name="terms-of-service" language={language} />,
  'data-processing-agreement': language => (
    <LegalPage name="data-processing-agreement" language={language} />
  ),
}

/** The route table of react-router: every page in every language, and what is not found. */
export const routes: RouteObject[] = languages.flatMap(({ code }) => [
  ...routeNames.map(route => ({ path: routePath(route, code), element: pages[route](code) })),
  { path: localizePath('/*', code), element: <NotFoundPage language={code} /> },
])
