import compression from 'compression'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { accessLog, type LogLine } from './accessLog.ts'
import { answer } from './answer.ts'
import type { Site } from './site.ts'

export interface AppOptions {
  readonly site: Site
  /** Takes one line a request; without it nothing is logged. */
  readonly log?: ((line: LogLine) => void) | undefined
}

/**
 * The application: answers the site from memory, and the health check itself.
 * Pure: it reads nothing, listens to nothing, and can be given to supertest as it is.
 */
export function createApp({ site, log }: AppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')

  if (log) app.use(accessLog(log))
  app.use((request, response, next) => {
    if (!answer(site, request, response)) next()
  })

  app.use((_request, response, next) => {
    for (let index = 0; index < site.headers.length; index += 2) {
      response.setHeader(site.headers[index] ?? '', site.headers[index + 1] ?? '')
    }
    next()
  })
  app.use(compression())
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n')
  })
  const lastResort: ErrorRequestHandler = (_error, _request, response, next) => {
    if (response.headersSent) return next(_error)
    response.writeHead(site.badRequest.status, site.badRequest.headers).end(site.badRequest.body)
  }
  app.use(lastResort)
  return app
}
