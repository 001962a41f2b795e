import { commonToCdns } from './commonToCdns.ts'
import type { Profile } from './profile.ts'

/** Any headers of a response but the one that says where a redirect leads. */
const header = /^(?!(?:status|location|body|response)$)/

const bareRedirect =
  'It sends the headers of the rules with files only; a redirect has nothing they could protect.'

/**
 * Netlify, from its documentation and `netlify dev`.
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/redirect-options/
 */
export const netlify: Profile = {
  host: 'Netlify',
  known: [
    ...commonToCdns,
    {
      what: /^(?:x-nf-request-id|cache-status|age|accept-ranges)$/,
      expected: /^\(absent\)$/,
      why: 'It names the request and its cache in headers of its own, which no page reads.',
    },
    {
      what: /^(?:status|location)$/,
      seen: /^(?:200|\(absent\))$/,
      path: /\/(?:\?.*)?$/,
      check: /^redirect$/,
      why: 'Its rules cannot take away a slash: it serves the page, whose canonical link names the address without it.',
    },
    {
      what: header,
      seen: /^\(absent\)$|max-age=0/,
      check: /^redirect$/,
      why: bareRedirect,
    },
    {
      what: header,
      seen: /^\(absent\)$/,
      path: /^\/privacy$/,
      check: /^(?:POST|PUT|PATCH|DELETE|OPTIONS)$/,
      why: bareRedirect,
    },
    {
      what: /^cache-control$/,
      expected: /^no-cache$/,
      seen: /^public, ?max-age=0, ?must-revalidate$/,
      check: /^(?:not found|malformed)$/,
      why: 'It says in other words that a 404 page has to be asked for again.',
    },
    {
      what: /^content-type$/,
      expected: /^text\/html; charset=utf-8$/,
      seen: /^text\/html; charset=UTF-8$/,
      why: 'Names of character sets are case-insensitive (RFC 9110 §8.3.2).',
    },
    {
      what: /^etag$/,
      expected: /^\(absent\)$/,
      check: /^not found$/,
      why: 'It gives a 404 page an ETag, which saves sending it again.',
    },
  ],
}
