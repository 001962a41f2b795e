import type { Translations } from '../languages/translations.ts'
import type { ShownPlace } from './boxes.ts'
import type { ContentCredentials } from './contentCredentials.ts'
import type { PictureFormat } from './pictureFormats.ts'

/** A file that carries credentials, as it was supplied. */
export interface ShownOriginal {
  readonly path: string
  /** Of its name, without the dot. */
  readonly ending: string
  readonly bytes: number
}

/** What a work carries on how it was made, with the file that carries it. */
export interface ShownCredentials extends ContentCredentials {
  readonly original?: ShownOriginal | undefined
}

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
  /** A blurred preview in AVIF, of the first picture of the page. */
  readonly preview?: Buffer | undefined
  /** Path of the clip that the picture stands for until it is played. */
  readonly clip?: string | undefined
  readonly alt: Translations
  readonly prompt: Translations
  readonly credentials?: ShownCredentials | undefined
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
