import type { PreparedSite } from '../preparedSite.ts'
import { pathOf } from '../requestTarget.ts'
import { send } from '../send.ts'
import type { Middleware } from './middleware.ts'

/** Shows the 404 page in the language of the path. */
export function notFoundPage({ notFound }: PreparedSite): Middleware {
  return (request, response) => {
    const page = notFound(pathOf(request.url))
    send(response, page.choose(request.headers['accept-encoding']).full)
  }
}
