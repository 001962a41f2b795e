import { useEffect } from 'react'
import { DOUBLE_TAP_WINDOW } from '../interfaceConstants.ts'

/** Taps further apart than this many px are two taps, not a double tap. */
const SAME_SPOT = 24

const interactive = 'a, button, input, label, select, summary, textarea'

/**
 * Keeps a double tap from zooming where `touch-action: manipulation` is not enough. Only a second
 * tap on the same, non-interactive spot is held back, so that no tap on a control is ever lost.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let last: { time: number; x: number; y: number } | undefined
    const guard = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!touch || event.touches.length > 0) return
      const tap = { time: event.timeStamp, x: touch.clientX, y: touch.clientY }
      const isDouble =
        last !== undefined &&
        tap.time - last.time < DOUBLE_TAP_WINDOW &&
        Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_SPOT
      const isControl =
        event.target instanceof Element && event.target.closest(interactive) !== null
      if (isDouble && !isControl) event.preventDefault()
      last = isControl ? undefined : tap
    }
    document.addEventListener('touchend', guard, { passive: false })
    return () => document.removeEventListener('touchend', guard)
  }, [])
}
