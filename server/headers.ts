import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Header } from './manifest.ts'

export interface PolicyInput {
  /** Scheme and host of the site; https turns HSTS on. */
  readonly origin: string
  /** What browsers are told of https, and for how long (RFC 6797 §6.1). */
  readonly hsts: {
    readonly maxAgeDays: number
    readonly includeSubDomains: boolean
    readonly preload: boolean
  }
  /** CSP hash sources of the inline styles in the HTML that was built. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of the speculation rules in the HTML that was built. */
  readonly scriptHashes: readonly string[]
  /** Whether a page plays clips. */
  readonly hasClips: boolean
  /** Whether search engines are kept out by a header too, from files other than pages as well. */
  readonly isUnlisted?: boolean | undefined
}

const SECONDS_A_DAY = 86_400

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

/**
 * The policy as helmet's options, where its defaults are not it: browsers may load and run only what the build
 * put there.
 */
function helmetOptions(input: PolicyInput): HelmetOptions {
  const { maxAgeDays, includeSubDomains, preload } = input.hsts
  const isHttps = input.origin.startsWith('https:')
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...input.scriptHashes],
    'style-src': input.styleHashes,
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    ...(input.hasClips && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps && {
      maxAge: maxAgeDays * SECONDS_A_DAY,
      includeSubDomains,
      preload,
    },
    // Today's browsers learn nothing from these that the policy above does not tell them (docs/decisions.md, 10).
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
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
  helmet(helmetOptions(input))(request, response, () => undefined)
  return [
    ...headers,
    // As RFC 9651 §4.1.1 writes a list: Netlify writes it so in any case.
    ['Permissions-Policy', unusedFeatures.map(name => `${name}=()`).join(', ')],
    // Scripts have to carry their hashes (https://www.w3.org/TR/sri-2/#integrity-policy-section).
    ['Integrity-Policy', 'blocked-destinations=(script)'],
    ...(input.isUnlisted ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ]
}

/** Whether a file is only ever loaded by a page, and named by a hash of its content. */
export function isAsset(file: string): boolean {
  return /^(?:assets|media)\//.test(file)
}

/** How long a file may be kept (RFC 9111). */
function cacheControlOf(file: string, isEarlier: boolean): string {
  // CDNs read a limited number of rules: what is asked for once more at most needs none.
  if (isAsset(file) && !isEarlier) return 'public, max-age=31536000, immutable'
  // Asked for by every page, and of little weight when it is a day old.
  if (file.endsWith('.webmanifest')) return 'public, max-age=86400'
  // Asked for again every time; the validator makes that cheap.
  return 'no-cache'
}

/** What the code of an app asks for, wherever that code comes from: which documents are in force. */
const sharedFile = /^(?:\w+\/)?legal(?:\.schema)?\.json$/

/** Pictures with their own addresses, such as icons and cards; those below `assets` and `media` are parts of pages. */
const addressedPicture = /^(?!(?:assets|media)\/).*\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/** The company's picture for places where a page is shared. */
const sharingPicture = /^media\/[\da-f]+\/sharing\.jpg$/

/**
 * Whether pages of other sites may show a file: messengers, search engines and app stores show cards and icons from
 * where they are.
 */
function isShownElsewhere(file: string): boolean {
  return addressedPicture.test(file) || sharingPicture.test(file)
}

/**
 * The headers of a file's responses, 304 included, besides those of every response; one of the same name takes the
 * place of that of every response.
 * @param file below the folder of the site
 * @param isEarlier whether only pages of earlier builds ask for it
 */
export function fileHeaders(file: string, isEarlier = false): readonly Header[] {
  return [
    ['Cache-Control', cacheControlOf(file, isEarlier)],
    // Every file may be sent in another encoding, and caches have to know (RFC 9110 §12.5.5).
    ['Vary', 'Accept-Encoding'],
    // Scripts of every origin may read it: nobody's data is in it, and no cookie is ever read.
    ...(sharedFile.test(file) ? [['Access-Control-Allow-Origin', '*'] as const] : []),
    ...(isShownElsewhere(file) ? [['Cross-Origin-Resource-Policy', 'cross-origin'] as const] : []),
  ]
}
