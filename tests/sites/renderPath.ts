import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'

/** Renders the page of a route table that has a path; nothing of it is kept. */
export async function renderPath(table: RouteObject[], path: string): Promise<Element> {
  const handler = createStaticHandler(table)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} is a redirect`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToStaticMarkup(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
  )
  const page = select('html', fromHtml(html))
  if (!page) throw new Error(`${path} is not a page`)
  return page
}
