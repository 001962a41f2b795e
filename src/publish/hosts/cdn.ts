import type { Header, Manifest } from '../../../server/manifest.ts'

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. Rules do not overlap in a header:
 * where two rules match, these hosts join their values. These hosts compress by themselves and
 * send `Vary` with that.
 */
export function cdnHeaders({ headers, files }: Manifest): string {
  const rules = Object.entries(files).map(([path, entry]) =>
    rule(path, [
      ...entry.headers.filter(([name]) => name !== 'Vary'),
      ['Content-Type', entry.type] as const,
    ]),
  )
  return `${[rule('/*', headers), ...rules].join('\n\n')}\n`
}

/** The `_redirects` file of the same hosts. */
export function cdnRedirects({ redirects, responses }: Manifest): string {
  return `${Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} ${responses.redirect.status}`)
    .join('\n')}\n`
}
