import { type RefObject, useEffect, useRef, useState } from 'react'

interface HeadingLeft {
  /** For the bar beneath which the page's heading disappears. */
  readonly ref: RefObject<HTMLElement | null>
  readonly hasLeft: boolean
}

/** Whether the page's own heading has been scrolled out of view, beneath the bar. */
export function useHeadingLeft(): HeadingLeft {
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
