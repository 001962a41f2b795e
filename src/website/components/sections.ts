import { useEffect, useState } from 'react'
import { listenTo } from './hooks.ts'
import {
  AUTO_SCROLL_DELAY,
  RESIZE_DEBOUNCE,
  SECTION_HIGHLIGHT_OFFSET,
} from './interfaceConstants.ts'

/** The sections of the landing page in scroll order, without the footer: the entries of the navbar. */
export const navbarSections = ['home', 'features', 'pricing', 'testimonials', 'faq'] as const

export type NavbarSection = (typeof navbarSections)[number]

/** Marks an element as a section that scrolling can make the active one. */
export const SECTION_ATTRIBUTE = 'data-section'

/** The mark as props of an element. */
export const sectionMark = { [SECTION_ATTRIBUTE]: '' }

/**
 * The section the visitor is in: the last one whose top has passed the highlight offset. At the end of the page,
 * sections too short to get there count as well: the one asked for, if it is among them, else the last.
 * @param sections in page order, each with the distance of its top from that of the viewport in px
 * @param remaining how far the page can still be scrolled down, in px
 * @param requested what a link or the URL asked for last
 */
export function activeSection(
  sections: readonly { readonly id: string; readonly top: number }[],
  remaining: number,
  requested?: string,
): string | undefined {
  const reached = sections.filter(section => section.top <= SECTION_HIGHLIGHT_OFFSET)
  if (remaining > 1) return reached.at(-1)?.id
  const inView = sections.slice(Math.max(reached.length - 1, 0))
  return (inView.find(section => section.id === requested) ?? sections.at(-1))?.id
}

/** Calls a handler once the window has stopped resizing, until what it returns is called. */
export function onResize(handler: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = listenTo(['resize'], () => {
    clearTimeout(timer)
    timer = setTimeout(handler, RESIZE_DEBOUNCE)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** The id of the section the visitor is in right now. */
export function currentSection(): string | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[${SECTION_ATTRIBUTE}]`)
  const sections = Array.from(elements, element => ({
    id: element.id,
    top: element.getBoundingClientRect().top,
  }))
  const { scrollHeight, clientHeight } = document.documentElement
  return activeSection(sections, scrollHeight - clientHeight - scrollY, location.hash.slice(1))
}

/** The section the visitor is in, followed; until the page is measured it is `initial`, what the server rendered. */
export function useActiveSection(initial?: string): string | undefined {
  const [active, setActive] = useState(initial)

  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(currentSection()))
    }
    const stops = [onResize(update), listenTo(['scroll', 'hashchange', 'pageshow'], update)]
    update()
    return () => {
      for (const stop of stops) stop()
      cancelAnimationFrame(frame)
    }
  }, [])

  return active
}

/** A section the page scrolls to by itself. */
export interface TargetSection {
  readonly id: string
  /** Where the page stood when the section was asked for, in px; elsewhere someone has scrolled. */
  readonly position: number
}

/** Scrolls to a section after the auto-scroll delay, unless the visitor has acted or the page has moved. */
export function useTargetSection(target: TargetSection | undefined): void {
  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => {
      if (scrollY === target.position) document.getElementById(target.id)?.scrollIntoView()
    }, AUTO_SCROLL_DELAY)
    const cancel = () => {
      clearTimeout(timer)
      stop()
    }
    const stop = listenTo(['pointerdown', 'wheel', 'touchmove', 'keydown'], cancel)
    return cancel
  }, [target])
}
