import type { RouteLink } from '../model/routes.ts'

interface BackLinkProps {
  readonly to: RouteLink
  readonly label: string
}

/** The way back at the end of a page. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <a className="pill back-home" href={to.path} hrefLang={to.otherLanguage}>
      <span aria-hidden="true">←</span> {label}
    </a>
  )
}
