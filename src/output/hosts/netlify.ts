import type { Manifest } from '../../../server/manifest.ts'
import {
  type HostRules,
  headerLines,
  headersFile,
  headersOfAnyPath,
  headersOfFile,
  redirectsFile,
} from './cdn.ts'

/**
 * The same path as Netlify's rules see it: they match with and without a slash at the end.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 */
function normalized(path: string): string {
  return path.replace(/\/$/, '')
}

/**
 * The redirects, forced (`!`) because a file at their path would otherwise be served instead, but
 * without those that only take a slash away: such a rule matches its own target and never ends.
 */
function redirects({ redirects: table, responses }: Manifest) {
  const status = `${responses.redirect.status}!`
  const rules = new Map<string, string>()
  for (const [from, to] of Object.entries(table)) {
    const path = normalized(from)
    if (path !== normalized(to)) rules.set(path, to)
  }
  return Array.from(rules, ([from, to]) => [from, to, status] as const)
}

/** The 404 page of each language; Netlify itself knows only the one of the top folder. */
function notFound({ notFound: pages }: Manifest) {
  return Object.entries(pages)
    .filter(([prefix]) => prefix !== '')
    .map(([prefix, { variants }]) => [`${prefix}/*`, `/${variants.identity.file}`, '404'] as const)
}

/**
 * The rules for Netlify. Header rules do not overlap in a header, because their values would be
 * joined: `Cache-Control` is given to files alone, and 404 pages keep the host's own.
 */
export function netlifyRules(manifest: Manifest): HostRules {
  const usual = headersOfAnyPath(manifest).filter(([name]) => name !== 'Cache-Control')
  const rules = Object.entries(manifest.files).map(
    ([path, entry]) =>
      [path, [...headerLines(headersOfFile(entry, usual)), `Content-Type: ${entry.type}`]] as const,
  )
  return {
    _headers: headersFile([['/*', headerLines(usual)], ...rules]),
    _redirects: redirectsFile([...redirects(manifest), ...notFound(manifest)]),
  }
}
