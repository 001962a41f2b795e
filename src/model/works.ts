import * as v from 'valibot'
import { choice, list, text, wrongType } from './fields.ts'

/**
 * Where a work of the operator can replace a drawn one, by the name of its file below
 * `media/`: the panels of the hero, the features, and the picture shown where the page is shared.
 */
export const workPlaces = [
  ...(['hero-video', 'hero-image', 'hero-chat'] as const),
  ...(['feature-video', 'feature-image', 'feature-chat'] as const),
  ...(['feature-organize', 'feature-share'] as const),
  'sharing',
] as const

export type WorkPlace = (typeof workPlaces)[number]

/** A text by language, with what to write where it is missing. */
function localizedText(what: string) {
  return v.objectWithRest({ en: text }, text, wrongType(`${what}, by language, like { en: '…' }`))
}

const what = {
  alt: 'what the work shows, for people who do not see it',
  prompt: 'the prompt it was made from',
} as const

/** Says of a work which of its texts is missing; of other faults what is always said. */
function missingText({ expected, message }: v.BaseIssue<unknown>): string {
  const missing = (['alt', 'prompt'] as const).find(name => expected === `"${name}"`)
  return missing ? `is missing. Write ${what[missing]}, by language, like { en: '…' }` : message
}

const work = v.strictObject(
  {
    place: choice(workPlaces),
    /** What the work shows, for those who do not see it (WCAG 2.2, 1.1.1). */
    alt: localizedText(what.alt),
    /** What the app was asked for, shown as the caption. */
    prompt: localizedText(what.prompt),
  },
  missingText,
)

/** The operator's works, each at a place of its own. */
export const works = v.pipe(
  v.array(work, list('works, like { place, alt, prompt }')),
  v.checkItems(
    ({ place }, index, entries) => entries.findIndex(entry => entry.place === place) === index,
    'is a second work at one place. Keep one of them',
  ),
)
