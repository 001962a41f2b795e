import { useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT } from '../interfaceConstants.ts'

const narrow = `(width < ${MOBILE_BREAKPOINT}px)`

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the viewport is narrower than the mobile breakpoint; false in pre-rendered HTML. */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
}
