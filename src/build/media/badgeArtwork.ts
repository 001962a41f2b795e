import { encode } from 'uqr'
import {
  type Localized,
  localized,
  type Site,
  type StoreName,
  storesOf,
  translate,
} from '../../company/index.ts'
import type { BadgeImage, BadgeImages } from '../../website/index.ts'
import { withoutMargin } from './badgeMargin.ts'
import { type AssetFile, drawingFile, readDrawing, svgDataUrl } from './drawing.ts'

/** The stores' files have about 11 kB; three times as much is a drawing of another kind. */
const MAXIMUM_BYTES = 32_000

/** Where the operator names the badge of a store. */
const badgeFields = {
  'app-store': { field: 'appStoreBadge', remedy: "Use Apple's SVG file as it is" },
  'google-play': { field: 'googlePlayBadge', remedy: "Use Google's SVG file as it is" },
} as const

/**
 * Reads the badges that the operator supplies, in each language; none for a store that there is no link to.
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
    images[name] = localized(language => {
      const file = typeof artwork === 'string' ? artwork : translate(artwork, language).text
      const drawing = readDrawing(site, ['app', field], file, MAXIMUM_BYTES, remedy)
      const { text, width, height } = withoutMargin(drawing)
      const asset = drawingFile(name, text)
      files.set(asset.path, asset)
      const inline = linked.length > 1 ? undefined : svgDataUrl(text)
      return { src: asset.path, inline, width, height }
    })
  }
  return { images, files: [...files.values()] }
}

/**
 * The QR code of an address (ISO/IEC 18004) as a file of its own, which browsers fetch when someone comes
 * near it; dark on light in both schemes, because scanners want it so.
 */
export function qrCodeFile(address: string): AssetFile {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  // Along the middle of each row, dark runs drawn and light ones skipped: a third of the bytes of a
  // square per module.
  const rows = data.map((row, y) => {
    const runs = row.map(Number).join('').match(/1+|0+/g) ?? []
    const strokes = runs.map(run => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`))
    return `M0 ${y}.5${strokes.join('')}`
  })
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${rows.join('')}"/></svg>`
  return drawingFile('qr-code', drawing)
}
