import { describe, expect, it } from 'vitest'
import { messages } from '../../../src/company/languages/languages.ts'

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
