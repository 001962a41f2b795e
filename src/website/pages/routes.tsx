import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LanguageProvider, type Page, pageTable } from '../../company/index.ts'
import {
  CompanyTextPage,
  LegalHomePage,
  LegalPage,
  StatutoryTextPage,
} from './document/textPages.tsx'
import { ChangesPage, DraftPage, VersionListPage, VersionPage } from './document/versionPages.tsx'
import { LandingPage } from './landing/Landing.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageProps, SiteBuild } from './siteBuild.ts'

/** What every kind of page shows; a kind without a component does not compile. */
const pages: { readonly [Kind in Page['kind']]: (props: PageProps<Kind>) => ReactNode } = {
  landing: LandingPage,
  'not-found': NotFoundPage,
  legal: LegalPage,
  'legal-home': LegalHomePage,
  version: VersionPage,
  'version-list': VersionListPage,
  changes: ChangesPage,
  draft: DraftPage,
  statutory: StatutoryTextPage,
  company: CompanyTextPage,
}

function ShownPage({ page, build }: PageProps) {
  const { kind, language, alternates } = page
  // The table gives the component of the page's own kind.
  const Shown = pages[kind] as ComponentType<PageProps>
  return (
    <LanguageProvider
      language={language}
      alternates={alternates}
      messages={build.site.messages[language]}
    >
      <Shown page={page} build={build} />
    </LanguageProvider>
  )
}

/** The route table of react-router: every page in every language, and what is not found. */
export function routes(build: SiteBuild): RouteObject[] {
  return pageTable(build.site).all.map(page => ({
    path: page.kind === 'not-found' ? `${page.prefix}/*` : page.path,
    element: <ShownPage page={page} build={build} />,
  }))
}
