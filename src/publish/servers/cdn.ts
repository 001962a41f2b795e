import type { Manifest } from '../../../server/manifest.ts'
import { cacheControl } from '../../../server/policy.ts'

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. Rules do not overlap in a header:
 * where two rules match, these hosts join their values.
 */
export function cdnHeaders({ headers, files }: Manifest): string {
  const rules = [['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)]]
  for (const [path, { cache, type }] of Object.entries(files)) {
    rules.push([path, `  Cache-Control: ${cacheControl[cache]}`, `  Content-Type: ${type}`])
  }
  return `${rules.map(lines => lines.join('\n')).join('\n\n')}\n`
}

/** The `_redirects` file of the same hosts. */
export function cdnRedirects({ redirects }: Manifest): string {
  return `${Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301`)
    .join('\n')}\n`
}
