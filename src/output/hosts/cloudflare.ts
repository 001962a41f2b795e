import type { Manifest } from '../../../server/manifest.ts'
import { type Fault, OperatorError } from '../../model/OperatorError.ts'
import { mediaTypes } from '../mediaTypes.ts'
import {
  type HostRules,
  headerLines,
  headersFile,
  headersOfAnyPath,
  headersOfFile,
  redirectsFile,
} from './cdn.ts'

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

/** What Cloudflare Pages adds to every response unless told otherwise. */
const addedHeaders = ['Access-Control-Allow-Origin']

/**
 * Types that Cloudflare Pages gives by itself as the site has them: no rule is spent on them. It takes
 * them from the package `mime` when files are uploaded.
 */
const ownTypes = ['html', 'png', 'jpg', 'webp', 'avif', 'mp4', 'woff2', 'json', 'docx'].map(
  name => mediaTypes[name],
)

/** A folder that is named by a hash of all its files, which are alike in their headers. */
const hashedFolder = /^\/media\/[\da-f]{8}\//

/** The paths of a rule: a folder of pictures takes one, however many there are. */
function patternOf(path: string): string {
  const folder = hashedFolder.exec(path)?.[0]
  return folder === undefined ? path : `${folder}*`
}

/** A rule of `_headers`: the paths that its pattern matches, and its lines. */
type HeaderRule = readonly [pattern: string, lines: readonly string[]]

/**
 * With one rule for all Markdown files, where there are more rules than Cloudflare Pages reads. A 404 page
 * at such a path is then called Markdown too, which is why each file has its own as long as there is room.
 */
function withinRuleLimit(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  if (rules.length <= limits.headerRules) return rules
  const isMarkdown = ([path]: HeaderRule) => path.endsWith('.md')
  const shared = rules.find(isMarkdown)
  if (!shared) return rules
  return [...rules.filter(rule => !isMarkdown(rule)), ['/*.md', shared[1]]]
}

function headers(manifest: Manifest): string {
  const usual = headersOfAnyPath(manifest)
  const rules = Object.entries(manifest.files).flatMap(([path, entry]) => {
    const unusual = headersOfFile(entry, usual)
    const lines = [
      // Removed first: values of rules that match the same path would be joined.
      ...unusual.map(([name]) => `! ${name}`),
      ...headerLines(unusual),
      ...(ownTypes.includes(entry.type) ? [] : [`Content-Type: ${entry.type}`]),
    ]
    return lines.length > 0 ? [[patternOf(path), lines] as const] : []
  })
  const removed = addedHeaders.map(name => `! ${name}`)
  return headersFile(
    withinRuleLimit([['/*', [...removed, ...headerLines(usual)]], ...new Map(rules)]),
  )
}

function longLines(file: string, text: string, limit: number): Fault[] {
  return text
    .split('\n')
    .map((line, index) => ({ length: line.trim().length, line: index + 1 }))
    .filter(({ length }) => length > limit)
    .map(({ length, line }) => ({
      file,
      line,
      message: `has ${length} characters, and Cloudflare Pages ignores lines above ${limit}. Shorten its value`,
    }))
}

function tooMany(file: string, what: string, count: number, limit: number): Fault[] {
  if (count <= limit) return []
  const message = `has ${count} ${what}, and Cloudflare Pages ignores those after the first ${limit}. Take some out`
  return [{ file, message }]
}

/**
 * Without the spellings that Cloudflare Pages itself redirects, with 308 instead of 301, where a site
 * of many versions has more redirects than it reads.
 */
function withinLimit(redirects: readonly (readonly [from: string, to: string])[]) {
  if (redirects.length <= limits.redirects) return redirects
  return redirects.filter(([from, to]) => from !== `${to}/` && from !== `${to}.html`)
}

/**
 * The rules for Cloudflare Pages. Those for every path hold for redirects as well, which have no
 * file; 404 pages need none, because the host takes the nearest `404.html` up the folders.
 * @throws OperatorError where a rule would exceed a limit, beyond which the host drops it silently
 */
export function cloudflareRules(manifest: Manifest): HostRules {
  const { redirects, responses } = manifest
  const status = String(responses.redirect.status)
  const kept = withinLimit(Object.entries(redirects)).map(
    ([from, to]) => [from, to, status] as const,
  )
  const rules = {
    _headers: headers(manifest),
    _redirects: redirectsFile(kept),
  }
  const headerRules = rules._headers.split('\n').filter(line => line.startsWith('/')).length
  const faults = [
    ...tooMany('dist/hosts/cloudflare/_headers', 'rules', headerRules, limits.headerRules),
    ...tooMany('dist/hosts/cloudflare/_redirects', 'redirects', kept.length, limits.redirects),
    ...longLines('dist/hosts/cloudflare/_headers', rules._headers, limits.headerLine),
    ...longLines('dist/hosts/cloudflare/_redirects', rules._redirects, limits.redirectLine),
  ]
  if (faults.length > 0) throw new OperatorError(faults)
  return rules
}
