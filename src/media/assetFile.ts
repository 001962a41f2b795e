import { createHash } from 'node:crypto'

/** A file that pages ask for, named by a hash of its content. */
export interface AssetFile {
  /** URL path. */
  readonly path: string
  readonly content: Buffer
}

/** A drawing as such a file: `/assets/<name>.<hash>.svg`. */
export function drawingFile(name: string, content: Buffer): AssetFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { path: `/assets/${name}.${hash}.svg`, content }
}
