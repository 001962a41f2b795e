import { createHash } from 'node:crypto'
import type { PagePicture } from '../../company/index.ts'
import type { PictureFormat } from '../../website/index.ts'
import {
  encodePicture,
  encodeSharing,
  encodingRecipe,
  type MadeFormat,
  widthsOf,
} from './encodePicture.ts'
import type { SuppliedMedia, SuppliedWork } from './readMedia.ts'
import type { SuppliedPicture } from './readPicture.ts'

/** Keeps results of costly work, as the cache of a build does. */
export type Keep = (recipe: string, content: Buffer, make: () => Promise<Buffer>) => Promise<Buffer>

/** A file that is made from the company's when it is asked for. */
export interface MadeFile {
  /** URL path. */
  readonly path: string
  readonly make: () => Promise<Buffer>
}

/** A picture with the files that pages show of it. */
export interface MadePicture {
  readonly picture: SuppliedPicture
  readonly shown: PagePicture
  /** Whether the app made it, which its files then say. */
  readonly isGenerated: boolean
}

/**
 * The URL path of the folder of all made files, named by a hash of all they are made from: hosts that read few rules
 * need one for all of them, and what a page names there never changes.
 */
function folderPath(media: SuppliedMedia, recipe: string): string {
  const hash = createHash('sha256').update(recipe)
  for (const { place, name, focus, picture, clip } of media.works) {
    hash.update(name).update(picture.content)
    // Of all others, pages themselves say which part stays.
    if (place === 'sharing' && focus !== undefined) hash.update(focus)
    if (clip) hash.update(clip.content)
  }
  for (const { file, picture } of [...media.pagePictures, ...media.screenPictures]) {
    hash.update(file).update(picture.content)
  }
  return `/media/${hash.digest('hex').slice(0, 8)}`
}

/** The files that a build makes of the company's pictures and clips, which are added one by one. */
export class MadeMedia {
  readonly files: MadeFile[] = []
  private readonly folder: string
  private readonly recipe: string
  private readonly keep: Keep

  constructor(folder: string, recipe: string, keep: Keep) {
    this.folder = folder
    this.recipe = recipe
    this.keep = keep
  }

  /** Adds a file to the folder of all made files. @returns its URL path */
  add(name: string, make: MadeFile['make']): string {
    const path = `${this.folder}/${name}`
    this.files.push({ path, make })
    return path
  }

  /** Adds a picture in every width and format that pages show it in, with file names that begin with a name. */
  addPicture(name: string, picture: SuppliedPicture, isGenerated: boolean): MadePicture {
    const { width, height } = picture
    const widths = widthsOf(width)
    const nameIn = (madeWidth: number, format: PictureFormat) => `${name}-${madeWidth}.${format}`
    const addIn = (format: PictureFormat) => {
      const sources = widths.map(madeWidth => {
        const make = () => this.encoded(picture, madeWidth, format, isGenerated)
        return `${this.add(nameIn(madeWidth, format), make)} ${madeWidth}w`
      })
      return sources.join()
    }
    const sources = { avif: addIn('avif'), webp: addIn('webp') }
    const src = `${this.folder}/${nameIn(Math.max(...widths), 'webp')}`
    return { picture, shown: { width, height, sources, src }, isGenerated }
  }

  /** Adds a picture for the press, in its largest width. @returns how pages show it, with the link to that file */
  addPressPicture(path: string, { picture, shown, isGenerated }: MadePicture): PagePicture {
    const width = Math.max(...widthsOf(picture.width))
    this.files.push({ path, make: () => this.encoded(picture, width, 'jpeg', isGenerated) })
    return { ...shown, src: path }
  }

  /** Adds the picture that is shown where the landing page is shared. @returns its URL path */
  addSharing({ picture, focus }: Pick<SuppliedWork, 'picture' | 'focus'>): string {
    const recipe = `${this.recipe} sharing ${focus ?? ''}`
    return this.add('sharing.jpg', () =>
      this.keep(recipe, picture.content, () => encodeSharing(picture, focus)),
    )
  }

  /** A picture in a width and a format, as it was made before where that was kept. */
  private encoded(
    { content }: SuppliedPicture,
    width: number,
    format: MadeFormat,
    isGenerated: boolean,
  ): Promise<Buffer> {
    const origin = isGenerated ? '' : ' not generated'
    return this.keep(`${this.recipe} ${width} ${format}${origin}`, content, () =>
      encodePicture(content, width, format, isGenerated),
    )
  }
}

/** The files that a build makes of the company's media, none of them made yet. @param media all that they come from */
export async function newMadeMedia(media: SuppliedMedia, keep: Keep): Promise<MadeMedia> {
  const { works, pagePictures, screenPictures } = media
  const isSupplied = works.length + pagePictures.length + screenPictures.length > 0
  const recipe = isSupplied ? await encodingRecipe() : ''
  return new MadeMedia(folderPath(media, recipe), recipe, keep)
}
