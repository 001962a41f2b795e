import { useState } from 'react'
import { useNarrowViewport } from './useNarrowViewport.ts'

/**
 * Whether the language choice takes the form of a select: on narrow screens. While the menu around
 * it is open it keeps its form, so that nothing changes under the visitor's finger.
 */
export function useSelectOnNarrow(isMenuOpen: boolean): boolean {
  const isNarrow = useNarrowViewport()
  const [isSelect, setIsSelect] = useState(false)
  if (!isMenuOpen && isSelect !== isNarrow) setIsSelect(isNarrow)
  return isSelect
}
