import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { AgreementPage } from './agreement/AgreementPage.tsx'
import { InformationPage } from './information/InformationPage.tsx'
import { LandingPage } from './landing/LandingPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { type Page, pages } from './pageTable.ts'
import { SubProcessorsPage } from './processors/SubProcessorsPage.tsx'
import { RightsPage } from './rights/RightsPage.tsx'
import type { SiteBuild } from './siteBuild.ts'
import { ChangesPage } from './versions/ChangesPage.tsx'
import { VersionListPage } from './versions/VersionListPage.tsx'
import { VersionPage } from './versions/VersionPage.tsx'

/** The component of every kind of page; a kind without one does not compile. */
function pageElement(page: Page, build: SiteBuild): ReactElement {
  switch (page.kind) {
    case 'landing':
      return <LandingPage page={page} build={build} />
    case 'legal':
      return <LegalPage page={page} build={build} />
    case 'version':
      return <VersionPage page={page} build={build} />
    case 'version-list':
      return <VersionListPage page={page} build={build} />
    case 'changes':
      return <ChangesPage page={page} build={build} />
    case 'sub-processors':
      return <SubProcessorsPage page={page} build={build} />
    case 'rights':
      return <RightsPage page={page} build={build} />
    case 'agreement':
      return <AgreementPage page={page} build={build} />
    case 'information':
      return <InformationPage page={page} build={build} />
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
