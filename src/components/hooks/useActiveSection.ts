import { useEffect, useState } from 'react'
import { SECTION_ATTRIBUTE } from '../sections.ts'
import { activeSection } from './activeSection.ts'
import { onResize } from './onResize.ts'

function requestedSection(): string | undefined {
  return location.hash.slice(1) || undefined
}

/** The id of the section the visitor is in right now. */
export function currentSection(): string | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[${SECTION_ATTRIBUTE}]`)
  const { scrollHeight, clientHeight } = document.documentElement
  return activeSection({
    sections: Array.from(elements, element => ({
      id: element.id,
      top: element.getBoundingClientRect().top,
    })),
    remaining: scrollHeight - clientHeight - scrollY,
    requested: requestedSection(),
  })
}

/**
 * The id of the section the visitor is in; follows scrolling, resizing and the URL's hash.
 * `initial` is what the server rendered, kept until the page has been measured.
 */
export function useActiveSection(initial?: string): string | undefined {
  const [active, setActive] = useState(initial)

  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(currentSection()))
    }
    const stopResize = onResize(update)
    addEventListener('scroll', update, { passive: true })
    addEventListener('hashchange', update)
    addEventListener('pageshow', update)
    update()
    return () => {
      cancelAnimationFrame(frame)
      stopResize()
      removeEventListener('scroll', update)
      removeEventListener('hashchange', update)
      removeEventListener('pageshow', update)
    }
  }, [])

  return active
}
