/** A file beside the pages, by its URL path. */
export type DiscoveryFile = readonly [path: string, content: string | Buffer]
