import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a list, and nothing but the list, so that the entry of the active section can be seen.
 * @returns the ref of the list
 */
export function useEntryInView(active: string | undefined): RefObject<HTMLOListElement | null> {
  const listRef = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = listRef.current
    const entry = active === undefined ? null : list?.querySelector(`[href="#${active}"]`)
    if (!list || !entry) return
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  }, [active])

  return listRef
}
