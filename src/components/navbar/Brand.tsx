interface BrandProps {
  readonly name: string
  readonly href: string
  readonly label: string
}

/** The brand's mark, three panels, and its name, as a link to the home page. */
export function Brand({ name, href, label }: BrandProps) {
  return (
    <a className="brand" href={href} aria-label={`${name}, ${label}`}>
      <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
        <path className="brand-video" d="M0 2l8 1.5v13l-8 1.5z" />
        <path className="brand-image" d="M9.5 2h9v16h-9z" />
        <path className="brand-chat" d="M28 2l-8 1.5v13l8 1.5z" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
