import * as v from 'valibot'
import { extra } from './notes.ts'
import { checkFields, list, translations } from './values.ts'

/** Where works of the company replace drawn ones. */
export const shownPlaces = [
  'video',
  'image',
  'feature-video',
  'feature-image',
  'feature-chat',
  'feature-organize',
  'feature-share',
] as const

export type ShownPlace = (typeof shownPlaces)[number]

/** These, and the picture shown where the page is shared. */
export const workPlaces = [...shownPlaces, 'sharing' as const]

export type WorkPlace = (typeof workPlaces)[number]

/** Whether a place has up to four works, each of a prompt of its own. */
export function isFeature(place: WorkPlace): boolean {
  return place.startsWith('feature-')
}

/** The parts of a prompt with words to choose: "A *glass | paper | neon* flower"; without, it has no words. */
export function parsePrompt(prompt: string) {
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
  if (count === 1 || count > 3 || words.includes('') || new Set(words).size < count) {
    return 'offers something else than two or three different words. Write them like *red | violet | rust*, or leave out the asterisks'
  }
  if (count === wanted) return undefined
  return `has ${count || 'no'} words to choose, and the English prompt has ${wanted || 'none'}. Write as many in every language`
}

function plainFault(prompt: string): string | undefined {
  return prompt.includes('*')
    ? 'has a word to choose, and there is nothing to choose here. Leave out the *'
    : undefined
}

/** A prompt by language, each one held against the English one. */
function sentence(faultOf: (prompt: string, english: string) => string | undefined) {
  return v.pipe(
    translations,
    checkFields(function* (prompts) {
      for (const [language, prompt] of Object.entries(prompts)) {
        const fault = faultOf(prompt, prompts.en)
        if (fault) yield [language, `"${prompt}" ${fault}`]
      }
    }),
    v.metadata({ shown: undefined }), // texts state no prompts
  )
}

const prompts = v.pipe(
  v.array(sentence(plainFault), list("one to four prompts, like [{ en: '…' }]")),
  v.minLength(1, 'is empty. Write a prompt for each file, or leave it out'),
  v.maxLength(4, 'has more than four prompts, and a feature has room for four. Keep four'),
)

/** Pictures of the app itself, by what each shows. */
const screens = v.pipe(
  v.array(sentence(plainFault), list("three to five screens, like [{ en: '…' }]")),
  v.minLength(3, 'has fewer than three screens. Write three to five, or leave it out'),
  v.maxLength(5, 'has more than five screens. Keep five'),
)

/** Works of a feature. */
function feature(example: string) {
  const what = 'One to four prompts, each with its file: `…-1.jpg` and so on'
  return extra(prompts, { what, example: [{ en: example }] })
}

/** The company's works: the prompt of each, which is its alternative text, too (WCAG 2.2, 1.1.1). */
export const works = {
  video: extra(sentence(choiceFault), {
    what: 'The prompt of the first panel, with two or three words to choose or none: a picture or clip below `site/media/` for each, from `video-1.jpg`',
    example: { en: 'Hills in *red | violet | rust*, slow pan' },
  }),
  image: extra(sentence(choiceFault), {
    what: 'The same for the second panel, from `image-1.jpg`',
    example: { en: 'A *glass | paper* flower' },
  }),
  'feature-video': feature('A balloon over the hills'),
  'feature-image': feature('A glass butterfly'),
  'feature-chat': feature('Ridges the color of plums'),
  'feature-organize': feature('A shelf of pictures'),
  'feature-share': feature('A coast of rust, very wide'),
  screens: extra(screens, {
    what: 'What three to five screens of the app show, each with its file: `screens-1.png` for every language, or `screens-1.de.png` for one',
    example: [
      { en: 'A video is being made' },
      { en: 'Four pictures of a flower' },
      { en: 'A chat about a color' },
    ],
  }),
  sharing: extra(sentence(plainFault), {
    what: 'What `sharing.jpg` shows, the picture for places where the page is shared',
    example: { en: 'Red hills under a low sun' },
  }),
}
