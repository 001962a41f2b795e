import { takePage } from 'virtual:site-build'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import PrerenderedPage from './+Page.tsx'

/** Renders a page of the route table to a whole HTML document. */
export default function onRenderHtml({ urlPathname }: PageContextServer) {
  const html = renderToString(<PrerenderedPage url={urlPathname} />)
  if (takePage) {
    takePage({ path: urlPathname, html: `<!doctype html>${html}` })
    // Vike keeps what it gets until the end of the build: with hundreds of pages, 200 MB.
    return escapeInject``
  }
  // React has escaped it; the document starts at <html>, which Vike must not wrap.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}
