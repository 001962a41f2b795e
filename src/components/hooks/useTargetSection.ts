import { useEffect } from 'react'
import { AUTO_SCROLL_DELAY } from '../interfaceConstants.ts'

/** A section the page scrolls to by itself. */
export interface TargetSection {
  readonly id: string
  /** Where the page stood when the section was asked for, in px; elsewhere someone has scrolled. */
  readonly position: number
}

const visitorInput = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/**
 * Scrolls to a target section after the auto-scroll delay, unless the visitor has acted or the page
 * has moved: what someone did by hand is never undone.
 */
export function useTargetSection(target: TargetSection | undefined): void {
  useEffect(() => {
    if (target === undefined) return
    const scroll = () => {
      if (scrollY === target.position) document.getElementById(target.id)?.scrollIntoView()
    }
    const timer = setTimeout(scroll, AUTO_SCROLL_DELAY)
    const waiting = new AbortController()
    const { signal } = waiting
    signal.addEventListener('abort', () => clearTimeout(timer))
    const cancel = () => waiting.abort()
    for (const type of visitorInput) addEventListener(type, cancel, { passive: true, signal })
    return cancel
  }, [target])
}
