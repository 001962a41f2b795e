import { renderToStaticMarkup } from 'react-dom/server'
import { inkOnLight, markPanels, markSize, neutralFill, paper } from '../../components/brand.ts'

interface IconOptions {
  /** Fills the square with paper, as home screens cut their own corners. */
  readonly isFullBleed: boolean
}

/** Room around the mark, in its own units. */
const MARGIN = 8

/** The icon as SVG, for the pictures that are drawn at build. */
export function iconSvg({ isFullBleed }: IconOptions): string {
  const { width, height } = markSize
  const side = width + 2 * MARGIN
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {isFullBleed && <rect width={side} height={side} fill={paper.light} />}
      <g transform={`translate(${MARGIN} ${(side - height) / 2})`}>
        {markPanels.map(({ path, fill = isFullBleed ? inkOnLight : neutralFill }) => (
          <path key={path} fill={fill} d={path} />
        ))}
      </g>
    </svg>,
  )
}
