import { useEffect } from 'react'
import type { Popover } from './usePopover.ts'

/** Closes a popover when the page scrolls or resizes beneath it (specification §2). */
export function useClosingOnMove({ isOpen, close }: Popover): void {
  useEffect(() => {
    if (!isOpen) return
    addEventListener('scroll', close, { passive: true })
    addEventListener('resize', close)
    return () => {
      removeEventListener('scroll', close)
      removeEventListener('resize', close)
    }
  }, [isOpen, close])
}
