import { siteBuild } from 'virtual:site-build'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { routes } from '../pages/routes.tsx'

const table = routes(siteBuild)

function MatchedRoute() {
  return useRoutes(table)
}

interface PrerenderedPageProps {
  readonly url: string
}

/** The page of the route table that a URL asks for. */
export default function PrerenderedPage({ url }: PrerenderedPageProps) {
  return (
    <StaticRouter location={url}>
      <MatchedRoute />
    </StaticRouter>
  )
}
