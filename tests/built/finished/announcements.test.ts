import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { siteFolder } from '../../buildUnderTest.ts'

const params = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

/** A line of the footer as a landing page has it, of a document on a day of the longest month. */
type Line = (document: string, path: string, year: number) => string

/** Where several are announced, each leads to its version alone. */
const link = (path: string, read: string) => `<a href="${path}/10.0">${read}</a>`

const english: Line = (document, path, year) =>
  `${document}: a new version took effect on September\u00a030, ${year}. ${link(`/${path}`, 'Read it')}`
const german: Line = (document, path, year) =>
  `${document}: Seit dem 30.\u00a0September ${year} gilt eine neue Version. ${link(`/de/${path}`, 'Lesen')}`
const french: Line = (document, path, year) =>
  `${document}\u00a0: une nouvelle version est entrée en vigueur le 30\u00a0septembre ${year}. ${link(`/fr/${path}`, 'La lire')}`
const spanish: Line = (document, path, year) =>
  `${document}: una nueva versión entró en vigor el 30\u00a0de\u00a0septiembre de ${year}. ${link(`/es/${path}`, 'Leerla')}`

it.each([
  ['index.html', english, 'Privacy Policy', 'Terms of Service', 'Data Processing Agreement'],
  [
    ...(['de.html', german, 'Datenschutzerklärung', 'Nutzungsbedingungen'] as const),
    'Auftragsverarbeitungs\u00advertrag',
  ],
  [
    ...(['fr.html', french, 'Politique de confidentialité', 'Conditions d’utilisation'] as const),
    'Accord de sous-traitance de données',
  ],
  [
    ...(['es.html', spanish, 'Política de privacidad', 'Condiciones de uso'] as const),
    'Contrato de encargo del tratamiento',
  ],
] as const)(
  '%s has room for the longest announcements: every document, in the longest month',
  (file, line, policy, terms, agreement) => {
    const html = readFileSync(join(siteFolder, file), 'utf8')
    const lines = [
      line(policy, 'privacy-policy', 2027),
      line(terms, 'terms-of-service', 2028),
      line(agreement, 'data-processing-agreement', 2029),
    ]
    const announced = lines.map(text => `<p class="notice">${text}`).join('')
    // In place of the one announcement of the fixture.
    const longest = html.replace(/<p class="notice">[^<]*2027(?:(?!<p)[\s\S])*/, announced)
    expect(longest.length).toBeGreaterThan(html.length + 200)
    expect(brotliCompressSync(longest, { params }).length).toBeLessThanOrEqual(14_600)
  },
)
