import { renderToString } from 'react-dom/server'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { SiteBuild } from '../../website/index.ts'
import { routes } from '../../website/pages/routes.tsx'
import { currentInput } from './currentInput.ts'

/** The page of the route table that a URL asks for. */
function MatchedRoute({ build, url }: { readonly build: SiteBuild; readonly url: string }) {
  const table = routes(build)
  // Ranking the whole table for each page would take quadratic time.
  const ofUrl = table.filter(({ path }) => path === url)
  return useRoutes(ofUrl.length > 0 ? ofUrl : table)
}

/** Renders a page of the route table to a whole HTML document; every page is HTML only. */
export default async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { build, takePage } = await currentInput()
  const html = renderToString(
    <StaticRouter location={urlPathname}>
      <MatchedRoute build={build} url={urlPathname} />
    </StaticRouter>,
  )
  if (takePage) {
    takePage({ path: urlPathname, html: `<!doctype html>${html}` })
    // Vike keeps what it gets until the end of the build: with hundreds of pages, 200 MB.
    return escapeInject``
  }
  // React has escaped it; the document starts at <html>, which Vike must not wrap.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}
