import type { PreparedSite } from '../preparedSite.ts'
import { pathOf } from '../requestTarget.ts'
import type { Middleware } from './middleware.ts'

/** Leads from moved and guessed paths to those of the site, with the query of the request. */
export function redirects({ redirects: targets, responses }: PreparedSite): Middleware {
  const { status, headers } = responses.redirect
  return (request, response, next) => {
    const path = pathOf(request.url)
    const target = targets.get(path)
    if (target === undefined) return next()
    const query = request.url?.slice(path.length) ?? ''
    response.writeHead(status, [...headers, 'Location', query === '?' ? target : target + query])
    response.end()
  }
}
