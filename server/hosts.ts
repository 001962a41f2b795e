import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import {
  entriesOf,
  type Header,
  type Manifest,
  type ManifestEntry,
  mergeHeaders,
  responses,
} from './manifest.ts'
import { nginxFiles } from './nginx.ts'

/** The files of rules that hosts of static sites read; both are plain text and never served. */
type HostRules = Readonly<Record<'_headers' | '_redirects', string>>

/** A rule of `_headers`: the paths that its pattern matches, and its lines. */
type HeaderRule = readonly [pattern: string, lines: readonly string[]]

/** @param redirects a line each; the first one that matches a path holds */
function rulesOf(headers: readonly HeaderRule[], redirects: readonly string[]): HostRules {
  const texts = headers.map(([pattern, lines]) => [pattern, ...lines].join('\n  '))
  return { _headers: `${texts.join('\n\n')}\n`, _redirects: `${redirects.join('\n')}\n` }
}

/** Headers as lines of a rule in `_headers`. */
function headerLines(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/**
 * Headers for every path: the 404 pages, which are shown at any, need theirs from there. Hosts compress by
 * themselves, and send `Vary` with what they compressed.
 */
function headersOfAnyPath({ headers, notFound }: Manifest): readonly Header[] {
  return [...headers, ...(notFound['']?.headers ?? [])].filter(([name]) => name !== 'Vary')
}

/** The headers of a file that a rule for every path does not give it. */
function headersOfFile(
  { headers }: Pick<ManifestEntry, 'headers'>,
  anyPathHeaders: readonly Header[],
): readonly Header[] {
  const given = new Map(anyPathHeaders)
  return headers.filter(([name, value]) => name !== 'Vary' && given.get(name) !== value)
}

/**
 * What Cloudflare Pages reads of the two files; it drops the rest without an error.
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
 */
const limits = {
  _headers: { what: 'rules', count: 100, length: 2_000 },
  _redirects: { what: 'redirects', count: 2_000, length: 1_000 },
} as const

/**
 * Types that Cloudflare Pages gives by itself as the site has them: no rule is spent on them. It takes
 * them from the package `mime` when files are uploaded.
 */
const typesByEnding = [
  'text/html; charset=utf-8',
  'application/json',
  'font/woff2',
  'video/mp4',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** Whether Cloudflare Pages gives a file its type by itself, which it takes from the ending of the name. */
function hasOwnType({ type, variants }: ManifestEntry): boolean {
  return typesByEnding.includes(type) && extname(variants.identity.file) !== ''
}

/** Folders that the build fills: rules for caches and hosts hold for all that is in them. */
export const builtFolders: readonly string[] = ['assets', 'cards', 'media', 'wallpapers']

/** Names that hosts of static sites read as rules or programs, or keep to themselves. */
export const hostNames: readonly string[] = [
  '_headers',
  '_redirects',
  '_routes.json',
  '_worker.js',
  'cdn-cgi',
  'functions',
]

/**
 * Paths of files whose headers are alike, for which one rule stands: cards, wallpapers, the icons of the manifest, a
 * folder named by a hash of its files, of which the picture for sharing alone has a rule of its own, pictures for the
 * press, and all Markdown.
 */
const alike: readonly (readonly [paths: RegExp, pattern: string])[] = [
  [/^\/(cards|wallpapers)\/.*$/, '/$1/*'],
  [/^\/icon-\d+\.png$/, '/icon-*'],
  [/^\/(media\/[\da-f]{8})\/(?!sharing\.).*$/, '/$1/*'],
  [/^\/press\/.*\.jpg$/, '/press/*.jpg'],
  [/^.*\.md$/, '/*.md'],
]

/** The paths that the rule of a file stands for. */
function patternOf(path: string): string {
  const [paths, pattern = path] = alike.find(([alikePaths]) => alikePaths.test(path)) ?? []
  return paths ? path.replace(paths, pattern) : path
}

/**
 * The rules for Cloudflare Pages. Those for every path hold for redirects as well, which have no
 * file; 404 pages need none, because the host takes the nearest `404.html` up the folders.
 */
export function cloudflareRules(manifest: Manifest): HostRules {
  const usual = headersOfAnyPath(manifest)
  const fileRules = Object.entries(manifest.files).flatMap(([path, entry]): HeaderRule[] => {
    const unusual = headersOfFile(entry, usual)
    const lines = [
      // Removed first: values of rules that match the same path would be joined.
      ...unusual.map(([name]) => `! ${name}`),
      ...headerLines(unusual),
      ...(hasOwnType(entry) ? [] : [`Content-Type: ${entry.type}`]),
    ]
    return lines.length > 0 ? [[patternOf(path), lines]] : []
  })
  // It adds this one to every response unless told otherwise.
  const anyPathLines = ['! Access-Control-Allow-Origin', ...headerLines(usual)]
  const all = Object.entries(manifest.redirects)
  // A site of many versions has more than it reads: left out are the spellings that it redirects by itself, with
  // 308 instead of 301.
  const redirects = all.filter(
    ([from, to]) =>
      all.length <= limits._redirects.count || ![`${to}/`, `${to}.html`].includes(from),
  )
  return rulesOf(
    [['/*', anyPathLines], ...new Map(fileRules)],
    redirects.map(([from, to]) => `${from} ${to} ${responses.redirect.status}`),
  )
}

/** What Cloudflare Pages would drop of its rules in silence. */
export function cloudflareFaults(rules: HostRules) {
  const ignores = 'and Cloudflare Pages ignores'
  return (['_headers', '_redirects'] as const).flatMap(name => {
    const file = `dist/hosts/cloudflare/${name}`
    const { what, count, length } = limits[name]
    const lines = rules[name].split('\n').map(line => line.trim())
    const found = lines.filter(line => line.startsWith('/')).length
    const tooMany = `has ${found} ${what}, ${ignores} those after the first ${count}. Take some out`
    return [
      ...(found > count ? [{ file, message: tooMany }] : []),
      ...lines.flatMap((line, index) => {
        const tooLong = `has ${line.length} characters, ${ignores} lines above ${length}. Shorten its value`
        return line.length > length ? [{ file, line: index + 1, message: tooLong }] : []
      }),
    ]
  })
}

/**
 * The rules for Netlify. Header rules do not overlap in a header, because their values would be joined: a header that
 * differs between files is given to single files, `Cache-Control` among them. 404 pages keep the host's own, or none.
 *
 * Redirects are forced (`!`), because a file at their path would otherwise be served instead. They match with and
 * without a slash at the end, so that one which only takes a slash away would match its own target and never end.
 * https://docs.netlify.com/routing/redirects/redirect-options/
 */
export function netlifyRules(manifest: Manifest): HostRules {
  const entries = Object.values(manifest.files)
  const fileOnlyNames = new Set(['Cache-Control'])
  for (const [name, value] of manifest.headers) {
    const differs = ([headerName, fileValue]: Header) => headerName === name && fileValue !== value
    if (entries.some(({ headers }) => headers.some(differs))) fileOnlyNames.add(name)
  }
  const usual = headersOfAnyPath(manifest).filter(([name]) => !fileOnlyNames.has(name))
  const withheld = manifest.headers.filter(([name]) => fileOnlyNames.has(name))
  const fileRules = Object.entries(manifest.files).map(([path, entry]): HeaderRule => {
    const headers = mergeHeaders(withheld, entry.headers)
    const lines = headerLines(headersOfFile({ headers }, usual))
    return [path, [...lines, `Content-Type: ${entry.type}`]]
  })
  const withoutSlash = (path: string) => path.replace(/\/$/, '')
  const redirects = Object.entries(manifest.redirects)
    .map(([from, to]) => [withoutSlash(from), to] as const)
    .filter(([from, to]) => from !== withoutSlash(to))
  // The 404 page of each language; Netlify itself knows only the one of the top folder.
  const notFound = Object.entries(manifest.notFound).filter(([prefix]) => prefix !== '')
  return rulesOf(
    [['/*', headerLines(usual)], ...fileRules],
    [
      ...new Set(redirects.map(([from, to]) => `${from} ${to} ${responses.redirect.status}!`)),
      ...notFound.map(([prefix, { variants }]) => `${prefix}/* /${variants.identity.file} 404`),
    ],
  )
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

/**
 * Writes the manifest's rules for the hosts that do not read it. nginx includes files; a CDN gets a folder
 * that can be uploaded as it is: the files of the site and its rules, but neither the compressed forms nor
 * the manifest, which would be public there.
 * @returns what a host would drop in silence of its rules
 */
export async function writeHostFiles(manifest: Manifest, outputFolder: string, origin: string) {
  await writeFiles(join(outputFolder, 'nginx'), nginxFiles(manifest, origin))
  const cloudflare = cloudflareRules(manifest)
  const uploads = { cloudflare, netlify: netlifyRules(manifest) }
  for (const [host, rules] of Object.entries(uploads)) {
    const upload = join(outputFolder, 'hosts', host)
    for (const { variants } of entriesOf(manifest)) {
      const { file } = variants.identity
      await mkdir(dirname(join(upload, file)), { recursive: true })
      await cp(join(outputFolder, 'site', file), join(upload, file))
    }
    await writeFiles(upload, { ...rules })
  }
  return cloudflareFaults(cloudflare)
}
