import { useEffect, useState } from 'react'
import { RESIZE_DEBOUNCE, SECTION_HIGHLIGHT_OFFSET } from '../interfaceConstants.ts'
import { SECTION_ATTRIBUTE } from '../sections.ts'

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

/** Calls `handler` once the window has stopped resizing, until a signal stops it. */
export function onResize(handler: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(handler, RESIZE_DEBOUNCE)
  }
  addEventListener('resize', restart, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** The id of the section the visitor is in right now. */
export function currentSection(): string | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[${SECTION_ATTRIBUTE}]`)
  const { scrollHeight, clientHeight } = document.documentElement
  return activeSection({
    sections: Array.from(elements, element => ({
      id: element.id,
      top: element.getBoundingClientRect().top,
    })),
    remaining: scrollHeight - clientHeight - scrollY,
    requested: location.hash.slice(1) || undefined,
  })
}

/**
 * The id of the section the visitor is in; follows scrolling, resizing and the URL's hash.
 * `initial` is what the server rendered, kept until the page has been measured.
 */
export function useActiveSection(initial?: string): string | undefined {
  const [active, setActive] = useState(initial)

  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(currentSection()))
    }
    const listening = new AbortController()
    const { signal } = listening
    onResize(update, signal)
    for (const event of ['scroll', 'hashchange', 'pageshow']) {
      addEventListener(event, update, { passive: true, signal })
    }
    update()
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [])

  return active
}
