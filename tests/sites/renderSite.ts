import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { pageContent } from '../../src/build/prepareBuild.ts'
import { localized } from '../../src/company/languages/languages.ts'
import { type Page, pageTable } from '../../src/company/routing/pageTable.ts'
import { oncePerSite, type Site } from '../../src/company/site/site.ts'
import { routes } from '../../src/website/pages/routes.tsx'
import type { SiteBuild } from '../../src/website/pages/siteBuild.ts'

/** A page as React renders it. */
export interface RenderedPage {
  readonly page: Page
  readonly html: string
  readonly tree: Root
}

/** What a build hands to the pages of a site, without fonts and scripts; computed once for each site. */
export const buildOf = oncePerSite(
  (written: Site): SiteBuild => ({
    ...pageContent(written),
    resources: {
      fonts: localized(() => ({ css: '', preloads: [] })),
      loader: { src: '/loader.js', integrity: 'sha256-loader' },
      hydration: { src: '/hydrate.js', integrity: 'sha256-hydrate' },
    },
    isIndexed: false,
    qrCodes: { 'app-store': '/qr-code.svg', 'google-play': '/play.svg' },
    works: {},
    screens: {},
    sharing: undefined,
  }),
)

/**
 * Renders pages of a site in this process, as a build does.
 * @param wanted which of them; every page where it is left out
 * @param build what they are rendered from, with fonts and scripts where a test has them
 */
export function renderSite(
  site: Site,
  wanted: (page: Page) => boolean = () => true,
  build: SiteBuild = buildOf(site),
): readonly RenderedPage[] {
  const table = routes(build)
  const Matched = ({ path }: { readonly path: string }) =>
    useRoutes(table.filter(route => route.path === path))
  return pageTable(build.site)
    .all.filter(wanted)
    .map(page => {
      const path = page.kind === 'not-found' ? `${page.prefix}/*` : page.path
      const html = renderToString(
        createElement(StaticRouter, { location: page.path }, createElement(Matched, { path })),
      )
      let tree: Root | undefined
      return {
        page,
        html,
        // Parsed when it is asked for: tests that read words alone take half the time.
        get tree() {
          tree ??= fromHtml(`<!doctype html>${html}`)
          return tree
        },
      }
    })
}

/** Renders the page that has a path. */
export function renderPath(build: SiteBuild, path: string): Root {
  const [rendered] = renderSite(build.site, page => page.path === path, build)
  if (!rendered) throw new Error(`${path} is not a page`)
  return rendered.tree
}
