import { siteBuild } from 'virtual:site-build'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { routes } from '../pages/routes.tsx'

const table = routes(siteBuild)

/** Routes by their paths: ranking the whole table for each page would take its square in time. */
const routeOfPath = new Map(table.map(route => [route.path, route]))

interface PrerenderedPageProps {
  readonly url: string
}

function MatchedRoute({ url }: PrerenderedPageProps) {
  const route = routeOfPath.get(url)
  return useRoutes(route ? [route] : table)
}

/** The page of the route table that a URL asks for. */
export default function PrerenderedPage({ url }: PrerenderedPageProps) {
  return (
    <StaticRouter location={url}>
      <MatchedRoute url={url} />
    </StaticRouter>
  )
}
