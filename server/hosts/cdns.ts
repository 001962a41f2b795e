import { type Header, type Manifest, type ManifestEntry, responses } from '../manifest.ts'

/** The files of rules that hosts of static sites read; both are plain text and never served. */
export interface HostRules {
  readonly _headers: string
  readonly _redirects: string
}

/** Why a host would not do what a line of its rules says. */
export interface HostFault {
  readonly file: string
  readonly line?: number
  readonly message: string
}

/** A rule of `_headers`: the paths that its pattern matches, and its lines. */
type HeaderRule = readonly [pattern: string, lines: readonly string[]]

/** A rule of `_redirects`; the first one that matches a path holds. */
type RedirectRule = readonly [from: string, to: string, status: string]

function rulesOf(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): HostRules {
  const texts = headers.map(([pattern, lines]) => [pattern, ...lines].join('\n  '))
  return {
    _headers: `${texts.join('\n\n')}\n`,
    _redirects: `${redirects.map(rule => rule.join(' ')).join('\n')}\n`,
  }
}

/** Lines of a rule in `_headers` that give a path these headers. */
function headerLines(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** Hosts compress by themselves, and send `Vary` with what they compressed. */
function withoutVary(headers: readonly Header[]): readonly Header[] {
  return headers.filter(([name]) => name !== 'Vary')
}

/** Headers for every path: the 404 pages, which are shown at any, need theirs from there. */
function headersOfAnyPath({ headers, notFound }: Manifest): readonly Header[] {
  return withoutVary([...headers, ...(notFound['']?.headers ?? [])])
}

/** The headers of a file that a rule for every path does not give it. */
function headersOfFile({ headers }: ManifestEntry, ofAnyPath: readonly Header[]) {
  const given = new Map(ofAnyPath)
  return withoutVary(headers).filter(([name, value]) => given.get(name) !== value)
}

/**
 * What Cloudflare Pages reads of the two files; it drops the rest without an error.
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
 */
const limits = { headerRules: 100, headerLine: 2_000, redirects: 2_000, redirectLine: 1_000 }

/**
 * Types that Cloudflare Pages gives by itself as the site has them: no rule is spent on them. It takes
 * them from the package `mime` when files are uploaded.
 */
const ownTypes = [
  ...['text/html; charset=utf-8', 'application/json', 'font/woff2', 'video/mp4'],
  ...['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** The paths that one rule stands for: a folder named by a hash of its files, which are alike, and all Markdown. */
function patternOf(path: string): string {
  return path.replace(/^(\/media\/[\da-f]{8}\/).*$/, '$1*').replace(/^.*\.md$/, '/*.md')
}

function cloudflareHeaders(manifest: Manifest): readonly HeaderRule[] {
  const usual = headersOfAnyPath(manifest)
  const ofFiles = Object.entries(manifest.files).flatMap(([path, entry]): HeaderRule[] => {
    const unusual = headersOfFile(entry, usual)
    const lines = [
      // Removed first: values of rules that match the same path would be joined.
      ...unusual.map(([name]) => `! ${name}`),
      ...headerLines(unusual),
      ...(ownTypes.includes(entry.type) ? [] : [`Content-Type: ${entry.type}`]),
    ]
    return lines.length > 0 ? [[patternOf(path), lines]] : []
  })
  // It adds this one to every response unless told otherwise.
  const ofAnyPath = ['! Access-Control-Allow-Origin', ...headerLines(usual)]
  return [['/*', ofAnyPath], ...new Map(ofFiles)]
}

/**
 * The redirects without the spellings that Cloudflare Pages itself redirects, with 308 instead of 301, and
 * without sections, where a site of many versions has more than it reads.
 */
function cloudflareRedirects({ redirects }: Manifest): readonly RedirectRule[] {
  const rules = Object.entries(redirects).map(
    ([from, to]) => [from, to, `${responses.redirect.status}`] as const,
  )
  if (rules.length <= limits.redirects) return rules
  return rules.filter(
    ([from, to]) => ![`${to}/`, `${to}.html`, to.replace('#', '%23')].includes(from),
  )
}

/**
 * The rules for Cloudflare Pages. Those for every path hold for redirects as well, which have no
 * file; 404 pages need none, because the host takes the nearest `404.html` up the folders.
 */
export function cloudflareRules(manifest: Manifest): HostRules {
  return rulesOf(cloudflareHeaders(manifest), cloudflareRedirects(manifest))
}

/** What Cloudflare Pages would drop of its rules in silence. */
export function cloudflareFaults({ _headers, _redirects }: HostRules): readonly HostFault[] {
  const faultsOf = (name: string, text: string, what: string, rules: number, length: number) => {
    const file = `dist/hosts/cloudflare/${name}`
    const ignores = 'and Cloudflare Pages ignores'
    const lines = text.split('\n').map(line => line.trim())
    const count = lines.filter(line => line.startsWith('/')).length
    const tooMany = `has ${count} ${what}, ${ignores} those after the first ${rules}. Take some out`
    return [
      ...(count > rules ? [{ file, message: tooMany }] : []),
      ...lines.flatMap((line, index) => {
        const tooLong = `has ${line.length} characters, ${ignores} lines above ${length}. Shorten its value`
        return line.length > length ? [{ file, line: index + 1, message: tooLong }] : []
      }),
    ]
  }
  return [
    ...faultsOf('_headers', _headers, 'rules', limits.headerRules, limits.headerLine),
    ...faultsOf('_redirects', _redirects, 'redirects', limits.redirects, limits.redirectLine),
  ]
}

/**
 * The redirects of Netlify, forced (`!`) because a file at their path would otherwise be served instead.
 * Its rules match with and without a slash at the end, so that one which only takes a slash away matches its
 * own target and never ends: those are left out.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 */
function netlifyRedirects({ redirects }: Manifest): readonly RedirectRule[] {
  const normalized = (path: string) => path.replace(/\/$/, '')
  const rules = Object.entries(redirects)
    .map(([from, to]) => [normalized(from), to] as const)
    .filter(([from, to]) => from !== normalized(to))
  return Array.from(new Map(rules), ([from, to]) => [from, to, `${responses.redirect.status}!`])
}

/**
 * The rules for Netlify. Header rules do not overlap in a header, because their values would be
 * joined: `Cache-Control` is given to files alone, and 404 pages keep the host's own.
 */
export function netlifyRules(manifest: Manifest): HostRules {
  const usual = headersOfAnyPath(manifest).filter(([name]) => name !== 'Cache-Control')
  const ofFiles = Object.entries(manifest.files).map(([path, entry]): HeaderRule => {
    const lines = headerLines(headersOfFile(entry, usual))
    return [path, [...lines, `Content-Type: ${entry.type}`]]
  })
  // The 404 page of each language; Netlify itself knows only the one of the top folder.
  const notFound = Object.entries(manifest.notFound)
    .filter(([prefix]) => prefix !== '')
    .map(
      ([prefix, { variants }]): RedirectRule => [
        `${prefix}/*`,
        `/${variants.identity.file}`,
        '404',
      ],
    )
  return rulesOf(
    [['/*', headerLines(usual)], ...ofFiles],
    [...netlifyRedirects(manifest), ...notFound],
  )
}
