import { SECTION_HIGHLIGHT_OFFSET } from '../interfaceConstants.ts'

/** Where the sections are and what the visitor sees of them; all lengths in px. */
export interface ScrollSituation {
  /** Sections in page order with the distance of their top from the top of the viewport. */
  readonly sections: readonly { readonly id: string; readonly top: number }[]
  /** Distance the page can still be scrolled down. */
  readonly remaining: number
  /** Section last asked for by a link or the URL. */
  readonly requested?: string | undefined
}

/**
 * The section the visitor is in: the last one whose top has passed the highlight offset
 * (specification §2). At the end of the page sections too short to get there count as well: the
 * one asked for, if it is among them, else the last.
 */
export function activeSection(situation: ScrollSituation): string | undefined {
  const { sections, remaining, requested } = situation
  const reached = sections.filter(section => section.top <= SECTION_HIGHLIGHT_OFFSET)
  if (remaining > 1) return reached.at(-1)?.id
  const inView = sections.slice(Math.max(reached.length - 1, 0))
  return (inView.find(section => section.id === requested) ?? sections.at(-1))?.id
}
