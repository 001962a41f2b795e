import * as v from 'valibot'
import { usual } from './notes.ts'
import { wrongType } from './values.ts'

const address = v.pipe(
  v.string(),
  v.regex(
    /^\/[\w.~-]+(?:\/[\w.~-]+)*$/,
    'is not an address. Write it from its first slash on, without one at its end, like /privacy.html',
  ),
)

const target = v.pipe(
  v.string('does not say where it leads. Write the name of a page, like privacy-policy'),
  v.regex(
    /^\/?[a-z0-9]+(?:[./-][a-z0-9]+)*$|^\/$/,
    'leads to no page. Write the name of a page like privacy-policy, or an address of this site like /de/privacy-policy',
  ),
)

/** Addresses that the company's earlier site had, or that its app opens, each with the page that it leads to. */
export const companyRedirects = usual(
  {},
  v.record(address, target, wrongType('addresses like { /privacy.html: privacy-policy }')),
  {
    what: 'Addresses of yours that lead to a page of this site, such as those of an earlier site or in an app that is out: each with the name of a page, which is the one in English, or with its address',
    example: { '/privacy.html': 'privacy-policy', '/datenschutz.html': '/de/privacy-policy' },
  },
)
