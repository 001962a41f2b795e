import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Header, Manifest } from './manifest.ts'

export interface PolicyInput {
  /** Scheme and host of the site; https turns HSTS and the upgrade of requests on. */
  readonly origin: string
  /** CSP hash sources of the inline styles in the HTML that was built. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of the speculation rules in the HTML that was built. */
  readonly scriptHashes: readonly string[]
  /** Whether a page plays clips. */
  readonly hasClips: boolean
  /** What the pages link to elsewhere: origins, and schemes with their colon, such as `mailto:`. */
  readonly linkTargets: readonly string[]
  /** Whether search engines are kept out by a header too, from files that are no pages as well. */
  readonly isUnlisted?: boolean | undefined
}

/** Two years, as hstspreload.org asks for. */
const HSTS_MAX_AGE_SECONDS = 63_072_000

/** What a browser asks its visitor about, and never shall here (W3C Permissions Policy). */
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]

/** What browsers may load and run on the pages: only what the build put there. */
function directives({ origin, styleHashes, scriptHashes, hasClips }: PolicyInput) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': [...styleHashes],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    ...(hasClips && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(isHttps(origin) && { 'upgrade-insecure-requests': [] }),
  }
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:')
}

/** The policy as helmet's options. */
export function helmetOptions(input: PolicyInput): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: directives(input) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps(input.origin)
      ? { maxAge: HSTS_MAX_AGE_SECONDS, includeSubDomains: true }
      : false,
    // What follows says nothing to a browser of today that the policy above does not (docs/decisions.md).
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/**
 * Whatever the pages may connect or lead to, by link or by script, WebRTC excluded altogether
 * (https://wicg.github.io/connection-allowlists/). Where such a link leads on is the other site's affair:
 * without `redirects=allow`, every redirect ends in an error.
 */
function connectionAllowlist({ linkTargets }: PolicyInput): string {
  const patterns = linkTargets.map(target =>
    target.endsWith(':') ? `"${target}*"` : `"${target}"`,
  )
  return `(${['response-origin', ...patterns].join(' ')});redirects=allow`
}

/** What protects a file that is only ever loaded by a page. */
const headersOfAssets = [
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
]

/**
 * The headers of a font or a script: a page's policy says nothing about them, and costs 1.3 kB each.
 * Opened by itself, as a document or a worker, an asset may load nothing.
 */
export function assetHeaders(headers: readonly Header[]): readonly Header[] {
  return [
    ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
    ...headers.filter(([name]) => headersOfAssets.includes(name)),
  ]
}

/**
 * The headers of every response, whatever its status: helmet's, computed once, and those helmet
 * does not know.
 */
export function securityHeaders(input: PolicyInput): readonly Header[] {
  const headers: Header[] = []
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  // As helmet spells them: Node gives names back in lower case.
  response.setHeader = (name, value) => {
    headers.push([name, String(value)])
    return response
  }
  helmet(helmetOptions(input))(request, response, error => {
    if (error) throw error
  })
  return [
    ...headers,
    // As RFC 9651 §4.1.1 writes a list: Netlify writes it so in any case.
    ['Permissions-Policy', unusedFeatures.map(name => `${name}=()`).join(', ')],
    // Scripts have to carry their hashes (https://www.w3.org/TR/sri-2/#integrity-policy-section).
    ['Integrity-Policy', 'blocked-destinations=(script)'],
    ['Connection-Allowlist', connectionAllowlist(input)],
    ...(input.isUnlisted ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ]
}

/** How long a kind of response may be kept (RFC 9111). */
const cacheControl = {
  /** Named by a hash of its content: never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for by every page, and of little weight when it is a day old. */
  daily: 'public, max-age=86400',
  /** Asked for again every time; the validator makes that cheap. */
  revalidate: 'no-cache',
  /** About one request, not about a file. */
  never: 'no-store',
} as const

/** How long a file may be kept. */
export type CacheClass = 'immutable' | 'daily' | 'revalidate'

/** How long a file that is named by no hash may be kept. */
export function cacheClassOf(path: string): CacheClass {
  return path.endsWith('.webmanifest') ? 'daily' : 'revalidate'
}

function caching(name: keyof typeof cacheControl): Header {
  return ['Cache-Control', cacheControl[name]]
}

/** Every file may be sent in another encoding, and caches have to know (RFC 9110 §12.5.5). */
const vary: Header = ['Vary', 'Accept-Encoding']

/** What the code of an app asks for, wherever that code comes from: which documents are in force. */
const sharedFile = /^(?:\w+\/)?legal(?:\.schema)?\.json$/

/**
 * The headers of a file's responses, 304 included, besides those of every response.
 * @param file below the folder of the site
 */
export function fileHeaders(file: string, cache: CacheClass): readonly Header[] {
  // Scripts of every origin may read it: nobody's data is in it, and no cookie is ever read.
  const shared: Header = ['Access-Control-Allow-Origin', '*']
  return [caching(cache), vary, ...(sharedFile.test(file) ? [shared] : [])]
}

/** Where the servers say that they are up. */
export const healthPath = '/healthz'

const plainText: Header = ['Content-Type', 'text/plain; charset=utf-8']

/** The responses that are not files of the site. */
export const fixedResponses: Manifest['responses'] = {
  health: { status: 200, headers: [plainText, caching('never'), vary], body: 'ok\n' },
  // Looked up again every time, so that a mistake in the table can be corrected.
  redirect: { status: 301, headers: [caching('revalidate')], body: '' },
  // RFC 9110 §15.5.6
  methodNotAllowed: {
    status: 405,
    headers: [plainText, caching('never'), ['Allow', 'GET, HEAD']],
    body: 'Method Not Allowed\n',
  },
  refusal: {
    status: 400,
    headers: [plainText, caching('never')],
    body: 'The server cannot answer this request.\n',
  },
}
