import type { Header, Manifest } from '../../../server/manifest.ts'
import { type Fault, OperatorError } from '../../site/OperatorError.ts'
import { type HostRules, headerLines, headersFile, redirectsFile, withoutVary } from './cdn.ts'

/**
 * What Cloudflare Pages reads of the two files; it drops the rest without an error.
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
 */
const limits = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectLine: 1_000,
} as const

/** What Cloudflare Pages adds to every response if it is not told otherwise. */
const addedHeaders = ['Access-Control-Allow-Origin']

/** Types that Cloudflare Pages gives by itself as the site has them: no rule is spent on them. */
const ownTypes = ['text/html; charset=utf-8', 'image/png', 'font/woff2']

function headers({ headers: common, files, responses }: Manifest): string {
  const usual = withoutVary(responses.redirect.headers)
  const isUsual = ([name, value]: Header) =>
    usual.some(([usualName, usualValue]) => usualName === name && usualValue === value)
  const rules = Object.entries(files).flatMap(([path, { headers: own, type }]) => {
    const unusual = withoutVary(own).filter(header => !isUsual(header))
    const lines = [
      // Removed first: values of rules that match the same path would be joined.
      ...unusual.map(([name]) => `! ${name}`),
      ...headerLines(unusual),
      ...(ownTypes.includes(type) ? [] : [`Content-Type: ${type}`]),
    ]
    return lines.length > 0 ? [[path, lines] as const] : []
  })
  const removed = addedHeaders.map(name => `! ${name}`)
  return headersFile([['/*', [...removed, ...headerLines([...common, ...usual])]], ...rules])
}

function longLines(file: string, text: string, limit: number): Fault[] {
  return text.split('\n').flatMap((line, index) =>
    line.trim().length > limit
      ? [
          {
            file,
            line: index + 1,
            message: `has ${line.trim().length} characters, and Cloudflare Pages ignores lines above ${limit}. Shorten its value`,
          },
        ]
      : [],
  )
}

function tooMany(file: string, what: string, count: number, limit: number): Fault[] {
  if (count <= limit) return []
  const message = `has ${count} ${what}, and Cloudflare Pages ignores those after the first ${limit}. Take some out`
  return [{ file, message }]
}

/**
 * The rules for Cloudflare Pages. Those for every path hold for redirects as well, which have no
 * file; 404 pages need none, because the host takes the nearest `404.html` up the folders.
 * @throws OperatorError where a rule would exceed a limit, beyond which the host drops it silently
 */
export function cloudflareRules(manifest: Manifest): HostRules {
  const { redirects, responses } = manifest
  const status = String(responses.redirect.status)
  const rules = {
    _headers: headers(manifest),
    _redirects: redirectsFile(
      Object.entries(redirects).map(([from, to]) => [from, to, status] as const),
    ),
  }
  const headerRules = rules._headers.split('\n').filter(line => line.startsWith('/')).length
  const faults = [
    ...tooMany('dist/hosts/cloudflare/_headers', 'rules', headerRules, limits.headerRules),
    ...tooMany(
      'dist/hosts/cloudflare/_redirects',
      'redirects',
      Object.keys(redirects).length,
      limits.redirects,
    ),
    ...longLines('dist/hosts/cloudflare/_headers', rules._headers, limits.headerLine),
    ...longLines('dist/hosts/cloudflare/_redirects', rules._redirects, limits.redirectLine),
  ]
  if (faults.length > 0) throw new OperatorError(faults)
  return rules
}
