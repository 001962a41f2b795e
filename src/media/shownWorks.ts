import type { Translations } from '../languages/index.ts'
import type { ShownPlace } from '../model/index.ts'

/** The formats of a picture, the smaller one first: browsers take the first that they know. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** A work as a page shows it. */
export interface ShownWork {
  /** Of the picture, in px: browsers keep the place free. */
  readonly width: number
  readonly height: number
  /** The attribute `srcset` in each format. */
  readonly sources: Readonly<Record<PictureFormat, string>>
  /** In its largest size, for whoever saves it, and for browsers without `srcset`. */
  readonly src: string
  /** Path of the clip that the picture stands for until it is played. */
  readonly clip?: string | undefined
  /** What the app was asked for; of a panel, with all its words. */
  readonly prompt: Translations
}

/** The works shown instead of drawn ones: those of a panel in the order of its words. */
export type ShownWorks = Readonly<Partial<Record<ShownPlace, readonly ShownWork[]>>>

/** Whether there is any such work. */
export function hasWorks(works: ShownWorks): boolean {
  return Object.keys(works).length > 0
}

/** The picture for places where the page is shared. */
export interface SharingPicture {
  readonly path: string
  readonly alt: Translations
}
