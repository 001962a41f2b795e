import * as v from 'valibot'
import { record, untitled, usual } from './notes.ts'
import { checkFields, choice, wholeNumber } from './values.ts'

/** The shortest period, in days, with which browsers' list takes a domain (hstspreload.org). */
const PRELOAD_DAYS = 365

const headerFields = record(untitled, {
  maxAgeDays: usual(365, wholeNumber('a number of days, like 365', 0, 3650), {
    what: 'For how many days browsers that have visited the site ask for it by https only (`max-age`, RFC 6797); 0 has them forget it',
    example: 365,
  }),
  includeSubDomains: usual('no', choice(['no', 'yes']), {
    what: 'Whether that holds for every subdomain of the address as well, whoever serves it',
  }),
  preload: usual('no', choice(['no', 'yes']), {
    what: 'Whether browsers may have it built in, which takes months to take back (hstspreload.org)',
  }),
})

/** What the list of browsers asks for, where the site wants to be on it: by field and message. */
function* preloadFaults(
  stated: v.InferOutput<typeof headerFields>,
): Generator<readonly [string, string]> {
  const { maxAgeDays, includeSubDomains, preload } = stated
  if (preload === 'no') return
  if (includeSubDomains === 'no')
    yield [
      'preload',
      'needs includeSubDomains, which the list of browsers asks for. Write includeSubDomains: yes where every subdomain has https, or preload: no',
    ]
  if (maxAgeDays < PRELOAD_DAYS)
    yield [
      'maxAgeDays',
      `is below the ${PRELOAD_DAYS} days that the list of browsers asks for. Write ${PRELOAD_DAYS} or more, or preload: no`,
    ]
}

/** What browsers are promised of https: HTTP Strict Transport Security (RFC 6797). */
export const hsts = v.optional(v.pipe(headerFields, checkFields(preloadFaults)), {})
