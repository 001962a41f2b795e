import { expect, it } from 'vitest'
import { processorRegister } from '../../../src/company/site/conditions.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const [processor] = site.config.processors
const days = { announcedOn: '2026-11-01', since: '2027-02-01', until: '2027-05-01' }

it.each([
  ['2026-10-31', []],
  ['2026-11-01', ['coming']],
  ['2027-01-31', ['coming']],
  ['2027-02-01', ['present']],
  ['2027-04-30', ['present']],
  // The first day on which it no longer processes data.
  ['2027-05-01', ['former']],
])('on %s a processor is listed as %j', (today, expected) => {
  if (!processor) throw new Error('the finished site has processors')
  const processors = [{ ...processor, ...days }]
  const register = processorRegister(withValues(site, { processors }).config, today)
  const lists = ['present', 'coming', 'former'] as const
  expect(lists.filter(list => register[list].length > 0)).toEqual(expected)
})
