import { describe, expect, it } from 'vitest'
import { translationStates } from '../../src/texts/confirmation/blockStates.ts'
import { copyBlocks, textBlocks } from '../../src/texts/confirmation/textBlocks.ts'
import { applyTranslation } from '../../src/texts/exchange/applyTranslation.ts'
import { type TranslatedUnit, translationUnits } from '../../src/texts/exchange/translationUnits.ts'

const statesOf = (english: string, own: string) =>
  translationStates(textBlocks(english), textBlocks(own), [], new Map())

/** Applies translations by the English words they are of. */
function applied(english: string, own: string, translations: Readonly<Record<string, string>>) {
  const blocks = statesOf(english, own)
  const units = translationUnits(blocks).map(
    (unit): TranslatedUnit => ({
      ...{ id: unit.id, isDone: false },
      translation: translations[unit.english] ?? unit.translation,
    }),
  )
  return applyTranslation(own, blocks, units)
}

describe('a translation goes to where its block is', () => {
  it.each([
    [
      'in place of the former words',
      'One.\n\nTwo.',
      'Eins.\n\nZwei.',
      { 'Two.': 'Drei.' },
      'Eins.\n\nDrei.',
    ],
    [
      'into a field of the front matter, in quotes',
      '---\ntitle: One\n---\n\nTwo.',
      '---\ntitle: "Eins"\n---\n\nZwei.',
      { One: 'Ein: "Titel"' },
      '---\ntitle: "Ein: \\"Titel\\""\n---\n\nZwei.',
    ],
    [
      'behind the block before it',
      'One.\n\nTwo.\n\n## Three',
      'Eins.\n\n## Drei',
      { 'Two.': 'Zwei.' },
      'Eins.\n\nZwei.\n\n## Drei',
    ],
    [
      'as an item behind an item',
      '- One\n- Two\n\n## Three',
      '- Eins\n\n## Drei',
      { Two: 'Zwei' },
      '- Eins\n- Zwei\n\n## Drei',
    ],
    [
      'as an item behind a paragraph',
      'One.\n\n- Two\n\n## Three',
      'Eins.\n\n## Drei',
      { Two: 'Zwei' },
      'Eins.\n\n- Zwei\n\n## Drei',
    ],
    [
      'as a heading behind a paragraph',
      'One.\n\n## Two {#two}',
      'Eins.',
      { 'Two {#two}': 'Zwei {#two}' },
      'Eins.\n\n## Zwei {#two}',
    ],
    [
      'as a message',
      'One.\n\n```text\nTwo\n```',
      'Eins.',
      { '```text\nTwo\n```': '```text\nZwei\n```' },
      'Eins.\n\n```text\nZwei\n```',
    ],
    [
      'within the same condition',
      ':::when[a]\n\nOne.\n\nTwo.\n\n:::',
      ':::when[a]\n\nEins.\n\n:::',
      { 'Two.': 'Zwei.' },
      ':::when[a]\n\nEins.\n\nZwei.\n\n:::',
    ],
  ])('%s', (_, english, own, translations, expected) => {
    const { markdown, obstacles, changes } = applied(english, own, translations)
    expect(obstacles).toEqual([])
    expect(markdown).toBe(expected)
    expect(changes).toBe(1)
  })

  it('copy by its key', () => {
    const blocks = translationStates(
      copyBlocks({ 'hero.title': 'One', 'hero.subtitle': 'Two' }),
      copyBlocks({ 'hero.title': 'Eins', 'hero.subtitle': 'Zwei' }),
      [],
      new Map(),
    )
    const [unit] = translationUnits(blocks)
    const { copy, markdown } = applyTranslation('', blocks, [
      { id: unit?.id ?? '', translation: 'Erstens', isDone: false },
    ])
    expect([...copy]).toEqual([['hero.title', 'Erstens']])
    expect(markdown).toBe('')
  })
})

describe('what is not taken over is said, by its place', () => {
  it('a block that is missing, and whose place is under another condition', () => {
    const { obstacles, markdown } = applied(
      ':::when[a]\n\nOne.\n\n:::\n\nTwo.',
      ':::when[a]\n\nEins.\n\n:::',
      { 'Two.': 'Zwei.' },
    )
    expect(obstacles).toEqual([
      {
        place: 'introduction, paragraph',
        message: 'is missing in this language. Write it in the Markdown, then export again',
      },
    ])
    expect(markdown).toBe(':::when[a]\n\nEins.\n\n:::')
  })

  it('a fact that got lost; one that the translation never had may stay out', () => {
    const english = 'In {{company.brand}} for {{notice.subProcessors}}.'
    const both = 'Bei {{company.brand}} {{notice.subProcessors}}.'
    const { obstacles } = applied(english, both, { [english]: 'Bei uns.' })
    expect(obstacles).toEqual([
      {
        place: 'introduction, paragraph',
        message:
          'lacks {{company.brand}}, {{notice.subProcessors}}. Write it where its value belongs',
      },
    ])
    expect(applied(english, 'Bei uns.', { [english]: 'Nur bei uns.' }).obstacles).toEqual([])
  })

  it('a block that has changed since', () => {
    const blocks = statesOf('One.', 'Eins.')
    const { obstacles, markdown } = applyTranslation('Eins.', blocks, [
      { id: 'x12_1', translation: 'Zwei.', isDone: true },
    ])
    expect(obstacles.map(({ place }) => place)).toEqual(['x12_1'])
    expect(markdown).toBe('Eins.')
  })
})

describe('a unit', () => {
  it('is the translator’s word where it is new, or was said to be done', () => {
    const blocks = statesOf('One.\n\nTwo.\n\nThree.\n\nFour.', 'Eins.\n\nZwei.\n\nDrei.\n\nVier.')
    const [one, two, three, four] = translationUnits(blocks).map(({ id }) => id)
    const { translated, changes } = applyTranslation('Eins.\n\nZwei.\n\nDrei.\n\nVier.', blocks, [
      { id: one ?? '', translation: 'Ein.', isDone: false },
      { id: two ?? '', translation: 'Zwei.', isDone: true },
      { id: three ?? '', translation: 'Drei.', isDone: false },
      { id: four ?? '', translation: '', isDone: true },
    ])
    expect(translated.map(({ english, translation }) => [english.text, translation])).toEqual([
      ['One.', 'Ein.'],
      ['Two.', 'Zwei.'],
    ])
    expect(changes).toBe(1)
  })

  it('has another id for other English, for another translation, and for the same words again', () => {
    const ids = (english: string, own: string) =>
      translationUnits(statesOf(english, own)).map(({ id }) => id)
    const [first, again] = ids('One.\n\nOne.', 'Eins.\n\nEins.')
    const [english] = ids('Two.', 'Eins.')
    const [own] = ids('One.', 'Zwei.')
    expect(new Set([first, again, english, own]).size).toBe(4)
    expect(ids('One.', 'Eins.')).toEqual([first])
    // In Word, it is the name of a bookmark, of 40 characters at most.
    for (const id of [first, again]) expect(id).toMatch(/^x[\da-f]{30}_[12]$/)
  })

  it('is none for what English has no words for', () => {
    const blocks = translationStates(
      copyBlocks({ 'hero.title': 'One', 'hero.subtitle': '' }),
      copyBlocks({ 'hero.title': 'Eins', 'hero.subtitle': 'Zwei' }),
      [],
      new Map(),
    )
    expect(translationUnits(blocks).map(({ english }) => english)).toEqual(['One'])
  })
})
