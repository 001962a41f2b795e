import * as v from 'valibot'
import { list, text, webAddress } from './fields.ts'

/** Profiles of the company elsewhere, by the names people know these places by. */
export const socialLinks = v.pipe(
  v.array(
    v.strictObject({ name: text, url: webAddress }),
    list("links like { name: 'Mastodon', url: 'https://mastodon.social/@longhand' }"),
  ),
  v.checkItems(
    ({ url }, index, links) => links.findIndex(other => other.url === url) === index,
    'leads to the same address as one before it. Keep one of them',
  ),
)
