import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import PrerenderedPage from './+Page.tsx'

/** Renders a page of the route table to a whole HTML document. */
export default function onRenderHtml(pageContext: PageContextServer) {
  const html = renderToString(<PrerenderedPage url={pageContext.urlPathname} />)
  // React has escaped it; the document starts at <html>, which Vike must not wrap.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}
