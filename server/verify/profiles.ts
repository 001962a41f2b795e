import type { Difference } from './ask.ts'

/** A difference that a host is known to make without harm; what it leaves out may be anything. */
export type KnownDifference = Partial<Readonly<Record<keyof Difference, RegExp>>>

const methods = /^(?:POST|PUT|PATCH|DELETE|OPTIONS)$/
const absent = /^\(absent\)$/

/** What every CDN for static sites does differently, whichever it is. */
const differencesOfCdns: readonly KnownDifference[] = [
  // It compresses by itself, in a coding the client accepts; the decoded bytes are compared.
  { what: /^content-encoding$/, seen: /^(?:br|gzip)$/, check: /^(?:br|HEAD)$/ },
  { what: /^content-encoding$/, seen: /^gzip$/, check: /^gzip$/ },
  // It leaves some types uncompressed; no page loads files of these types.
  { what: /^content-encoding$/, seen: absent, path: /\.(?:atom|md|txt|xml|webmanifest)$/ },
  // It keeps codings apart in its own cache; under https there is no other one between it and a browser.
  { what: /^vary$/, expected: /^Accept-Encoding$/, seen: /^\(absent\)$|^Accept-Encoding$/i },
  // There is no server to ask for its health; the path is a 404 page.
  {
    what: /^(?:status|body|content-type|cache-control|vary)$/,
    path: /^\/healthz$/,
    check: /^health$/,
  },
  // It serves every file at an address of its own, the 404 page too, which is marked noindex.
  { what: /^status$/, path: /^\/404$/, check: /^not found$/ },
  // It refuses other methods in its own words. No page sends a form or a request.
  { what: /^(?:body|content-type|cache-control|allow)$/, check: methods },
  // It redirects before it looks at the method; a redirect changes nothing.
  { what: /^status$/, expected: /^405$/, seen: /^301$/, path: /^\/privacy$/, check: methods },
]

/**
 * Cloudflare Pages, from its documentation, the source of its asset server, and `wrangler pages dev`.
 * Network Error Logging (`nel`, `report-to`) is left out on purpose: with it browsers report
 * visitors' errors to Cloudflare, which the privacy policy does not say.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const cloudflare: readonly KnownDifference[] = [
  ...differencesOfCdns,
  // It names the request, its cache and HTTP/3 in headers of its own, which no page reads.
  { what: /^(?:cf-ray|cf-cache-status|age|alt-svc)$/, expected: absent },
  // It lets no one keep a 404 page, which is stricter than asked.
  {
    what: /^cache-control$/,
    expected: /^no-cache$/,
    seen: /^no-store$/,
    check: /^(?:not found|health)$/,
  },
  // It leads from a file whose name ends in .html, such as that of a search console, to the address without the ending.
  { path: /\.html(?:\?.*)?$/, what: /^status$/, expected: /^(?:200|304)$/, seen: /^308$/ },
  { path: /\.html(?:\?.*)?$/, what: /^content-(?:type|encoding)$/, seen: absent },
  { path: /\.html(?:\?.*)?$/, what: /^body$/, seen: /^0 others$/ },
  // It sends the whole clip where a part is asked for, and nothing that is deployed there can change it. Safari then
  // plays no clip, which docs/operate.md says beside clips and beside this host.
  { what: /^status$/, expected: /^206$/, seen: /^200$/, check: /^a part$/ },
  { what: /^content-range$/, expected: /^bytes /, seen: absent, check: /^a part$/ },
  { what: /^body$/, path: /\.mp4$/, check: /^a part$/ },
  // It resolves dots before it looks a path up, and serves the landing page of this site.
  { what: /^(?:status|body)$/, path: /^\/\/evil\.example\/\.\.$/, check: /^not found$/ },
]

/** Any header of a response but the one that says where a redirect leads. */
const header = /^(?!(?:status|location|body|response)$)/

/**
 * Netlify, from its documentation and `netlify dev`.
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/redirect-options/
 */
const netlify: readonly KnownDifference[] = [
  ...differencesOfCdns,
  // It names the request and its cache in headers of its own, which no page reads.
  { what: /^(?:x-nf-request-id|cache-status|age)$/, expected: absent },
  // Its rules cannot take away a slash: it serves the page, whose canonical link has the address without it.
  {
    what: /^(?:status|location)$/,
    seen: /^(?:200|\(absent\))$/,
    path: /\/(?:\?.*)?$/,
    check: /^redirect$/,
  },
  // What pictures that others show have otherwise is said of each file alone, because the values of two rules would be
  // joined; a response other than a file holds nothing that another site could load.
  {
    what: /^cross-origin-resource-policy$/,
    expected: /^same-origin$/,
    seen: absent,
    check: /^(?:not found|malformed|health|POST|PUT|PATCH|DELETE|OPTIONS)$/,
  },
  // It sends the headers of the rules with files only; a redirect has nothing they could protect.
  { what: header, seen: /^\(absent\)$|max-age=0/, check: /^redirect$/ },
  { what: header, seen: absent, path: /^\/privacy$/, check: methods },
  // It says in other words that a 404 page has to be asked for again.
  {
    what: /^cache-control$/,
    expected: /^no-cache$/,
    check: /^not found$/,
    seen: /^public, ?max-age=0, ?must-revalidate$/,
  },
  // Names of character sets are case-insensitive (RFC 9110 §8.3.2).
  {
    what: /^content-type$/,
    expected: /^text\/html; charset=utf-8$/,
    seen: /^text\/html; charset=UTF-8$/,
  },
]

/** What the hosts that `verify --profile` knows do differently from Express and nginx. */
export const profiles: Readonly<Record<string, readonly KnownDifference[]>> = {
  cloudflare,
  netlify,
}

/** Whether a host is known to make a difference. */
export function isKnown(difference: Difference, known: readonly KnownDifference[]): boolean {
  const properties = ['path', 'check', 'what', 'expected', 'seen'] as const
  return known.some(candidate =>
    properties.every(name => candidate[name]?.test(difference[name]) ?? true),
  )
}
