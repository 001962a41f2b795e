import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LandingPage } from './landing/LandingPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { LegalHomePage } from './legal-home/LegalHomePage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { type Page, pageTable } from './pageTable.ts'
import { SubProcessorsPage } from './processors/SubProcessorsPage.tsx'
import { RightsPage } from './rights/RightsPage.tsx'
import type { PageProps, SiteBuild } from './siteBuild.ts'
import { StatutoryPage } from './statutory/StatutoryPage.tsx'
import { ChangesPage } from './versions/ChangesPage.tsx'
import { DraftPage } from './versions/DraftPage.tsx'
import { VersionListPage } from './versions/VersionListPage.tsx'
import { VersionPage } from './versions/VersionPage.tsx'

type PageComponents = {
  readonly [Kind in Page['kind']]: ComponentType<PageProps<Extract<Page, { kind: Kind }>>>
}

/** The component of every kind of page; a kind without one does not compile. */
const components: PageComponents = {
  landing: LandingPage,
  legal: LegalPage,
  'legal-home': LegalHomePage,
  version: VersionPage,
  'version-list': VersionListPage,
  changes: ChangesPage,
  draft: DraftPage,
  'sub-processors': SubProcessorsPage,
  rights: RightsPage,
  statutory: StatutoryPage,
  'not-found': NotFoundPage,
}

/** The route table of react-router: every page in every language, and what is not found. */
export function routes(build: SiteBuild): RouteObject[] {
  return pageTable(build.site).all.map(page => {
    // The table gives the component of the page's own kind.
    const Component = components[page.kind] as ComponentType<PageProps<Page>>
    return {
      path: page.kind === 'not-found' ? `${page.prefix}/*` : page.path,
      element: <Component page={page} build={build} />,
    }
  })
}
