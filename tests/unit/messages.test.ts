import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'
import { foreignStatute } from './parallelTexts.ts'
import statements from './statements.json' with { type: 'json' }

const codes = ['en', 'de', 'fr', 'es'] as const

/** The words of a text, one space between them: marks and no-break spaces are proved elsewhere. */
const wordsOf = (text = '') =>
  ` ${text
    .replaceAll('\u00AD', '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `

describe('the texts of the interface', () => {
  it('state choices, days and duties alike', () => {
    const wrong = Object.entries(statements).flatMap(([key, stated]) =>
      codes
        .filter((code, index) => {
          const text = messages[code][key as keyof typeof statements]
          return !wordsOf(text).includes(wordsOf(stated[index]))
        })
        .map(code => `${code}: ${key}`),
    )
    expect(wrong).toEqual([])
  })

  it('are filled with the same values in every language', () => {
    const valuesOf = (text: string) => text.match(/\{\{[^,}]*/g)?.toSorted() ?? []
    const differing = Object.entries(messages.en).flatMap(([key, english]) =>
      codes
        .filter(
          code =>
            valuesOf(messages[code][key as keyof typeof messages.en]).join() !==
            valuesOf(english).join(),
        )
        .map(code => `${code}: ${key}`),
    )
    expect(differing).toEqual([])
  })
})

/** Marks that every language may use; the letters of each are in its folder. */
const marks = '\u00A0\u202F\u00AD –—‘’‚“”„…«»‹›¿¡·€§©×−°'

it.each(languages.map(({ code }) => code))('%s declares every letter it is written with', code => {
  const language = languages.find(option => option.code === code)
  const texts = readdirSync('src/texts', { recursive: true, encoding: 'utf8' })
    .filter(file => new RegExp(`[/.]${code}\\.md$`).test(file))
    .map(file => readFileSync(`src/texts/${file}`, 'utf8'))
  expect(texts.length).toBe(18)
  const { messages: catalog, operatorWords, name, units } = language ?? languages[0]
  const own = texts.join('').replaceAll(foreignStatute, '')
  const written = own + JSON.stringify([catalog, operatorWords, name, units])
  const declared = `${language?.letters}${marks}`
  const missing = [...new Set(written)].filter(letter => letter > '~' && !declared.includes(letter))
  expect(missing).toEqual([])
})
