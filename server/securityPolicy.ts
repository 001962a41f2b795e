/**
 * The one policy: the headers of every response as data. The build writes them into the manifest
 * for Express, the include for nginx and the `_headers` file for CDNs.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Header } from './manifest.ts'

export interface PolicyInput {
  /** Scheme and host of the site; https turns HSTS and the upgrade of requests on. */
  readonly origin: string
  /** CSP hash sources of the inline styles in the HTML that was built. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of the speculation rules in the HTML that was built. */
  readonly scriptHashes: readonly string[]
}

/** Two years, as hstspreload.org asks for. */
const HSTS_MAX_AGE_SECONDS = 63_072_000

/** Features of the browser that the site does without (W3C Permissions Policy). */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** What browsers may load and run on the pages: only what the build put there. */
function directives({ origin, styleHashes, scriptHashes }: PolicyInput) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': [...styleHashes],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
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
    xFrameOptions: { action: 'deny' },
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
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  }
  // helmet only sets and removes headers; this stub records them.
  const recorder = response as unknown as ServerResponse
  helmet(helmetOptions(input))({} as IncomingMessage, recorder, error => {
    if (error) throw error
  })
  headers.push(['Permissions-Policy', unusedFeatures.map(name => `${name}=()`).join(', ')])
  return headers
}
