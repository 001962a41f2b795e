import { parse } from 'node:path'
import pMap from 'p-map'
import type { Translations } from '../languages/translations.ts'
import type { Site } from '../model/site.ts'
import type { WorkPlace } from '../model/works.ts'
import type { ContentCredentials } from './contentCredentials.ts'
import { findWorks, type WorkFiles } from './mediaFiles.ts'
import type { MediaTools } from './mediaTools.ts'
import { readClip, readPoster } from './readClip.ts'
import { readCredentials } from './readCredentials.ts'
import { readPicture, type SuppliedPicture } from './readPicture.ts'

/** The file that carries the credentials, as it was supplied: whatever is made from it loses them. */
export interface Original {
  /** Of its name, without the dot. */
  readonly ending: string
  readonly content: Buffer
}

/** A work of the operator, read and found fit to be shown. */
export interface SuppliedWork {
  readonly place: WorkPlace
  readonly picture: SuppliedPicture
  /** Ready to be served. */
  readonly clip: Buffer | undefined
  readonly credentials: ContentCredentials | undefined
  /** Left out where it is no file that a page could link to, such as a clip that was made ready. */
  readonly original: Original | undefined
  readonly alt: Translations
  readonly prompt: Translations
}

type ReadFiles = Omit<SuppliedWork, 'place' | 'alt' | 'prompt'>

/** Works read at a time: each may have 20 MB. */
const CONCURRENCY = 2

function originalOf(file: string, content: Buffer): Original {
  return { ending: parse(file).ext.slice(1).toLowerCase().replace('jpeg', 'jpg'), content }
}

async function readFiles(
  { place, picture, clip }: WorkFiles,
  tools: MediaTools,
): Promise<ReadFiles> {
  if (clip !== undefined) {
    const { supplied, ready } = await readClip(clip, tools)
    const poster = await readPoster(clip, picture, place, tools)
    const credentials = await readCredentials(clip, supplied)
    const original = credentials && supplied === ready ? originalOf(clip, ready) : undefined
    return { picture: poster, clip: ready, credentials, original }
  }
  if (picture === undefined) throw new Error(`the work at ${place} has no file`)
  const read = await readPicture(picture, place)
  const credentials = await readCredentials(picture, read.content)
  const original = credentials && originalOf(picture, read.content)
  return { picture: read, clip: undefined, credentials, original }
}

/**
 * Reads the operator's works with what the site says of each.
 * @throws OperatorError for files and entries that do not belong together, and for files that are too
 * large, too small, of a wrong type, not ready to be served, or changed after they were signed
 */
export async function readSupplied(
  site: Site,
  tools: MediaTools,
): Promise<readonly SuppliedWork[]> {
  return pMap(
    findWorks(site),
    async (files): Promise<SuppliedWork> => {
      const { place } = files
      const { alt, prompt } = site.config.works.find(work => work.place === place) ?? {}
      if (!alt || !prompt) throw new Error(`the work at ${place} has no texts`)
      return { place, alt, prompt, ...(await readFiles(files, tools)) }
    },
    { concurrency: CONCURRENCY },
  )
}
