import { expect, it } from 'vitest'
import { printable } from '../../../src/company/folder/printable.ts'

it.each([
  ['an escape sequence', 'a\u001B[2Jb', 'a\\u001b[2Jb'],
  ['a bell, a backspace and a carriage return', '\u0007\b\r', '\\u0007\\u0008\\u000d'],
  ['a control of eight bits', '\u009B31m', '\\u009b31m'],
  ['letters in another direction', '\u202Egpj.exe\u2066', '\\u202egpj.exe\\u2066'],
  ['a separator of lines', 'a\u2028b', 'a\\u2028b'],
  ['a style that no report has', '\u001B[8mhidden\u001B[1;31m', '\\u001b[8mhidden\\u001b[1;31m'],
])('%s is shown, not carried out', (_, text, shown) => {
  expect(printable(text)).toBe(shown)
})

it.each([
  ['a command', 'a\n::error::b', 'a\n\\u003a:error::b'],
  ['one that is indented', '  ::set-env::b', '  \\u003a:set-env::b'],
  ['one in the older form', 'a ##[error]b', 'a \\u0023#[error]b'],
])('to a workflow, %s is shown, not carried out; elsewhere it stays as it is', (_, text, shown) => {
  expect(printable(text, true)).toBe(shown)
  expect(printable(text)).toBe(text)
})

it.each([
  'Straße, “œuvre”, 1 000 €, Silben\u00ADtrennung',
  'two lines\n\tand a tab',
  'std::vector and 12::30',
  '## [a link](/a)',
  '\u001B[1mbold\u001B[22m \u001B[31mred\u001B[39m \u001B[33myellow\u001B[39m',
])('%j stays as it is', text => {
  expect(printable(text)).toBe(text)
})

it('JSON stays the same value', () => {
  const value = { name: '##[a\u202Eb\u009B' }
  expect(JSON.parse(printable(JSON.stringify(value, null, 2), true))).toEqual(value)
})
