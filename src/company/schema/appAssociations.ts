import * as v from 'valibot'
import { extra } from './notes.ts'
import { format, list, unique } from './values.ts'

/** A bundle or an application identifier: names between dots, the domain of the company the wrong way round. */
function identifier(example: string) {
  return format(`an identifier like '${example}'`, 'an identifier of an app', written =>
    /^[A-Za-z][\w-]*(?:\.[A-Za-z\d][\w-]*)+$/.test(written) ? written : undefined,
  )
}

const teamId = format("ten letters and digits like 'A1B2C3D4E5'", 'a team ID', written =>
  /^[A-Z\d]{10}$/.test(written.toUpperCase()) ? written.toUpperCase() : undefined,
)

/** The SHA-256 of a certificate, as keytool and the Play Console print it: 32 bytes in hexadecimal. */
const fingerprint = format(
  "the SHA-256 of the certificate, 32 pairs of digits like 'AB:CD:…'",
  'a SHA-256 fingerprint',
  written => {
    const digits = written.replaceAll(/[:\s]/g, '').toUpperCase()
    return /^[\dA-F]{64}$/.test(digits) ? digits.match(/../g)?.join(':') : undefined
  },
)

/** A path of the site whose links open in the app; `*` stands for any characters, `?` for one. */
const openedPath = format("a path like '/share/*'", 'a path that the app opens', written =>
  /^\/[\w.~/*?-]+$/.test(written) ? written : undefined,
)

/** What tells phones that the app and the site belong together: `.well-known` has a file for each system. */
export const appAssociationFields = {
  team: extra(teamId, {
    what: 'The team ID of Apple’s developer account: passwords of the site are offered in the app (`/.well-known/apple-app-site-association`)',
    example: 'A1B2C3D4E5',
  }),
  bundle: extra(identifier('com.longhand.app'), {
    what: 'The bundle ID of the app for iPhone and iPad',
    example: 'com.longhand.app',
  }),
  package: extra(identifier('com.longhand.app'), {
    what: 'The application ID of the app for Android (`/.well-known/assetlinks.json`)',
    example: 'com.longhand.app',
  }),
  fingerprints: extra(
    v.pipe(
      v.array(fingerprint, list('fingerprints')),
      v.nonEmpty('is empty. Write the fingerprint of the certificate that signs the app'),
      unique(),
    ),
    {
      what: 'SHA-256 fingerprints of the certificates that sign the app for Android; where Google signs it, the one that the Play Console shows',
      example: [Array.from({ length: 32 }, () => 'AB').join(':')],
    },
  ),
  opens: extra(
    v.pipe(
      v.array(openedPath, list('paths')),
      v.nonEmpty('is empty. Write the paths that the app opens, or leave the field out'),
      unique(),
    ),
    {
      what: 'Paths whose links open in the app, `*` for any characters; without it no link does. A page of this site cannot be one',
      example: ['/share/*'],
    },
  ),
}

/** The fields of the app that need one another: path and message of each that stands alone. */
export function* appAssociationFaults(app: {
  readonly team?: string | undefined
  readonly bundle?: string | undefined
  readonly package?: string | undefined
  readonly fingerprints?: readonly string[] | undefined
  readonly opens?: readonly string[] | undefined
}): Generator<readonly [path: string, message: string]> {
  if (app.team !== undefined && app.bundle === undefined)
    yield ['team', 'needs the bundle ID. Write app.bundle as well']
  if (app.bundle !== undefined && app.team === undefined)
    yield ['bundle', 'needs the team ID. Write app.team as well']
  if (app.package !== undefined && app.fingerprints === undefined)
    yield ['package', 'needs the fingerprints of its certificates. Write app.fingerprints as well']
  if (app.fingerprints !== undefined && app.package === undefined)
    yield ['fingerprints', 'needs the application ID. Write app.package as well']
  if (app.opens !== undefined && app.bundle === undefined && app.package === undefined)
    yield [
      'opens',
      'needs an app that opens them. Write app.team and app.bundle, or app.package and app.fingerprints',
    ]
}
