import type { PreparedSite } from '../preparedSite.ts'
import { send } from '../send.ts'
import type { Middleware } from './middleware.ts'

/** Says that the server is up. */
export function healthCheck({ responses }: PreparedSite): Middleware {
  return (_request, response) => send(response, responses.health)
}
