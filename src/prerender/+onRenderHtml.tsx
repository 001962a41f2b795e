import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import PrerenderedPage from './+Page.tsx'
import { currentInput } from './currentInput.ts'

/** Renders a page of the route table to a whole HTML document. */
export default async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { build, takePage } = await currentInput()
  const html = renderToString(<PrerenderedPage build={build} url={urlPathname} />)
  if (takePage) {
    takePage({ path: urlPathname, html: `<!doctype html>${html}` })
    // Vike keeps what it gets until the end of the build: with hundreds of pages, 200 MB.
    return escapeInject``
  }
  // React has escaped it; the document starts at <html>, which Vike must not wrap.
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}
