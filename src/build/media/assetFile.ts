import { createHash } from 'node:crypto'

/** A file that pages ask for, named by a hash of its content. */
export interface AssetFile {
  /** URL path. */
  readonly path: string
  readonly content: Buffer
}

/** A drawing as such a file: `/assets/<name>.<hash>.svg`. */
export function drawingFile(name: string, svg: string): AssetFile {
  const content = Buffer.from(svg)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { path: `/assets/${name}.${hash}.svg`, content }
}

/** A drawing as a data URL, with as little escaped as URLs and attributes allow: it compresses better. */
export function svgDataUrl(svg: string): string {
  const escaped = encodeURIComponent(svg.trim())
  return `data:image/svg+xml,${escaped.replaceAll(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent)}`
}
