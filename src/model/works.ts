import * as v from 'valibot'
import type { Translations } from '../languages/translations.ts'
import { optional } from './field.ts'
import { list, text } from './fields.ts'
import { translations } from './translations.ts'

/** The panels of the hero: up to three works of one prompt, which differ in a word. */
export const panelPlaces = ['video', 'image'] as const

/** The features: up to four works, each with a prompt of its own. */
export const featurePlaces = [
  ...(['feature-video', 'feature-image', 'feature-chat'] as const),
  ...(['feature-organize', 'feature-share'] as const),
]

/** Every place, as files below `media/` are named. */
export const workPlaces = [...panelPlaces, ...featurePlaces, 'sharing'] as const

export type PanelPlace = (typeof panelPlaces)[number]
export type FeaturePlace = (typeof featurePlaces)[number]

/** Where works of the operator replace drawn ones, and the picture shown where the page is shared. */
export type WorkPlace = (typeof workPlaces)[number]

/** A sentence with a word to choose: "A *glass | paper | neon* flower". */
export interface Prompt {
  readonly before: string
  /** None where there is nothing to choose. */
  readonly words: readonly string[]
  readonly after: string
}

/** The parts of a prompt. */
export function parsePrompt(prompt: string): Prompt {
  const [before = '', words, after = ''] = prompt.split('*').map(part => part.trim())
  return { before, words: words?.split('|').map(word => word.trim()) ?? [], after }
}

/** A prompt as a sentence, with one of its words. */
export function sentenceOf(prompt: string, index: number): string {
  return prompt.replace(/\*.*\*/, () => parsePrompt(prompt).words[index] ?? '')
}

/** What is wrong with a prompt beside the English one; undefined if nothing. */
function choiceFault(prompt: string, english: string): string | undefined {
  const { words } = parsePrompt(prompt)
  const count = words.length
  const wanted = parsePrompt(english).words.length
  if (![1, 3].includes(prompt.split('*').length)) {
    return 'has asterisks that do not enclose one choice. Write its words between two, like *red | violet | rust*'
  }
  if (count === 1) {
    return 'has one word to choose. Write others beside it, like *red | violet*, or leave out the asterisks'
  }
  if (count > 3) return `has ${count} words to choose, and the panel has room for three. Keep three`
  if (words.includes('')) return 'has an empty word to choose. Write it, or leave out its |'
  if (new Set(words).size < count) return 'has one word twice to choose. Write different ones'
  if (count === wanted) return undefined
  return `has ${count || 'no'} words to choose, and the English prompt has ${wanted || 'none'}. Write as many in every language`
}

function plainFault(prompt: string): string | undefined {
  return prompt.includes('*')
    ? 'has a word to choose, and here is no choice. Leave out the *'
    : undefined
}

/** A text of the operator in English, or by language. */
function sentence(faultOf: (sentence: string, english: string) => string | undefined) {
  return v.pipe(
    v.union(
      [text, translations],
      "is not usable. Write the prompt in English, or by language, like { en: '…', de: '…' }",
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: input } = dataset
      if (typeof input === 'string') {
        const message = faultOf(input, input)
        if (message) addIssue({ message })
        return
      }
      for (const [key, value] of Object.entries(input)) {
        const message = faultOf(value, input.en)
        const path = [{ type: 'object', origin: 'value', input, key, value }] as const
        if (message) addIssue({ message, input: value, path: [...path] })
      }
    }),
    v.transform((input): Translations => (typeof input === 'string' ? { en: input } : input)),
  )
}

const prompts = v.pipe(
  v.array(sentence(plainFault), list("one to four prompts, like [{ en: '…' }]")),
  v.minLength(1, 'is empty. Write a prompt for each file, or leave it out'),
  v.maxLength(4, 'has more than four prompts, and a feature has room for four. Keep four'),
)

function notesOf(place: FeaturePlace, example: string) {
  const about = `One to four prompts, and \`${place}-1.jpg\` to \`${place}-4.jpg\``
  return { about, example: [{ en: example }] }
}

/** The operator's works: the prompt of each, which is its alternative text, too (WCAG 2.2, 1.1.1). */
export const works = {
  video: optional(sentence(choiceFault), {
    about:
      'The prompt of the first panel, with two or three words to choose or none: a picture or clip below `site/media/` for each, from `video-1.jpg`',
    example: { en: 'Hills in *red | violet | rust*, slow pan' },
  }),
  image: optional(sentence(choiceFault), {
    about: 'The same for the second panel, from `image-1.jpg`',
    example: { en: 'A *glass | paper* flower' },
  }),
  'feature-video': optional(prompts, notesOf('feature-video', 'A balloon over the hills')),
  'feature-image': optional(prompts, notesOf('feature-image', 'A glass butterfly')),
  'feature-chat': optional(prompts, notesOf('feature-chat', 'Ridges the color of plums')),
  'feature-organize': optional(prompts, notesOf('feature-organize', 'A shelf of pictures')),
  'feature-share': optional(prompts, notesOf('feature-share', 'A coast of rust, very wide')),
  sharing: optional(sentence(plainFault), {
    about: 'What `sharing.jpg` shows, the picture for places where the page is shared',
    example: { en: 'Red hills under a low sun' },
  }),
}
