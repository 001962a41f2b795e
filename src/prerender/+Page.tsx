import { StaticRouter, useRoutes } from 'react-router-dom'
import type { SiteBuild } from '../pages/index.ts'
import { routes } from '../pages/routes.tsx'

interface PrerenderedPageProps {
  readonly build: SiteBuild
  readonly url: string
}

function MatchedRoute({ build, url }: PrerenderedPageProps) {
  const table = routes(build)
  // Ranking the whole table for each page would take quadratic time.
  const own = table.filter(({ path }) => path === url)
  return useRoutes(own.length > 0 ? own : table)
}

/** The page of the route table that a URL asks for. */
export default function PrerenderedPage({ build, url }: PrerenderedPageProps) {
  return (
    <StaticRouter location={url}>
      <MatchedRoute build={build} url={url} />
    </StaticRouter>
  )
}
