declare module 'virtual:fonts' {
  /** `@font-face` rules and family properties. */
  export const fontCss: string
  /** Paths of the font files every page needs. */
  export const fontPreloads: readonly string[]
}
