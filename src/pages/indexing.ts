import { site } from '../content/site.ts'

/** Whether search engines may index the pages. */
export const isIndexed = site.indexing !== 'never'
