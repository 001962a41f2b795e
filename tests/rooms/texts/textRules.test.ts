import { expect, it } from 'vitest'
import type { Language } from '../../../src/languages/languages.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { parseText } from '../../../src/texts/siteTexts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** What is wrong with a few lines of a text. */
function faultsOf(text: string, language: Language = 'en'): readonly string[] {
  const { source } = parseText(site, { file: 'a.md', text }, { language })
  return source.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

it.each([
  ['an image', 'See ![it](/a.png).', '1:5 images are not allowed. Write text'],
  ['an image by reference', 'See ![it][a].\n\n[a]: /b', '1:5 images are not allowed. Write text'],
  [
    'a directive on a line of its own',
    'Aa.\n\n::note[Read this]',
    '3:1 there is no directive "::note"',
  ],
  ['a container that does not exist', ':::note\nAa.\n:::', '1:1 there is no container ":::note"'],
  [
    'a dangerous link by reference',
    '[a][b]\n\n[b]: data:x',
    '3:1 the link "data:x" is not allowed',
  ],
  ['a link without encryption', '[a](http://a.example)', '1:1 the link "http://a.example" is not'],
  [
    'a path that leads off the site',
    '[a](//a.example)',
    '1:1 the link "//a.example" is not allowed',
  ],
])('%s is refused', (_, text, expected) => {
  expect(faultsOf(text).map(fault => fault.slice(0, expected.length))).toEqual([expected])
})

it('a company may write figures out, and links may lead to pages, mail and telephones', () => {
  expect(faultsOf(':::statute\n\nvierzehn Tage, 14 days\n\n:::\n\nIn 60 days.')).toEqual([])
  const links =
    '[a](#b) [a](/terms-of-service) [a](https://a.example) [a](mailto:a@b.c) [a](tel:+1)'
  expect(faultsOf(links)).toEqual([])
})

it('a condition that does not exist is refused, with those that do', () => {
  const [fault = ''] = faultsOf(':::when[imprint.vat]\n\nAa.\n\n:::')
  expect(fault).toMatch(
    /^1:1 there is no condition "imprint\.vat"\. Write :::when\[…\] with one of /,
  )
})
