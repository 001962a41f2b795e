import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Localized, localized } from '../languages/languages.ts'
import { translate } from '../languages/translate.ts'
import { type AssetFile, drawingFile } from './assetFile.ts'
import { type Fault, OperatorError } from './OperatorError.ts'
import { supplied } from './placeholder.ts'
import type { Site } from './site.ts'
import { svgFault, svgSize } from './svgFaults.ts'

/** Apple's files have about 11 kB; three times as much is a drawing of another kind. */
const MAXIMUM_BYTES = 32_000

/** Apple's badge as a page shows it. */
export interface BadgeImage {
  /** Path of its file, for places further down a page. */
  readonly src: string
  /** The drawing as a data URL, for the first screen, where a file would be one more request. */
  readonly inline: string
  /** Width and height, in units of the drawing: browsers keep the place free. */
  readonly width: number
  readonly height: number
}

/** The badges of the pages, and the files they name. */
export interface BadgeArtwork {
  readonly images: Localized<BadgeImage>
  readonly files: readonly AssetFile[]
}

/** A drawing as a data URL, with as little escaped as URLs and attributes allow: it compresses better. */
function svgDataUrl(svg: string): string {
  const escaped = encodeURIComponent(svg.trim())
  return `data:image/svg+xml,${escaped.replaceAll(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent)}`
}

function refuse(fault: Fault): never {
  throw new OperatorError([fault])
}

function readBadge(file: string, missing: Fault): BadgeImage & AssetFile {
  if (!existsSync(file)) refuse(missing)
  const content = readFileSync(file)
  if (content.length > MAXIMUM_BYTES) {
    const message = `has ${content.length} bytes, over ${MAXIMUM_BYTES}. Use Apple's SVG file as it is`
    refuse({ file, message })
  }
  const text = content.toString()
  const fault = svgFault(text)
  if (fault !== undefined) {
    refuse({ file, message: `holds ${fault}. Use Apple's SVG file as it is: only shapes` })
  }
  const size = svgSize(text)
  if (!size) return refuse({ file, message: "has no viewBox. Use Apple's SVG file as it is" })
  const asset = drawingFile('app-store', content)
  return { ...asset, src: asset.path, inline: svgDataUrl(text), ...size }
}

/**
 * Reads the badge that the operator supplies, in each language.
 * @returns undefined where none is supplied, or there is no link for it to lead to
 * @throws OperatorError where a file is missing, too large, or holds more than shapes
 */
export function readBadgeArtwork({ config, source, folder }: Site): BadgeArtwork | undefined {
  const files = supplied(config.appStoreBadge)
  if (files === undefined || supplied(config.appStoreUrl) === undefined) return undefined
  const line = source.lineOf(['appStoreBadge'])
  const badges = localized(language => {
    const name = typeof files === 'string' ? files : translate(files, language).text
    const message = `appStoreBadge: there is no file "${name}". Write its path below ${folder}/`
    return readBadge(join(folder, name), { file: source.file, line, message })
  })
  const byPath = new Map(Object.values(badges).map(({ path, content }) => [path, content]))
  return {
    images: localized(language => {
      const { src, inline, width, height } = badges[language]
      return { src, inline, width, height }
    }),
    files: Array.from(byPath, ([path, content]) => ({ path, content })),
  }
}
