import type { RequestListener } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { logRequests } from './accessLog.ts'
import type { PreparedSite } from './preparedSite.ts'
import { respond } from './respond.ts'

export interface AppOptions {
  readonly site: PreparedSite
  /** Takes one line of JSON per request; without it nothing is logged. */
  readonly log?: ((line: string) => void) | undefined
}

/** The part that is made at run time: the health check. */
function createDynamicApp({ healthPath, responses }: PreparedSite): Express {
  const { health, badRequest } = responses
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(compression())
  app.get(healthPath, (_request, response) => {
    response.writeHead(health.status, health.headers).end(health.body)
  })
  // Four parameters tell Express that this handles errors; its own page would show the stack.
  const lastResort: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.writeHead(badRequest.status, badRequest.headers).end(badRequest.body)
  }
  app.use(lastResort)
  return app
}

/**
 * The application: serves the site from memory, before Express takes a request apart, and leaves
 * to Express what is made at run time. Pure: it reads nothing, listens to nothing, and can be given
 * to supertest as it is.
 */
export function createApp({ site, log }: AppOptions): RequestListener {
  const dynamicApp = createDynamicApp(site)
  const handle: RequestListener = (request, response) => {
    if (!respond(site, request, response)) dynamicApp(request, response)
  }
  return log ? logRequests(handle, log) : handle
}
