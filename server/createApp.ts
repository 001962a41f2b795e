import type { RequestListener } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { type LogLine, logRequests } from './accessLog.ts'
import { answer } from './answer.ts'
import { cacheControl } from './policy.ts'
import type { Site } from './site.ts'

export interface AppOptions {
  readonly site: Site
  /** Takes one line a request; without it nothing is logged. */
  readonly log?: ((line: LogLine) => void) | undefined
}

/** The part that is made at run time: the health check, under the headers of every answer. */
function createDynamicApp(site: Site): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    for (let index = 0; index < site.headers.length; index += 2) {
      response.setHeader(site.headers[index] ?? '', site.headers[index + 1] ?? '')
    }
    next()
  })
  app.use(compression())
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', cacheControl.never).type('text/plain').send('ok\n')
  })
  // Four parameters tell Express that this handles errors; its own page would show the stack.
  const lastResort: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.writeHead(site.badRequest.status, site.badRequest.headers).end(site.badRequest.body)
  }
  app.use(lastResort)
  return app
}

/**
 * The application: answers the site from memory, before Express takes a request apart, and leaves
 * to Express what is made at run time. Pure: it reads nothing, listens to nothing, and can be given
 * to supertest as it is.
 */
export function createApp({ site, log }: AppOptions): RequestListener {
  const dynamicApp = createDynamicApp(site)
  const handle: RequestListener = (request, response) => {
    if (!answer(site, request, response)) dynamicApp(request, response)
  }
  return log ? logRequests(handle, log) : handle
}
