import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LandingPage } from './landing/LandingPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { type Page, pages } from './pageTable.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The component of every kind of page; a kind without one does not compile. */
function pageElement(page: Page, build: SiteBuild): ReactElement {
  switch (page.kind) {
    case 'landing':
      return <LandingPage page={page} build={build} />
    case 'legal':
      return <LegalPage page={page} build={build} />
    case 'not-found':
      return <NotFoundPage page={page} build={build} />
  }
}

/** The route table of react-router: every page in every language, and what is not found. */
export function routes(build: SiteBuild): RouteObject[] {
  return pages.map(page => ({
    path: page.kind === 'not-found' ? `${page.prefix}/*` : page.path,
    element: pageElement(page, build),
  }))
}
