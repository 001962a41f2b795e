import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Paths of a certificate for `localhost` and of its key, in PEM. */
export interface SelfSignedCertificate {
  readonly certificate: string
  readonly key: string
  readonly remove: () => void
}

/** Makes a certificate that ends in so many days, with its key, in a folder of its own. */
export function selfSignedCertificate(days: number): SelfSignedCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'site-certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    String(days),
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ])
  return { certificate, key, remove: () => rmSync(folder, { recursive: true }) }
}
