import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface Popover {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly close: () => void
  readonly onToggle: () => void
}

/**
 * Follows a native popover, which the browser opens and closes by itself: the visitor may have
 * opened it before React woke up.
 */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const onToggle = useCallback(() => {
    // Older browsers know neither popovers nor the selector (src/pages/styles/navbar.css).
    if (!('popover' in HTMLElement.prototype)) return
    setIsOpen(ref.current?.matches(':popover-open') ?? false)
  }, [])
  const close = useCallback(() => ref.current?.hidePopover?.(), [])

  // Before any other state of the first render settles: others ask whether it is open.
  useLayoutEffect(onToggle, [onToggle])

  return { ref, isOpen, close, onToggle }
}
