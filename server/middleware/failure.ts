import type { ErrorRequestHandler } from 'express'
import type { PreparedSite } from '../preparedSite.ts'
import { send } from '../send.ts'

/** Responds where another step has thrown; Express's own page would show the stack. */
export function failure({ responses }: PreparedSite): ErrorRequestHandler {
  // Four parameters tell Express that this handles errors.
  return (_error, _request, response, _next) => send(response, responses.serverError)
}
