import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DOUBLE_TAP_WINDOW, NAVBAR_SCROLL_THRESHOLD } from './interfaceConstants.ts'

/** Calls a handler on events of the window, until what it returns is called. */
export function listenTo(types: readonly string[], handler: () => void): () => void {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  for (const type of types) addEventListener(type, handler, options)
  return () => listening.abort()
}

/** Whether the page is scrolled further than the navbar's threshold. */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)

  useEffect(() => {
    const update = () => setIsScrolled(scrollY > NAVBAR_SCROLL_THRESHOLD)
    update()
    return listenTo(['scroll'], update)
  }, [])

  return isScrolled
}

/** Whether the page's own heading has been scrolled out of view, beneath the bar that takes the ref. */
export function useHeadingLeft() {
  const ref = useRef<HTMLElement>(null)
  const [hasLeft, setHasLeft] = useState(false)

  useEffect(() => {
    const heading = document.querySelector('h1')
    if (!heading) return
    const bar = ref.current?.offsetHeight ?? 0
    // A low heading has left while its top is still beneath the bar, and nothing tells when it goes on.
    const observe = ([entry]: readonly IntersectionObserverEntry[]) => {
      setHasLeft(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < bar)
    }
    const observer = new IntersectionObserver(observe, { rootMargin: `-${bar}px 0px 0px` })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])

  return { ref, hasLeft }
}

/** Follows a native popover, which the visitor may have opened before React woke up. */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const onToggle = useCallback(() => {
    // Older browsers know neither popovers nor the selector (src/website/pages/styles/navbar.css).
    if (!('popover' in HTMLElement.prototype)) return
    setIsOpen(ref.current?.matches(':popover-open') ?? false)
  }, [])
  const close = useCallback(() => ref.current?.hidePopover?.(), [])

  // Before any other state of the first render settles: others ask whether it is open.
  useLayoutEffect(onToggle, [onToggle])

  // An open popover would cover what gets the focus behind it (WCAG 2.2, 2.4.11).
  useEffect(() => {
    if (!isOpen) return undefined
    const closeBehindFocus = () => {
      const focused = document.activeElement
      const isWithin = focused?.matches('body, [popovertarget]') || ref.current?.contains(focused)
      if (!isWithin) close()
    }
    return listenTo(['focusin'], closeBehindFocus)
  }, [isOpen, close])

  return { ref, isOpen, close, onToggle }
}

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
      const isControl = event.target instanceof Element && event.target.closest(interactive)
      const tap = { time: event.timeStamp, x: touch.clientX, y: touch.clientY }
      const isDouble =
        last !== undefined &&
        tap.time - last.time < DOUBLE_TAP_WINDOW &&
        Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_SPOT
      if (isDouble && !isControl) event.preventDefault()
      last = isControl ? undefined : tap
    }
    document.addEventListener('touchend', guard, { passive: false })
    return () => document.removeEventListener('touchend', guard)
  }, [])
}
