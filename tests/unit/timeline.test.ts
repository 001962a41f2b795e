import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { documentsInForce } from '../../src/versions/documentsInForce.ts'
import {
  documentVersions,
  predecessorOf,
  stateOf,
  successorOf,
} from '../../src/versions/documentVersions.ts'
import { publicationFault } from '../../src/versions/publicationFault.ts'
import { publish } from '../../src/versions/publish.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import { timelineOf } from '../../src/versions/timeline.ts'
import { complaint } from '../sites/complaint.ts'
import { inEnglish, withText, withValues, withVersions } from '../sites/variants.ts'
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

it('each document is in force once a language: as it was published, or as it is edited', () => {
  const inForce = documentsInForce(site).map(({ name, language, frontMatter }) => [
    ...[name, language, frontMatter.version],
  ])
  expect(inForce).toEqual([
    ['privacy-policy', 'en', '1.9'],
    ['terms-of-service', 'en', '2.0'],
    ['data-processing-agreement', 'en', '2.0'],
  ])
})

it('the Terms are in force with the sections that the site shows', () => {
  const { variants } = finished.config
  const shorter = withValues(finished, { variants: { ...variants, terms: 'fourteen-sections' } })
  const terms = documentsInForce(shorter).find(({ name }) => name === 'terms-of-service')
  expect(terms?.document.sections).toHaveLength(14)
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

it('until a document is published, its own text is its version, whatever the others state', () => {
  const terms = withText(finished, 'en/terms-of-service.md', text =>
    text
      .replace(/^version: .*$/m, 'version: "3.1"')
      .replace(/^effective: .*$/m, 'effective: 2025-01-02'),
  )
  const [version, ...others] = documentVersions(terms)['terms-of-service'].all
  expect([version?.version, version?.effective, others]).toEqual(['3.1', '2025-01-02', []])
  const policies = documentVersions(terms)['privacy-policy'].all
  expect(policies.map(one => [one.version, one.effective])).toEqual([['2.0', '2025-01-01']])
})

it('a first version that has yet to take effect is listed once, as it was published', () => {
  const announced = withVersions(finished, publishedPolicy('2.0', '2025-05-01', '2025-07-01'))
  const { all } = documentVersions(announced)['privacy-policy']
  expect(all.map(({ effective, published }) => [effective, published?.version])).toEqual([
    ['2025-07-01', '2.0'],
  ])
})

describe('a version after the last one, published today with 30 days promised', () => {
  const published = withVersions(finished, publishedPolicy('2.9', '2024-01-10', '2024-02-01'))
  const [last] = publishedVersions(published)['privacy-policy']
  const fieldOf = (version: string, effective: string, isEditorial = false) =>
    publicationFault(finished, { version, publishedOn: '2025-06-01', effective, isEditorial }, last)
      ?.field

  it('nothing is asked of the first one', () => {
    const first = { version: '0.1', publishedOn: '2025-06-01', effective: '2025-01-01' }
    expect(publicationFault(finished, { ...first, isEditorial: false }, undefined)).toBeUndefined()
  })

  it.each([
    ['2.10', undefined],
    ['10.0', undefined],
    ['2.9', 'version'],
    ['2.8', 'version'],
    ['1.10', 'version'],
  ])('may be called %s after 2.9: %s', (version, field) => {
    expect(fieldOf(version, '2025-08-01')).toBe(field)
  })

  it.each([
    ['2025-07-01', false, undefined],
    ['2025-06-30', false, 'effective'],
    ['2025-06-30', true, undefined],
    ['2025-06-01', true, undefined],
    ['2025-05-31', true, 'effective'],
  ])('may take effect on %s, editorial %s: %s', (effective, isEditorial, field) => {
    expect(fieldOf('3.0', effective, isEditorial)).toBe(field)
  })
})
