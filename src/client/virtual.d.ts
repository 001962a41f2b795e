declare module 'virtual:client-script' {
  /** The loader that every page names; without integrity in development. */
  export const clientScript: { readonly src: string; readonly integrity?: string }
}
