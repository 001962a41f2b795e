import { join } from 'node:path'
import { type Localized, localized, translate } from '../languages/index.ts'
import { type Fault, type Site, type StoreName, storesOf } from '../model/index.ts'
import { type AssetFile, drawingFile } from './assetFile.ts'
import { missingFile, readDrawing, svgDataUrl } from './drawing.ts'

/** The stores' files have about 11 kB; three times as much is a drawing of another kind. */
const MAXIMUM_BYTES = 32_000

/** A store's badge as a page shows it. */
export interface BadgeImage {
  /** Path of its file, for places further down a page. */
  readonly src: string
  /**
   * The drawing as a data URL, for the first screen, where a file would be one more request;
   * undefined where there are two, which the first response has no room for.
   */
  readonly inline: string | undefined
  /** Width and height, in units of the drawing: browsers keep the place free. */
  readonly width: number
  readonly height: number
}

/** The badges that the operator supplies, by store and language. */
export type BadgeImages = Readonly<Partial<Record<StoreName, Localized<BadgeImage>>>>

/** The badges of the pages, and the files they name. */
export interface BadgeArtwork {
  readonly images: BadgeImages
  readonly files: readonly AssetFile[]
}

/** Where the operator names the badge of a store. */
const badgeFields = {
  'app-store': { field: 'appStoreBadge', remedy: "Use Apple's SVG file as it is" },
  'google-play': { field: 'googlePlayBadge', remedy: "Use Google's SVG file as it is" },
} as const

interface Badge extends BadgeImage {
  readonly file: AssetFile
}

function readBadge(store: StoreName, file: string, missing: Fault): Badge {
  const { remedy } = badgeFields[store]
  const { text, width, height } = readDrawing(file, {
    ...{ maximum: MAXIMUM_BYTES, remedy, missing },
  })
  const asset = drawingFile(store, Buffer.from(text))
  return { file: asset, src: asset.path, inline: svgDataUrl(text), width, height }
}

/** The badge of a store in each language; undefined where none is supplied. */
function readBadges({ config, source, folder }: Site, store: StoreName) {
  const { field } = badgeFields[store]
  const files = config.app[field]
  if (files === undefined) return undefined
  const line = source.lineOf(['app', field])
  return localized(language => {
    const name = typeof files === 'string' ? files : translate(files, language).text
    const message = missingFile(`app.${field}`, folder, name)
    return readBadge(store, join(folder, name), { file: source.file, line, message })
  })
}

/**
 * Reads the badges that the operator supplies, in each language; none for a store that there is no link to.
 * @throws OperatorError where a file is missing, too large, or holds more than shapes
 */
export function readBadgeArtwork(site: Site): BadgeArtwork {
  const linked = storesOf(site.config).filter(({ listing }) => listing)
  const files = new Map<string, Buffer>()
  const images: Partial<Record<StoreName, Localized<BadgeImage>>> = {}
  for (const { name } of linked) {
    const badges = readBadges(site, name)
    if (!badges) continue
    images[name] = localized(language => {
      const { file, src, inline, width, height } = badges[language]
      files.set(file.path, file.content)
      return { src, inline: linked.length > 1 ? undefined : inline, width, height }
    })
  }
  return { images, files: Array.from(files, ([path, content]) => ({ path, content })) }
}
