declare module 'virtual:indexing' {
  /** Whether search engines may index this build. */
  export const isIndexed: boolean
}
