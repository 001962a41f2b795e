/** A picture of the site, before it is drawn as PNG. */
export interface Drawing {
  /** URL path of the picture. */
  readonly path: string
  readonly svg: string
  /** In px; the height follows from the SVG. */
  readonly width: number
}
