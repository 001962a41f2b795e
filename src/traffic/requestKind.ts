import { healthPath } from '../../server/cachePolicy.ts'
import { ending, mediaTypes } from '../output/mediaTypes.ts'
import type { AccessRecord } from './accessRecord.ts'

/** Files that people take with them or subscribe to, by the ending of their names. */
export const downloads: Readonly<Record<string, string>> = {
  docx: 'Word',
  md: 'Markdown',
  atom: 'Feed',
  ics: 'Calendar',
}

/** What a request was for, as far as the log tells. */
export type RequestKind = 'page' | 'download' | 'campaign' | 'robots' | 'not-found' | 'other'

/**
 * The kind of a request. A page that the browser still had (304) was asked for as well; everything with
 * the ending of a file that is no download belongs to a page, like fonts and pictures.
 */
export function requestKind({ method, path, status }: AccessRecord): RequestKind {
  if (method !== 'GET') return 'other'
  if (status === 404) return 'not-found'
  if (status === 302 && path.startsWith('/go/')) return 'campaign'
  if (status !== 200 && status !== 304) return 'other'
  if (path === healthPath) return 'other'
  if (path === '/robots.txt') return 'robots'
  if (Object.hasOwn(downloads, ending(path))) return 'download'
  return Object.hasOwn(mediaTypes, ending(path)) ? 'other' : 'page'
}
