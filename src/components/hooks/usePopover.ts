import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Follows a native popover, which the browser opens and closes by itself: the visitor may have
 * opened it before React woke up.
 */
export function usePopover() {
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

export type Popover = ReturnType<typeof usePopover>
