/** A file that pages ask for, named by a hash of its content. */
export interface AssetFile {
  /** URL path. */
  readonly path: string
  readonly content: Buffer
}
