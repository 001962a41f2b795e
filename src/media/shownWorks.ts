import type { Translations } from '../languages/translations.ts'
import { type WorkPlace, workPlaces } from '../model/works.ts'
import type { PictureFormat } from './pictureFormats.ts'

/** The place of a picture that the page shows: the picture for sharing is on none. */
export type ShownPlace = Exclude<WorkPlace, 'sharing'>

/** Every place that the page shows. */
export const shownPlaces = workPlaces.filter(place => place !== 'sharing')

/** The place of the picture that a phone shows first. */
export const firstPlace = 'hero-video' satisfies ShownPlace

/** A work as a page shows it. */
export interface ShownWork {
  /** Of the picture, in px: browsers keep the place free. */
  readonly width: number
  readonly height: number
  /** The attribute `srcset` in each format. */
  readonly sources: Readonly<Record<PictureFormat, string>>
  /** For browsers without `srcset`, and for whoever saves the picture. */
  readonly src: string
  /** Path of the clip that the picture stands for until it is played. */
  readonly clip?: string | undefined
  readonly alt: Translations
  readonly prompt: Translations
}

/** The works shown instead of drawn ones. */
export type ShownWorks = Readonly<Partial<Record<ShownPlace, ShownWork>>>

/** Whether there is any such work. */
export function hasWorks(works: ShownWorks): boolean {
  return Object.keys(works).length > 0
}

/** The picture for places where the page is shared. */
export interface SharingPicture {
  readonly path: string
  readonly alt: Translations
}
