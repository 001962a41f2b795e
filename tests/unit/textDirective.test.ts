import { expect, it } from 'vitest'
import { textDirective } from '../../src/client/textDirective.ts'

const before = 'We keep your data for 30 days. Backups: 90.Log filesKept for 7 days'

it('names the first five words of a paragraph, or all of fewer', () => {
  expect(textDirective(['Backups stay on our servers, for a while'], before)).toBe(
    ':~:text=Backups%20stay%20on%20our%20servers%2C',
  )
  expect(textDirective(['Copies: none.'], before)).toBe(':~:text=Copies%3A%20none.')
})

it('names more words where something before it begins with the same, in capitals or not', () => {
  for (const text of [before, before.toUpperCase()]) {
    expect(textDirective(['We keep your data for 60 days.'], text)).toBe(
      ':~:text=We%20keep%20your%20data%20for%2060',
    )
  }
})

it('names the first cell of a row, and what the next begins with: no match goes across cells', () => {
  expect(textDirective(['Log files', 'Anonymized after 30 days', 'Always'], before)).toBe(
    ':~:text=Log%20files,-Anonymized%20after%2030',
  )
})

it('names nothing where browsers would find the same words before', () => {
  expect(textDirective(['Backups: 90.'], before)).toBe('')
  expect(textDirective(['Log files', 'Kept for 7 days'], before)).toBe('')
})

it('keeps hyphens and commas apart from those of the syntax', () => {
  expect(textDirective(['Text-to-video, chat'], before)).toBe(':~:text=Text%2Dto%2Dvideo%2C%20chat')
})

it('compares and writes plain spaces and no soft hyphens', () => {
  const earlier = 'Daten:\u00A090 Tage\n  nach Lö\u00ADschung'
  expect(textDirective(['90\u00A0Tage nach Lö\u00ADschung'], earlier)).toBe('')
  expect(textDirective([' 90\u00A0Tage\n nach Lö\u00ADschung '], before)).toBe(
    ':~:text=90%20Tage%20nach%20L%C3%B6schung',
  )
})
