import { renderToStaticMarkup } from 'react-dom/server'
import { markPanels, markSize, neutralFill } from '../../components/index.ts'
import { placed } from '../../media/index.ts'
import type { SchemeColors } from '../../model/index.ts'

interface IconOptions {
  /** Fills the square with paper, as home screens cut their own corners; without colors it is clear. */
  readonly colors?: SchemeColors
  /** The company's own mark in a square, in place of the design's. */
  readonly own?: string | undefined
}

/** Room around the mark, in its own units. */
const MARGIN = 8

/** The icon as SVG, for the pictures that are drawn at build. */
export function iconSvg({ colors, own }: IconOptions = {}): string {
  const { width, height } = markSize
  const side = width + 2 * MARGIN
  if (own !== undefined) {
    const ground = colors ? `<path fill="${colors.paper}" d="M0 0h${side}v${side}H0z"/>` : ''
    const place = { x: MARGIN, y: MARGIN, width, height: width }
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${placed(own, place)}</svg>`
  }
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {colors && <rect width={side} height={side} fill={colors.paper} />}
      <g transform={`translate(${MARGIN} ${(side - height) / 2})`}>
        {markPanels.map(({ path, fill = colors?.ink ?? neutralFill }) => (
          <path key={path} fill={fill} d={path} />
        ))}
      </g>
    </svg>,
  )
}
