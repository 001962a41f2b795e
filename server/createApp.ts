import type { RequestListener } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import { accessLog } from './middleware/accessLog.ts'
import { compressRest } from './middleware/compressRest.ts'
import { failure } from './middleware/failure.ts'
import { files } from './middleware/files.ts'
import { healthCheck } from './middleware/healthCheck.ts'
import { notFoundPage } from './middleware/notFoundPage.ts'
import { redirects } from './middleware/redirects.ts'
import { refusals } from './middleware/refusals.ts'
import type { PreparedSite } from './preparedSite.ts'

export interface AppOptions {
  readonly site: PreparedSite
  /** Takes one line of JSON per request; without it nothing is logged. */
  readonly log?: ((line: string) => void) | undefined
}

/**
 * The application, which supertest takes as it is. Pure: it reads nothing and listens to nothing.
 *
 * helmet's headers are in every response that was prepared: securityPolicy.ts has the build compute
 * them once, for nginx and CDNs too.
 */
export function createApp({ site, log }: AppOptions): Express {
  const app = express()
  // `/Healthz` and `/healthz/` are other paths, as in nginx.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  if (log) app.use(accessLog(log))
  app.use(refusals(site))
  app.use(redirects(site))
  app.get([...site.uncompressedPaths], compressRest)
  app.use(files(site))
  app.get(site.healthPath, healthCheck(site))
  app.use(notFoundPage(site))
  app.use(failure(site))
  return withoutExpressMethods(app)
}

/**
 * Has an application route requests without giving them Express's methods, such as `response.json`,
 * which the steps above do without. Changing the prototype of each request and response costs V8 more
 * than all the rest of a response (docs/decisions.md).
 */
function withoutExpressMethods(app: Express): Express {
  const handle: RequestListener = (request, response) => {
    // Only where even the last step fails, there is nothing left to say.
    const giveUp = () => response.destroy()
    // The router asks no more of them than Node's own; its types ask for Express's.
    app.router(request as Request, response as Response, giveUp)
  }
  return Object.assign(app, { handle })
}
