import type { RouteObject } from 'react-router-dom'
import { DocumentPage, type DocumentView } from './document/DocumentPage.tsx'
import { legalHomeView, legalView, statutoryView } from './document/textViews.tsx'
import { changesView, draftView, versionListView, versionView } from './document/versionViews.tsx'
import { LandingPage } from './landing/Landing.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { type Page, pageTable } from './pageTable.ts'
import type { PageProps, SiteBuild } from './siteBuild.ts'

type Views = {
  readonly [Kind in Exclude<Page['kind'], 'landing' | 'not-found'>]: (
    props: PageProps<Kind>,
  ) => DocumentView
}

/** What every kind of page of text shows; a kind without a view does not compile. */
const views: Views = {
  legal: legalView,
  'legal-home': legalHomeView,
  version: versionView,
  'version-list': versionListView,
  changes: changesView,
  draft: draftView,
  statutory: statutoryView,
}

function ShownPage({ page, build }: PageProps) {
  if (page.kind === 'landing') return <LandingPage page={page} build={build} />
  if (page.kind === 'not-found') return <NotFoundPage page={page} build={build} />
  // The table gives the view of the page's own kind.
  const view = views[page.kind] as (props: PageProps) => DocumentView
  return <DocumentPage page={page} build={build} view={view({ page, build })} />
}

/** The route table of react-router: every page in every language, and what is not found. */
export function routes(build: SiteBuild): RouteObject[] {
  return pageTable(build.site).all.map(page => ({
    path: page.kind === 'not-found' ? `${page.prefix}/*` : page.path,
    element: <ShownPage page={page} build={build} />,
  }))
}
