import type {
  Language,
  Localized,
  ShownPlace,
  StoreName,
  Translations,
} from '../../company/index.ts'

/** A script that pages name. */
export interface PageScript {
  readonly src: string
  /** Subresource integrity (W3C SRI); none in development. */
  readonly integrity?: string | undefined
}

/** The typefaces of the pages in a language. */
export interface PageFonts {
  /** `@font-face` rules and family properties. */
  readonly css: string
  /** Paths of the files that every page needs. */
  readonly preloads: readonly string[]
}

/** What pages load, in the languages that are offered. */
export interface PageResources {
  readonly fonts: Readonly<Partial<Record<Language, PageFonts>>>
  readonly loader: PageScript
  readonly hydration: PageScript
}

/** The company's own mark. */
export interface Mark {
  /** Its drawing as SVG. */
  readonly drawing: string
  /** As pages show it, in px. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number }
  /** The mark in the middle of a square, for icons. */
  readonly square: string
  /** Where browsers find the square. */
  readonly icon: string
}

/** A store's badge as a page shows it. */
export interface BadgeImage {
  /** Path of its file, for places further down a page. */
  readonly src: string
  /**
   * The drawing as a data URL, for the first screen, where a file would be one more request;
   * undefined where there are two, which the first response has no room for.
   */
  readonly inline: string | undefined
  /** Width and height, in units of the drawing: browsers keep the place free. */
  readonly width: number
  readonly height: number
}

/** The badges that the company supplies, by store and language. */
export type BadgeImages = Readonly<Partial<Record<StoreName, Localized<BadgeImage>>>>

/** The formats of pictures on pages: browsers take the first that they know. */
export type PictureFormat = 'avif' | 'webp'

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
  /** The part that stays where it is cropped, as CSS takes it; the middle where it is left out. */
  readonly focus?: string | undefined
  /** What the app was asked for; of a panel, with all its words. */
  readonly prompt: Translations
}

/** The works shown instead of drawn ones: those of a panel in the order of its words. */
export type ShownWorks = Readonly<Partial<Record<ShownPlace, readonly ShownWork[]>>>

/** Whether there is any such work. */
export function hasWorks(works: ShownWorks): boolean {
  return Object.keys(works).length > 0
}

/** A screen of the app as the landing page shows it. */
export interface ShownScreen extends Omit<ShownWork, 'prompt' | 'clip'> {
  /** What it shows. */
  readonly description: Translations
}

/** The screens of the app in each language of the landing page; none where the company supplies none. */
export type ShownScreens = Readonly<Partial<Record<Language, readonly ShownScreen[]>>>

/** The picture for places where the page is shared. */
export interface SharingPicture {
  readonly path: string
  readonly alt: Translations
}

/** Size in px of every picture shown where a page is shared, which Open Graph readers crop least. */
export const sharingSize = { width: 1200, height: 630 } as const
