/**
 * The one policy: the headers of every response as data. The build writes them into the manifest
 * for Express, the include for nginx and the `_headers` file for CDNs.
 */

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Header } from './manifest.ts'

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
