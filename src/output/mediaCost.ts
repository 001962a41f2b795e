import type { ShownWork, ShownWorks } from '../media/shownWorks.ts'
import type { EncodedFile } from './siteFile.ts'

/**
 * Bytes of pictures in the first view, above which a build says so: a second of 1.6 Mbit/s, the slow
 * connection of Lighthouse, is 200,000.
 */
const limits = { phone: 100_000, wide: 300_000 } as const

/** Pixels that the largest phone asks for: three to each of CSS, in 60 % of its width (WorkPanel.tsx). */
const widthOnPhone = 0.6 * 440 * 3

/** Pixels that the chat asks for on a wide screen with two to each of CSS: 15rem (ChatPanel.tsx). */
const widthInChat = 15 * 16 * 2

/** What the operator's works cost, in bytes. */
export interface MediaCost {
  readonly works: number
  readonly total: number
  /** At most, as AVIF. */
  readonly phone: number
  readonly wide: number
}

/** Measures the operator's works apart from the pages, whose budgets they leave alone. */
export function measureMedia(works: ShownWorks, files: readonly EncodedFile[]): MediaCost {
  const bytesAt = new Map(files.map(({ path, content }) => [path, content.length]))
  const bytesOf = ({ sources }: ShownWork, needed: number) => {
    const candidates = sources.avif.split(',').map(source => source.split(' '))
    const chosen = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= needed)
    return bytesAt.get((chosen ?? candidates.at(-1))?.[0]) ?? 0
  }
  const [video, image] = [works.video?.[0], works.image?.[0]]
  const ofMedia = files.filter(({ file }) => file.startsWith('media/'))
  return {
    works: Object.values(works).flat().length,
    total: ofMedia.reduce((sum, { content }) => sum + content.length, 0),
    phone: video ? bytesOf(video, widthOnPhone) : 0,
    wide:
      [video, image].reduce((sum, work) => sum + (work ? bytesOf(work, Infinity) : 0), 0) +
      (video ? bytesOf(video, widthInChat) : 0),
  }
}

const figure = new Intl.NumberFormat('en')

/** What the operator's works cost, as a build says it; undefined where there are none. */
export function mediaText(cost: MediaCost): string | undefined {
  if (cost.works === 0) return undefined
  const { works, total, wide } = cost
  const isHeavy = cost.phone > limits.phone || wide > limits.wide
  const advice = `Over ${figure.format(limits.phone)} or ${figure.format(limits.wide)}, the first view waits for them: supply them with less detail, or smaller.`
  return [
    `Your own works: ${works}, ${figure.format(total)} bytes in all sizes.`,
    `In the first view at most ${figure.format(cost.phone)} on a phone, ${figure.format(wide)} on a wide screen.`,
    ...(isHeavy ? [advice] : []),
  ].join(' ')
}
