import type { Translations } from '../languages/translations.ts'
import type { ShownPlace } from './boxes.ts'
import type { PictureFormat } from './pictureFormats.ts'

/** A work as a page shows it. */
export interface ShownWork {
  /** Of the picture, in px: browsers keep the place free. */
  readonly width: number
  readonly height: number
  /** The attribute `srcset` in each format. */
  readonly sources: Readonly<Record<PictureFormat, string>>
  /** For browsers without `srcset`, and for whoever saves the picture. */
  readonly src: string
  readonly sizes: string
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
