import { commonToCdns } from './commonToCdns.ts'
import type { Profile } from './profile.ts'

/**
 * Cloudflare Pages, from its documentation, the source of its asset server, and `wrangler pages dev`.
 * Network Error Logging (`nel`, `report-to`) is left out on purpose: with it browsers report
 * visitors' errors to Cloudflare, which the privacy policy does not say.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export const cloudflare: Profile = {
  host: 'Cloudflare Pages',
  known: [
    ...commonToCdns,
    {
      what: /^(?:cf-ray|cf-cache-status|age|alt-svc)$/,
      expected: /^\(absent\)$/,
      why: 'It names the request, its cache and HTTP/3 in headers of its own, which no page reads.',
    },
    {
      what: /^cache-control$/,
      expected: /^no-cache$/,
      seen: /^no-store$/,
      check: /^(?:not found|malformed|health)$/,
      why: 'It lets no one keep a 404 page, which is stricter than asked.',
    },
    {
      what: /^(?:status|body|etag)$/,
      path: /^\/\/evil\.example\/\.\.$/,
      check: /^not found$/,
      why: 'It resolves dots before it looks a path up, and serves the landing page of this site.',
    },
  ],
}
