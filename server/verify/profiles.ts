import type { Difference } from '../contract/ask.ts'

/** A difference that a host is known to make; what it leaves out may be anything. */
export interface KnownDifference {
  /** Matches what differs: the status, the body, or a header by its name in lower case. */
  readonly what: RegExp
  readonly expected?: RegExp
  readonly seen?: RegExp
  /** Matches paths with their query. */
  readonly path?: RegExp
  readonly check?: RegExp
  /** Why it does no harm. */
  readonly why: string
}

/** A host, and everything it is known to do differently from Express and nginx. */
export interface Profile {
  readonly host: string
  readonly known: readonly KnownDifference[]
}

/** Differences by whether they decide the result. */
export interface JudgedDifferences {
  /** Those that no profile lists. */
  readonly unlisted: readonly Difference[]
  /** Those that the profile lists, by their reason, in its order. */
  readonly known: readonly { readonly why: string; readonly differences: readonly Difference[] }[]
}

const methods = /^(?:POST|PUT|PATCH|DELETE|OPTIONS)$/
const compressesByItself =
  'It compresses by itself, in a coding the client accepts; the decoded bytes are compared.'

/** What every CDN for static sites does differently, whichever it is. */
const ofAnyCdn: readonly KnownDifference[] = [
  {
    ...{ what: /^content-encoding$/, seen: /^(?:br|gzip)$/, check: /^(?:br|HEAD)$/ },
    why: compressesByItself,
  },
  {
    ...{ what: /^content-encoding$/, seen: /^gzip$/, check: /^gzip$/ },
    why: compressesByItself,
  },
  {
    ...{ what: /^content-encoding$/, seen: /^\(absent\)$/ },
    path: /\.(?:atom|md|txt|xml|webmanifest)$/,
    why: 'It leaves some types uncompressed; no page loads files of these types.',
  },
  {
    what: /^vary$/,
    ...{ expected: /^Accept-Encoding$/, seen: /^\(absent\)$|^Accept-Encoding$/i },
    why: 'It keeps codings apart in its own cache, and under https there is no other cache between it and a browser.',
  },
  {
    what: /^(?:status|body|content-type|cache-control|vary)$/,
    ...{ path: /^\/healthz$/, check: /^health$/ },
    why: 'There is no server to ask for its health; the path is a 404 page.',
  },
  {
    ...{ what: /^status$/, path: /^\/404$/, check: /^not found$/ },
    why: 'It serves every file at an address of its own, the 404 page too, which is marked noindex.',
  },
  {
    ...{ what: /^(?:body|content-type|cache-control|allow)$/, check: methods },
    why: 'It refuses other methods in its own words. No page sends a form or a request.',
  },
  {
    ...{ what: /^status$/, expected: /^405$/, seen: /^301$/, path: /^\/privacy$/, check: methods },
    why: 'It redirects before it looks at the method; a redirect changes nothing.',
  },
  {
    ...{ what: /^status$/, expected: /^416$/, check: /^no part$/ },
    why: 'No player asks for what is behind the end of a clip.',
  },
]

/**
 * Cloudflare Pages, from its documentation, the source of its asset server, and `wrangler pages dev`.
 * Network Error Logging (`nel`, `report-to`) is left out on purpose: with it browsers report
 * visitors' errors to Cloudflare, which the privacy policy does not say.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const cloudflare: Profile = {
  host: 'Cloudflare Pages',
  known: [
    ...ofAnyCdn,
    {
      ...{ what: /^(?:cf-ray|cf-cache-status|age|alt-svc)$/, expected: /^\(absent\)$/ },
      why: 'It names the request, its cache and HTTP/3 in headers of its own, which no page reads.',
    },
    {
      ...{ what: /^cache-control$/, expected: /^no-cache$/, seen: /^no-store$/ },
      check: /^(?:not found|health)$/,
      why: 'It lets no one keep a 404 page, which is stricter than asked.',
    },
    {
      ...{
        what: /^(?:status|body|etag)$/,
        path: /^\/\/evil\.example\/\.\.$/,
        check: /^not found$/,
      },
      why: 'It resolves dots before it looks a path up, and serves the landing page of this site.',
    },
  ],
}

/** Any header of a response but the one that says where a redirect leads. */
const header = /^(?!(?:status|location|body|response)$)/
const bareRedirect =
  'It sends the headers of the rules with files only; a redirect has nothing they could protect.'

/**
 * Netlify, from its documentation and `netlify dev`.
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/redirect-options/
 */
const netlify: Profile = {
  host: 'Netlify',
  known: [
    ...ofAnyCdn,
    {
      ...{ what: /^(?:x-nf-request-id|cache-status|age)$/, expected: /^\(absent\)$/ },
      why: 'It names the request and its cache in headers of its own, which no page reads.',
    },
    {
      ...{ what: /^(?:status|location)$/, seen: /^(?:200|\(absent\))$/, path: /\/(?:\?.*)?$/ },
      check: /^redirect$/,
      why: 'Its rules cannot take away a slash: it serves the page, whose canonical link names the address without it.',
    },
    {
      ...{ what: header, seen: /^\(absent\)$|max-age=0/, check: /^redirect$/ },
      why: bareRedirect,
    },
    {
      ...{ what: header, seen: /^\(absent\)$/, path: /^\/privacy$/, check: methods },
      why: bareRedirect,
    },
    {
      ...{ what: /^cache-control$/, expected: /^no-cache$/, check: /^not found$/ },
      seen: /^public, ?max-age=0, ?must-revalidate$/,
      why: 'It says in other words that a 404 page has to be asked for again.',
    },
    {
      what: /^content-type$/,
      ...{ expected: /^text\/html; charset=utf-8$/, seen: /^text\/html; charset=UTF-8$/ },
      why: 'Names of character sets are case-insensitive (RFC 9110 §8.3.2).',
    },
  ],
}

/** The hosts that `verify --profile` knows. */
export const profiles: Readonly<Record<string, Profile>> = { cloudflare, netlify }

/** Separates the differences that a host is known to make from those it should not. */
export function judge(
  differences: readonly Difference[],
  known: readonly KnownDifference[],
): JudgedDifferences {
  const reasonOf = (difference: Difference) =>
    known.find(candidate =>
      (['what', 'expected', 'seen', 'path', 'check'] as const).every(
        property => candidate[property]?.test(difference[property]) ?? true,
      ),
    )?.why
  const withReason = (why: string | undefined) =>
    differences.filter(difference => reasonOf(difference) === why)
  const groups = [...new Set(known.map(({ why }) => why))].map(why => ({
    why,
    differences: withReason(why),
  }))
  return {
    unlisted: withReason(undefined),
    known: groups.filter(group => group.differences.length > 0),
  }
}
