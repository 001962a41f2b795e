import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import type { Processor } from '../../../src/company/schema/index.ts'
import { processorRegister } from '../../../src/company/site/conditions.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { message } from '../../sites/message.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'
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

/** The table of AI providers on `/ai`, cell by cell, where one of the processors keeps what it gets for a period. */
function aiTable(retention: Processor['retention']): readonly (readonly string[])[] {
  const processors = site.config.processors.map((each, index) =>
    index === 0 && retention !== undefined ? { ...each, retention } : each,
  )
  const [page] = renderSite(withValues(site, { processors }), ({ path }) => path === '/ai')
  if (!page) throw new Error('the finished site has a page about AI')
  const rows = selectAll('table tr', page.tree).map(row => selectAll('th, td', row).map(plainText))
  return rows.slice(rows.findIndex(([first]) => first === message('processors.name')))
}

it.each<[string, Processor['retention'], string]>([
  ['a period', { amount: 30, unit: 'day' }, '30 days'],
  ['none', null, message('processors.retention.none')],
  ['its own words', { en: 'as long as the chat' }, 'as long as the chat'],
])('says on /ai how long a provider keeps what it gets: %s', (_, retention, said) => {
  const [head, first, second] = aiTable(retention)
  const keptFor = message('processors.retention')
  const column = head?.indexOf(keptFor) ?? -1
  expect(first?.[column]).toBe(said)
  expect(second?.[column]).toBe('–')
  expect(aiTable(undefined)[0]).not.toContain(keptFor)
})
