import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseText } from '../../src/texts/parseText.ts'
import { parseQuestions } from '../../src/texts/questionTexts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** What is wrong with a few lines of a text. */
function faultsOf(text: string, language: Language = 'en'): readonly string[] {
  const { source } = parseText(site, { file: 'a.md', text }, { language })
  return source.vfile.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`)
}

describe('a period in words instead of a fact is refused', () => {
  /** Every number word of a language, then every unit. */
  const words = {
    en: 'two three five ten twelve thirteen sixteen thirty forty-five sixty seventy-two ninety',
    de: 'zwei drei fünf zehn zwölf dreizehn sechzehn dreißig fünfundvierzig sechzig zweiundsiebzig neunzig',
    fr: 'deux trois cinq dix douze treize seize trente quarante-cinq soixante soixante-douze quatre-vingt-dix',
    es: 'dos tres cinco diez doce trece dieciséis treinta cuarenta+y+cinco sesenta setenta+y+dos noventa',
  }
  const units = {
    en: 'hour hours day days business+day business+days month months year years',
    de: 'Stunde Stunden Tag Tage Tagen Arbeitstag Arbeitstage Arbeitstagen Monat Monate Monaten Jahr Jahre Jahren',
    fr: 'heure heures jour jours jour+ouvré jours+ouvrés mois an ans',
    es: 'hora horas día días día+hábil días+hábiles mes meses año años',
  }
  const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
  const list = (text: string) => text.split(' ').map(word => word.replaceAll('+', ' '))

  it.each(['en', 'de', 'fr', 'es'] as const)('in %s, within a sentence and at its start', code => {
    const [number = ''] = list(words[code])
    const [unit = ''] = list(units[code])
    const periods = [
      ...list(words[code]).map(word => `${word} ${unit}`),
      ...list(units[code]).map(word => `${number} ${word}`),
    ]
    const passing = periods
      .flatMap(period => [`Aa ${period}.`, `${capitalized(period)} aa.`])
      .filter(text => !faultsOf(text, code).some(fault => fault.includes('is written out')))
    expect(passing).toEqual([])
  })
})

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
  ['a figure after a statute', ':::statute\n\n14 days\n\n:::\n\n14 days', '7:1 the figure "14" is'],
])('%s is refused', (_, text, expected) => {
  expect(faultsOf(text).map(fault => fault.slice(0, expected.length))).toEqual([expected])
})

it('the words of a statute keep their figures, and links may lead to pages, mail and telephones', () => {
  expect(faultsOf(':::statute\n\nvierzehn Tage, 14 days\n\n:::')).toEqual([])
  const links =
    '[a](#b) [a](/terms-of-service) [a](https://a.example) [a](mailto:a@b.c) [a](tel:+1)'
  expect(faultsOf(links)).toEqual([])
})

it('a condition within another one is asked for together with it', () => {
  const inner = ':::when[imprint.vatId]\n\n{{imprint.representedBy}}, {{imprint.vatId}}\n\n:::'
  expect(faultsOf(`::::when[imprint]\n\n${inner}\n\n::::`)).toEqual([])
  const other = ':::when[reporting]\n\n{{imprint.representedBy}}, {{reporting.abuse}}\n\n:::'
  expect(faultsOf(`::::when[imprint]\n\n${other}\n\n::::`)).toEqual([])
  expect(faultsOf(`::::when[reporting]\n\nAa.\n\n::::\n\n{{reporting.abuse}}`)).toEqual([
    '7:1 "reporting.abuse" is not on every site. Put this between :::when[reporting] and :::',
  ])
})

it.each(['imprint.vatId or reporting', 'reporting or imprint.vatId'])(
  'of %s, either may be what is true: neither is on every site',
  question => {
    const within = `:::when[${question}]\n\n{{imprint.vatId}}\n\n:::`
    expect(faultsOf(`::::when[imprint]\n\n${within}\n\n::::`)).toEqual([
      '5:1 "imprint.vatId" is not on every site. Put this between :::when[imprint.vatId] and :::',
    ])
  },
)

it.each([1, 4, 6])('an FAQ with %i questions is refused: there are five', count => {
  const text = Array.from({ length: count }, () => '## A?\n\nB.').join('\n\n')
  const { source } = parseQuestions(site, 'en', { file: 'a.md', text })
  expect(source.vfile.messages.map(({ reason }) => reason)).toEqual([
    `the number of questions is ${count}, the specification has 5. Write that many`,
  ])
})
