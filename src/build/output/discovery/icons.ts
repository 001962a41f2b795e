import { hasPress, paletteOf, pressMarkPaths, type SchemeColors } from '../../../company/index.ts'
import { markDrawing, markSize, type SiteBuild } from '../../../website/index.ts'
import { placeDrawing } from '../../media/index.ts'
import type { Drawing } from './raster.ts'

interface IconOptions {
  readonly colors: SchemeColors
  /** Fills the square with paper, as home screens cut their own corners; without it the square is clear. */
  readonly hasGround?: boolean
  /** The company's own mark in a square, in place of the design's. */
  readonly companyMark?: string | undefined
}

/** Room around the mark in the icon, in its own units. */
const MARGIN = 8

/** The icon as SVG. */
export function iconSvg({ colors, hasGround, companyMark }: IconOptions): string {
  const { width, height } = markSize
  const side = width + 2 * MARGIN
  const ground = hasGround ? `<path fill="${colors.paper}" d="M0 0h${side}v${side}H0z"/>` : ''
  const panels = markDrawing(colors, hasGround ? colors.ink : undefined)
  const mark =
    companyMark === undefined
      ? `<g transform="translate(${MARGIN} ${(side - height) / 2})">${panels}</g>`
      : placeDrawing(companyMark, { x: MARGIN, y: MARGIN, width, height: width })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${mark}</svg>`
}

/** The icons of the site, for browsers and home screens. */
export function icons({ site, mark }: Pick<SiteBuild, 'site' | 'mark'>): readonly Drawing[] {
  const colors = paletteOf(site.config.identity.colors).light
  const companyMark = mark?.square
  const svg = iconSvg({ colors, hasGround: true, companyMark })
  return [
    // Where browsers look for an icon that no page names.
    { path: '/favicon.ico', svg: iconSvg({ colors, companyMark }), width: 32 },
    { path: '/apple-touch-icon.png', svg, width: 180 },
    { path: '/icon-192.png', svg, width: 192 },
    { path: '/icon-512.png', svg, width: 512 },
  ]
}

/** Width in px of the mark as a picture for the press, enough for print. */
const PRESS_MARK_WIDTH = 1200

/** The mark for the press as SVG: the company's own, or the design's. */
export function pressMark({ site, mark }: Pick<SiteBuild, 'site' | 'mark'>): string {
  return mark?.drawing ?? iconSvg({ colors: paletteOf(site.config.identity.colors).light })
}

/** The mark as a picture for the press; none where the company has nothing for the press. */
export function pressMarkPictures(build: Pick<SiteBuild, 'site' | 'mark'>): readonly Drawing[] {
  if (!hasPress(build.site)) return []
  return [{ path: pressMarkPaths.png, svg: pressMark(build), width: PRESS_MARK_WIDTH }]
}
