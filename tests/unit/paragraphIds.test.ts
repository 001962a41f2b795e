import { expect, it } from 'vitest'
import { paragraphIds, sectionOf } from '../../src/client/paragraphIds.ts'

const backups = { section: 'retention', text: 'Backups are deleted within 90 days.' }
const company = { section: 'company', text: 'Who we are.' }
const item = { section: 'company', text: 'Item 1' }

it('an id is the section and a hash of the words, the same for all time', () => {
  expect(paragraphIds([company, item, backups])).toEqual([
    'company-ybukz',
    'company-09uhh',
    'retention-1c4ic',
  ])
})

it('a block keeps its id while others come and go, and gets another with other words', () => {
  expect(paragraphIds([{ section: 'retention', text: 'New.' }, backups])[1]).toBe('retention-1c4ic')
  const later = { ...backups, text: 'Backups are deleted within 60 days.' }
  expect(paragraphIds([later])).toEqual(['retention-ok9fx'])
})

it.each([
  ['no-break spaces', 'Löschung nach 90\u00A0Tagen'],
  ['narrow ones', 'Löschung nach 90\u202FTagen'],
  ['soft hyphens', 'Lö\u00ADschung nach 90 Tagen'],
  ['lines that break elsewhere', '\n  Löschung\n  nach 90 Tagen\n'],
])('what sets words and lines changes no id: %s', (_, text) => {
  expect(paragraphIds([{ section: 'retention', text }])).toEqual(['retention-tekwa'])
})

it('no two blocks have the same id: not in two sections, not twice in one', () => {
  const name = { section: 'data', text: 'A name' }
  expect(paragraphIds([name, name, { ...name, section: 'sharing' }])).toEqual([
    'data-48r9j',
    'data-w02gn',
    'sharing-48r9j',
  ])
})

it('an id names its section; the id of a section names none', () => {
  expect(sectionOf('data-we-collect-09uhh')).toBe('data-we-collect')
  for (const id of ['retention', 'your-rights', 'retention-1C4IC', '']) {
    expect(sectionOf(id)).toBeUndefined()
  }
})
