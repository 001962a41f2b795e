import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom'
import { routes } from '../pages/routes.tsx'
import type { SiteBuild } from '../pages/siteBuild.ts'

/** Routes by their paths: ranking the whole table for each page would take quadratic time. */
const routesByPath = new WeakMap<SiteBuild, ReadonlyMap<string | undefined, RouteObject>>()

function routesOf(build: SiteBuild): ReadonlyMap<string | undefined, RouteObject> {
  const known = routesByPath.get(build) ?? new Map(routes(build).map(route => [route.path, route]))
  routesByPath.set(build, known)
  return known
}

interface PrerenderedPageProps {
  readonly build: SiteBuild
  readonly url: string
}

function MatchedRoute({ build, url }: PrerenderedPageProps) {
  const known = routesOf(build)
  const route = known.get(url)
  return useRoutes(route ? [route] : [...known.values()])
}

/** The page of the route table that a URL asks for. */
export default function PrerenderedPage({ build, url }: PrerenderedPageProps) {
  return (
    <StaticRouter location={url}>
      <MatchedRoute build={build} url={url} />
    </StaticRouter>
  )
}
