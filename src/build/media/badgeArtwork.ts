import {
  type Localized,
  localized,
  type Site,
  type StoreName,
  storesOf,
  translate,
} from '../../company/index.ts'
import type { BadgeImage, BadgeImages } from '../../website/index.ts'
import { type AssetFile, drawingFile, svgDataUrl } from './assetFile.ts'
import { withoutMargin } from './badgeMargin.ts'
import { readDrawing } from './readDrawing.ts'

/** The stores' files have about 11 kB; three times as much is a drawing of another kind. */
const MAXIMUM_BYTES = 32_000

/** Where the company names the badge of a store. */
const badgeFields = {
  'app-store': { field: 'appStoreBadge', remedy: "Use Apple's SVG file as it is" },
  'google-play': { field: 'googlePlayBadge', remedy: "Use Google's SVG file as it is" },
} as const

/**
 * Reads the badges that the company supplies, in each language; none for a store that there is no link to.
 * @returns what pages show, and the files they name
 * @throws OperatorError where a file is missing, too large, or holds more than shapes
 */
export function readBadgeArtwork(site: Site): {
  readonly images: BadgeImages
  readonly files: readonly AssetFile[]
} {
  const linked = storesOf(site.config).filter(({ listing }) => listing)
  const files = new Map<string, AssetFile>()
  const images: Partial<Record<StoreName, Localized<BadgeImage>>> = {}
  for (const { name } of linked) {
    const { field, remedy } = badgeFields[name]
    const artwork = site.config.app[field]
    if (artwork === undefined) continue
    const readBadge = (file: string): BadgeImage => {
      const drawingField = { path: ['app', field], maximum: MAXIMUM_BYTES, remedy }
      const { svg, width, height } = withoutMargin(readDrawing(site, drawingField, file))
      const asset = drawingFile(name, svg)
      files.set(asset.path, asset)
      const inline = linked.length > 1 ? undefined : svgDataUrl(svg)
      return { src: asset.path, inline, width, height }
    }
    // Languages may share a file, and to find its margin it is drawn.
    const badges = new Map<string, BadgeImage>()
    images[name] = localized(language => {
      const file = typeof artwork === 'string' ? artwork : translate(artwork, language).text
      const badge = badges.get(file) ?? readBadge(file)
      badges.set(file, badge)
      return badge
    })
  }
  return { images, files: [...files.values()] }
}
