import { type ToggleEvent, useEffect, useRef, useState } from 'react'

/** The index of the open item of a list of `<details>`, or null. */
export type OpenIndex = number | null

/**
 * One open item at a time among the `<details>` of a list (specification §2 "FAQ"). The browser
 * opens and closes them by itself; the state follows, starting from what the visitor has already
 * opened, and closes the others where the browser does not know exclusive `<details>`.
 */
export function useOpenItem() {
  const listRef = useRef<HTMLDivElement>(null)
  const [openIndex, setOpenIndex] = useState<OpenIndex>(null)

  useEffect(() => {
    const items = Array.from(listRef.current?.querySelectorAll('details') ?? [])
    const open = items.findIndex(item => item.open)
    if (open !== -1) setOpenIndex(open)
  }, [])

  const followToggle = (index: number) => (event: ToggleEvent<HTMLDetailsElement>) => {
    const isOpen = event.currentTarget.open
    setOpenIndex(current => (isOpen ? index : current === index ? null : current))
  }

  return { listRef, openIndex, followToggle }
}
