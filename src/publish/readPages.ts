import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageUrls } from '../pages/routeTable.ts'

/** A pre-rendered page. */
export interface BuiltPage {
  readonly path: string
  readonly language: string
  readonly isNotFound: boolean
  /** File below the folder of the site. */
  readonly file: string
  readonly html: string
}

/** `/de/privacy-policy` is served from `de/privacy-policy.html`, as CDNs with clean URLs expect it. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * Reads the pages of the route table that Vike has written.
 * @throws when one of them is missing
 */
export async function readPages(vikeFolder: string): Promise<BuiltPage[]> {
  return Promise.all(
    pageUrls.map(async ({ path, language, route }) => {
      const html = await readFile(join(vikeFolder, path, 'index.html'), 'utf8')
      return { path, language, isNotFound: route === 'not-found', file: pageFile(path), html }
    }),
  )
}
