import type { KnownDifference } from './profile.ts'

const compressesByItself =
  'It compresses by itself, in a coding the client accepts; the decoded bytes are compared.'

/** What every CDN for static sites does differently, whichever it is. */
export const commonToCdns: readonly KnownDifference[] = [
  {
    what: /^content-encoding$/,
    seen: /^(?:br|gzip)$/,
    check: /^(?:br|HEAD)$/,
    why: compressesByItself,
  },
  {
    what: /^content-encoding$/,
    seen: /^gzip$/,
    check: /^gzip$/,
    why: compressesByItself,
  },
  {
    what: /^content-encoding$/,
    seen: /^\(absent\)$/,
    path: /\.(?:atom|md|txt|xml|webmanifest)$/,
    why: 'It leaves some types uncompressed; no page loads files of these types.',
  },
  {
    what: /^vary$/,
    expected: /^Accept-Encoding$/,
    seen: /^\(absent\)$|^Accept-Encoding$/i,
    why: 'It keeps codings apart in its own cache, and under https there is no other cache between it and a browser.',
  },
  {
    what: /^(?:status|body|content-type|cache-control|vary)$/,
    path: /^\/healthz$/,
    check: /^health$/,
    why: 'There is no server to ask for its health; the path is a 404 page.',
  },
  {
    what: /^(?:status|etag)$/,
    path: /^\/404$/,
    check: /^not found$/,
    why: 'It serves every file at an address of its own, the 404 page too, which is marked noindex.',
  },
  {
    what: /^(?:body|content-type|cache-control|allow)$/,
    check: /^(?:POST|PUT|PATCH|DELETE|OPTIONS)$/,
    why: 'It refuses other methods in its own words. No page sends a form or a request.',
  },
  {
    what: /^status$/,
    expected: /^405$/,
    seen: /^301$/,
    path: /^\/privacy$/,
    check: /^(?:POST|PUT|PATCH|DELETE|OPTIONS)$/,
    why: 'It redirects before it looks at the method; a redirect changes nothing.',
  },
]
