import type { Header } from './manifest.ts'

/** What the code of an app asks for, wherever that code comes from: which documents are in force. */
const sharedFile = /^(?:\w+\/)?legal(?:\.schema)?\.json$/

/**
 * The headers by which browsers let scripts of other origins read a file (Fetch standard, "CORS protocol").
 * Nobody's data is in such a file, and no cookie is ever read, so every origin may.
 * @param file below the folder of the site
 */
export function sharingHeaders(file: string): readonly Header[] {
  return sharedFile.test(file) ? [['Access-Control-Allow-Origin', '*']] : []
}
