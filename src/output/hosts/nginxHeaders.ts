import type { Header } from '../../../server/manifest.ts'
import { generated, quote } from './nginxSyntax.ts'

/** The directive that states the headers of pages, and of everything else that a person may open. */
export const documentPolicy = 'include dist/nginx/headers.conf'

/** The directive that states the headers of fonts and scripts. */
export const assetPolicy = 'include dist/nginx/asset-headers.conf'

/** The directives that state headers on every status. */
export function addHeaders(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `add_header ${name} ${quote(value)} always`)
}

/** The headers of a policy, and no date of a file, which differs by deployment. */
export function nginxHeaders(headers: readonly Header[]): string {
  const lines = [...addHeaders(headers), 'add_header Last-Modified ""']
  return `${[generated, ...lines.map(line => `${line};`)].join('\n')}\n`
}
