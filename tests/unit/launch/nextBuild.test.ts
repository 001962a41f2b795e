import { expect, it } from 'vitest'
import { nextBuild } from '../../../src/company/launch/nextBuild.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { inEnglish, withValues, withVersions } from '../../sites/variants.ts'
import { publishedPolicy } from '../versions/publishedPolicy.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

const next = (site: typeof finished, today: string) => {
  const due = nextBuild({ ...site, today })
  return due && [due.day, due.reason]
}

const withoutProcessors = withVersions(
  withValues(finished, { processors: [] }),
  publishedPolicy('1.0', '2024-01-10', '2024-02-01'),
  publishedPolicy('1.5', '2024-05-10', '2024-06-01'),
)

it.each([
  ['2024-01-09', ['2024-01-10', 'version 1.0 of privacy-policy is announced']],
  ['2024-01-10', ['2024-02-01', 'version 1.0 of privacy-policy takes effect']],
  // Nothing was there before the first version that a note could tell of.
  ['2024-02-01', ['2024-05-10', 'version 1.5 of privacy-policy is announced']],
  ['2024-05-31', ['2024-06-01', 'version 1.5 of privacy-policy takes effect']],
  ['2024-06-01', ['2024-07-02', 'the note on version 1.5 of privacy-policy ends']],
  ['2024-07-02', undefined],
])('on %s the next build is due: %j', (today, expected) => {
  expect(next(withoutProcessors, today)).toEqual(expected)
})

it('a processor is announced, begins and ends', () => {
  const [processor] = finished.config.processors
  if (!processor) throw new Error('the finished site has processors')
  const { until: _, ...open } = processor
  const processors = [
    { ...open, since: '2030-02-01', announcedOn: '2030-01-01', until: '2030-12-31' },
    { ...open, since: undefined },
  ]
  const site = withVersions(withValues(finished, { processors }))
  const reason = 'the register of processors changes'
  expect(next(site, '2029-12-31')).toEqual(['2030-01-01', reason])
  expect(next(site, '2030-01-01')).toEqual(['2030-02-01', reason])
  expect(next(site, '2030-02-01')).toEqual(['2030-12-31', reason])
  expect(next(site, '2030-12-31')).toBeUndefined()
  const published = withVersions(site, publishedPolicy('1.0', '2030-01-15', '2030-03-01'))
  const days = ['2029-12-31', '2030-01-01', '2030-01-15', '2030-02-01'].map(
    today => next(published, today)?.[0],
  )
  expect(days).toEqual(['2030-01-01', '2030-01-15', '2030-02-01', '2030-03-01'])
})

it('the reminder of the launch ends on its day, and is there before the app is in a store', () => {
  const app = { ...finished.config.app, launchOn: '2030-05-01' }
  const change = { processors: [], app: { ...app, appStore: undefined } }
  const awaited = withVersions(withValues(finished, change))
  expect(next(awaited, '2030-04-30')).toEqual(['2030-05-01', 'the reminder of the launch ends'])
  expect(next(awaited, '2030-05-01')).toBeUndefined()
  const inStore = withVersions(withValues(finished, { processors: [], app }))
  expect(next(inStore, '2030-04-30')).toBeUndefined()
})
