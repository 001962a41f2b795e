import type { Translations } from '../languages/index.ts'
import { hasOnePicture, parsePrompt, type WorkPlace, workPlaces } from '../schema/index.ts'
import type { Site } from './site.ts'

/** A work that `site.yaml` speaks of. */
export interface StatedWork {
  readonly place: WorkPlace
  /** Its number among those at the place, from 0. */
  readonly index: number
  /** The name of its files, without the ending: `video-2`, `closing`. */
  readonly name: string
  readonly prompt: Translations
}

/** The works that the company's file states, in the order of their places. */
export function statedWorks({ config: { works } }: Site): readonly StatedWork[] {
  return workPlaces.flatMap(place => {
    const written = works[place] ?? []
    const promptPerWord = (prompt: Translations) =>
      Array.from({ length: parsePrompt(prompt.en).words.length || 1 }, () => prompt)
    return ('en' in written ? promptPerWord(written) : written).map((prompt, index) => {
      const name = hasOnePicture(place) ? place : `${place}-${index + 1}`
      return { place, index, name, prompt }
    })
  })
}
