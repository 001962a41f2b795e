import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../src/languages/languages.ts'
import { messages } from '../../../src/languages/messages.ts'

const codes = ['en', 'de', 'fr', 'es'] as const

describe('the texts of the interface', () => {
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
  const folder = `src/languages/${code}/texts`
  const texts = readdirSync(folder).map(file => readFileSync(`${folder}/${file}`, 'utf8'))
  expect(texts.length).toBe(15)
  const { messages: catalog, operatorWords, name, units } = language ?? languages[0]
  // What a law of one country says in its own language is the same in every one.
  const own = texts.join('').replaceAll(/^:::statute\[\w+\]$[\s\S]*?^:::$/gm, '')
  const written = own + JSON.stringify([catalog, operatorWords, name, units])
  const declared = `${language?.letters}${marks}`
  const missing = [...new Set(written)].filter(letter => letter > '~' && !declared.includes(letter))
  expect(missing).toEqual([])
})
