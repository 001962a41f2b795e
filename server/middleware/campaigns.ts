import type { PreparedSite } from '../preparedSite.ts'
import { pathOf } from '../requestTarget.ts'
import { send } from '../send.ts'
import type { Middleware } from './middleware.ts'

/** Leads to a store, with the token of a campaign alone: the query of the request stays here. */
export function campaigns({ campaigns: responses }: PreparedSite): Middleware {
  return (request, response, next) => {
    const prepared = responses.get(pathOf(request.url))
    if (prepared) send(response, prepared)
    else next()
  }
}
