/** A page as React has rendered it. */
export interface RenderedPage {
  readonly path: string
  readonly html: string
}
