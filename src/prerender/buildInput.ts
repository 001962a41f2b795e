import type { AssetFile, MadeFile } from '../media/index.ts'
import type { SiteBuild } from '../pages/index.ts'

/** A page as React has rendered it. */
export interface RenderedPage {
  readonly path: string
  readonly html: string
}

/** What the plugin hands to the pages, and what development serves besides them. */
export interface BuildInput {
  readonly build: SiteBuild
  readonly assets: readonly AssetFile[]
  /** Pictures made from the operator's. */
  readonly media: readonly MadeFile[]
  /** The launch report as HTML, in development. */
  readonly launchPage?: () => string
  /** Takes each page when it is rendered, in a build. */
  readonly takePage?: (page: RenderedPage) => void
}
