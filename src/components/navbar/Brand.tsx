import type { MarkImage } from '../../model/mark.ts'
import { markPanels, markSize } from '../brand.ts'

interface BrandProps {
  /** The company's own mark, in place of the design's. */
  readonly mark: MarkImage | undefined
  readonly name: string
  readonly href: string
  readonly label: string
}

/** The brand's mark and its name, as a link to the home page. */
export function Brand({ mark, name, href, label }: BrandProps) {
  const { width, height } = markSize
  return (
    <a className="brand" href={href} aria-label={`${name}, ${label}`}>
      {mark ? (
        <img src={mark.src} width={mark.width} height={mark.height} alt="" />
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {markPanels.map(({ path, fill = 'currentColor' }) => (
            <path key={path} fill={fill} d={path} />
          ))}
        </svg>
      )}
      <span translate="no">{name}</span>
    </a>
  )
}
