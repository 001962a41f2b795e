import { useEffect, useState } from 'react'
import { NAVBAR_SCROLL_THRESHOLD } from '../interfaceConstants.ts'

/** Whether the page is scrolled further than the navbar's threshold. */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)

  useEffect(() => {
    const update = () => setIsScrolled(scrollY > NAVBAR_SCROLL_THRESHOLD)
    addEventListener('scroll', update, { passive: true })
    update()
    return () => removeEventListener('scroll', update)
  }, [])

  return isScrolled
}
