import * as v from 'valibot'
import { extra } from './notes.ts'
import { checkFields, list, translations, wrongType } from './values.ts'

/** Where works of the company replace drawn ones. */
export const shownPlaces = [
  'video',
  'image',
  'feature-video',
  'feature-image',
  'feature-chat',
  'feature-organize',
  'feature-share',
  'closing',
] as const

export type ShownPlace = (typeof shownPlaces)[number]

/** These, and the picture shown where the page is shared. */
export const workPlaces = [...shownPlaces, 'sharing' as const]

export type WorkPlace = (typeof workPlaces)[number]

/** Whether a place has up to four works, each of a prompt of its own. */
export function isFeature(place: WorkPlace): boolean {
  return place.startsWith('feature-')
}

/** Whether a place has one picture alone, whose file has no number, and no clip. */
export function hasOnePicture(place: WorkPlace): boolean {
  return place === 'sharing' || place === 'closing'
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

/** The part of a picture that stays where the picture is cropped. */
const focus = v.pipe(
  v.string(wrongType("a place in the picture like '40% 60%'")),
  v.regex(
    /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
    "is not a place in a picture. Write how far it is from the left and from the top, like '40% 60%'",
  ),
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
  'feature-video': feature('A balloon'),
  'feature-image': feature('A glass butterfly'),
  'feature-chat': feature('Plum ridges'),
  'feature-organize': feature('A shelf of pictures'),
  'feature-share': feature('A wide coast'),
  closing: extra(sentence(plainFault), {
    what: 'What `closing.jpg` shows, the picture at the end of the page in place of the drawn night: about three times as wide as high',
    example: { en: 'A harbor' },
  }),
  focus: extra(v.record(v.string(), focus, wrongType('pictures like { video-1: 40% 60% }')), {
    what: 'The part of a picture that stays where the picture is cropped, from its left and its top, by the name of its file without the ending',
    example: { 'video-1': '40% 60%' },
  }),
  screens: extra(screens, {
    what: 'What three to five screens of the app show, each with its file: `screens-1.png` for every language, or `screens-1.de.png` for one',
    example: [{ en: 'A video' }, { en: 'Four pictures' }, { en: 'A chat' }],
  }),
  sharing: extra(sentence(plainFault), {
    what: 'What `sharing.jpg` shows, the picture for places where the page is shared',
    example: { en: 'Red hills' },
  }),
}
