import { useEffect } from 'react'
import { AUTO_SCROLL_DELAY } from '../interfaceConstants.ts'

const visitorInput = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/**
 * Scrolls to a target section after the auto-scroll delay, unless the visitor acts first: what
 * somebody did by hand is never undone.
 */
export function useTargetSection(target: string | undefined): void {
  useEffect(() => {
    if (target === undefined) return
    const scroll = () => document.getElementById(target)?.scrollIntoView()
    const timer = setTimeout(scroll, AUTO_SCROLL_DELAY)
    const cancel = () => clearTimeout(timer)
    for (const type of visitorInput) addEventListener(type, cancel, { once: true, passive: true })
    return () => {
      cancel()
      for (const type of visitorInput) removeEventListener(type, cancel)
    }
  }, [target])
}
