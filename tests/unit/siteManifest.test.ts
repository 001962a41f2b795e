import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import type { Site } from '../../src/model/site.ts'
import { siteManifest } from '../../src/output/integrity/siteManifest.ts'
import { siteFile } from '../../src/output/siteFile.ts'
import { withPublishedPolicies } from '../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })
const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })

const manifestOf = (site: Site, commit?: string) =>
  JSON.parse(
    siteManifest(
      site,
      [
        siteFile('/b', 'second', 'revalidate'),
        siteFile('/a', 'first', 'immutable'),
        { ...siteFile('/', 'nowhere', 'revalidate'), path: undefined, file: 'de/404.html' },
      ],
      commit,
    ),
  )
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

it('holds until a week after the next build is due, and for 360 days at most', () => {
  // Version 3.0 of the policy takes effect on March 1.
  expect(manifestOf(withPublishedPolicies(finished))).toMatchObject({
    built: '2027-02-01',
    expires: '2027-03-08',
  })
  expect(manifestOf(unsupplied).expires).toBe('2027-05-27')
})

it('says what it is of, where it is known, and by which key', () => {
  const publicKey = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
  const origin = 'https://www.example.com'
  expect(manifestOf(finished, '1234567')).toMatchObject({ origin, publicKey, commit: '1234567' })
  expect(manifestOf(unsupplied)).toMatchObject({ publicKey: null, commit: null, versions: [] })
})

it('has the hash of each file by its address, in the order of the addresses', () => {
  expect(Object.entries(manifestOf(unsupplied).files)).toEqual([
    ['/a', hash('first')],
    ['/b', hash('second')],
    ['/de/404', hash('nowhere')],
  ])
})
