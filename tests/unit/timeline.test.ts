import { expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import {
  documentVersions,
  predecessorOf,
  stateOf,
  successorOf,
} from '../../src/versions/documentVersions.ts'
import { publish } from '../../src/versions/publish.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import { timelineOf } from '../../src/versions/timeline.ts'
import { complaint } from '../sites/complaint.ts'
import { inEnglish, withVersions } from '../sites/variants.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

const site = withVersions(
  finished,
  publishedPolicy('1.0', '2024-01-10', '2024-02-01'),
  publishedPolicy('1.5', '2024-05-10', '2024-06-01', { isEditorial: true }),
  publishedPolicy('1.9', '2024-09-10', '2024-10-01'),
)

const known = [
  { version: '1.0', publishedOn: '2024-01-10', effective: '2024-02-01' },
  { version: '1.5', publishedOn: '2024-05-10', effective: '2024-06-01' },
  { version: '1.9', publishedOn: '2024-09-10', effective: '2024-10-01' },
]

it.each([
  ['2024-01-10', '1.0', undefined, undefined],
  ['2024-02-01', '1.0', undefined, undefined],
  ['2024-05-09', '1.0', undefined, undefined],
  ['2024-05-10', '1.0', '1.5', undefined],
  ['2024-05-31', '1.0', '1.5', undefined],
  ['2024-06-01', '1.5', undefined, '1.5'],
  // The note stays for thirty days.
  ['2024-07-01', '1.5', undefined, '1.5'],
  ['2024-07-02', '1.5', undefined, undefined],
  ['2024-09-10', '1.5', '1.9', undefined],
  ['2024-10-01', '1.9', undefined, '1.9'],
  ['2024-10-31', '1.9', undefined, '1.9'],
  ['2024-11-01', '1.9', undefined, undefined],
])('on %s version %s is in force, %s announced, %s recent', (day, ...expected) => {
  const published = known.filter(({ publishedOn }) => publishedOn <= day)
  const { inForce, announced, recent } = timelineOf(published, day)
  expect([inForce, announced, recent].map(one => one?.version)).toEqual(expected)
})

it.each([
  ['2024-09-09', ['1.0 replaced', '1.5 in-force']],
  ['2024-09-10', ['1.0 replaced', '1.5 in-force', '1.9 announced']],
  ['2024-10-01', ['1.0 replaced', '1.5 replaced', '1.9 in-force']],
])('on %s the site has the versions %s', (today, states) => {
  const day = { ...site, today }
  const { all } = documentVersions(day)['privacy-policy']
  expect(all.map(version => `${version.version} ${stateOf(day, version)}`)).toEqual(states)
})

it('each version knows the one before it and the one after it', () => {
  const { all } = documentVersions(site)['privacy-policy']
  const neighbors = all.map(one => [
    predecessorOf(site, one)?.version,
    successorOf(site, one)?.version,
  ])
  expect(neighbors).toEqual([
    [undefined, '1.5'],
    ['1.0', '1.9'],
    ['1.5', undefined],
  ])
})

it('a version is editorial exactly where it gives the reason, as it was published', () => {
  const versions = publishedVersions(site)['privacy-policy']
  expect(versions.map(({ version, isEditorial }) => [version, isEditorial])).toEqual([
    ['1.0', false],
    ['1.5', true],
    ['1.9', false],
  ])
})

it('a text is published only after the last version, whatever the first one says', () => {
  const texts = siteTexts(site).documents.filter(({ name }) => name === 'privacy-policy')
  const later = withVersions(
    finished,
    publishedPolicy('1.0', '2024-01-10', '2024-02-01'),
    publishedPolicy('2.5', '2024-10-15', '2025-02-01'),
  )
  const publishOn = (publishedOn: string, of = later) =>
    complaint(() => publish({ site: of, document: 'privacy-policy', texts, publishedOn }))
  expect(publishOn('2024-11-15')).toContain(
    'version 2.0 takes effect on 2025-01-01, not after version 2.5 (2025-02-01)',
  )
  expect(publishOn('2024-09-09', site)).toContain(
    'version 2.0 is published on 2024-09-09, before version 1.9 (2024-09-10)',
  )
  expect(publishOn('2024-09-10', site)).toBe('')
})
