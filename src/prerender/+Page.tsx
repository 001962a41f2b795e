import { StaticRouter, useRoutes } from 'react-router-dom'
import { routes } from '../pages/routes.tsx'

function MatchedRoute() {
  return useRoutes(routes)
}

interface SitePageProps {
  readonly url: string
}

/** The page of the route table that a URL asks for. */
export default function SitePage({ url }: SitePageProps) {
  return (
    <StaticRouter location={url}>
      <MatchedRoute />
    </StaticRouter>
  )
}
