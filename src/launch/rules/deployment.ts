import { isTranslations } from '../../languages/translations.ts'
import { daysBetween } from '../../model/isoDay.ts'
import type { Site } from '../../model/site.ts'
import { countText } from '../countText.ts'
import { NOTICE_DAYS } from '../days.ts'
import { isExampleHost } from '../exampleHost.ts'
import { ownedBy, rule } from '../rule.ts'
import { siteLeaves } from '../siteLeaves.ts'

/** Fields of the operator that long pages show, the longest first, with their bytes. */
function costliestFields(site: Site): string {
  const shown = ['processors', 'company', 'law', 'contacts', 'testimonials']
  return siteLeaves(site)
    .filter(({ path }) => shown.includes(String(path[0])))
    .map(({ name, value }) => {
      const text = isTranslations(value) ? Object.values(value).join('') : String(value)
      return { name, bytes: Buffer.byteLength(text) }
    })
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} (${bytes} bytes)`)
    .join(', ')
}

/** Where the site will be, and what was built for it. */
export const deploymentRules = ownedBy('ops', [
  rule('security-txt', 'warning', {
    trigger: 'security.txt has expired or is about to (RFC 9116 §2.5.5)',
    why: 'An expired file must not be used; nobody could report a vulnerability.',
    fix: 'Build again and deploy: every build gives it a new date.',
    find({ site, build: { securityTxtExpires } }) {
      if (securityTxtExpires === undefined) return []
      const left = daysBetween(site.today, securityTxtExpires.slice(0, 10))
      if (left > NOTICE_DAYS) return []
      const location = 'dist/site/.well-known/security.txt'
      const when = left === 0 ? 'today' : `in ${countText(left, 'day')}`
      return left < 0
        ? [{ severity: 'blocker', message: 'security.txt has expired', location }]
        : [{ message: `security.txt expires ${when}`, location }]
    },
  }),
  rule('origin:example', 'blocker', {
    trigger: 'the origin is an address that is reserved for examples',
    why: 'Canonical addresses, sitemap and cards would send everybody there.',
    fix: 'Write the address of the live site, or set SITE_ORIGIN for this build.',
    field: 'origin',
    find: ({ site: { config } }) =>
      isExampleHost(new URL(config.origin).hostname)
        ? [{ message: `The origin ${config.origin} is an example` }]
        : [],
  }),
  rule('origin:http', 'blocker', {
    trigger: 'the origin is not https',
    why: 'The documents promise encryption in transit; HSTS is sent for https origins only.',
    fix: 'Write the origin with https:// and serve the site over it.',
    field: 'origin',
    find: ({ site: { config } }) =>
      new URL(config.origin).protocol === 'http:'
        ? [{ message: `The origin ${config.origin} is not https` }]
        : [],
  }),
  rule('build:stale', 'warning', {
    trigger: 'the build is missing, or older than its sources',
    why: 'What is deployed would not be what this check has read.',
    fix: 'Run npm run build.',
    find({ build: { isFresh } }) {
      const location = 'dist/'
      if (isFresh === undefined)
        return [{ severity: 'note', message: 'There is no build yet', location }]
      return isFresh ? [] : [{ message: 'The build is older than its sources', location }]
    },
  }),
  rule('page-size', 'note', {
    trigger: 'the operator’s data make a page longer than the first TCP window (ruling 15)',
    why: 'It needs a second round trip before it can be read to the end.',
    find: ({ site, build }) =>
      build.longPages.map(({ file, bytes, limit, warningLimit }) => ({
        suffix: `:${file.replace(/\.html$/, '')}`,
        ...(bytes > warningLimit && { severity: 'warning' }),
        message: `${file} has ${bytes} bytes on the wire, over ${limit}`,
        location: site.source.file,
        fix: `Shorten what costs most: ${costliestFields(site)}.`,
      })),
  }),
])
