import type { TargetSection } from '../components/hooks/useTargetSection.ts'
import { SECTION_ATTRIBUTE } from '../components/sections.ts'

/**
 * The section this page was opened for: the URL's hash, if the page has just been navigated to and
 * the first thing that happened on it was the browser's own jump, to `position`. A page that was
 * `opened` below its top had jumped already: unless it is at the top again, somebody has scrolled.
 * A reload or a return keeps the visitor's place.
 */
export function targetSection(
  trigger: string,
  position: number,
  opened: number,
): TargetSection | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const isFresh =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  const section = document.getElementById(location.hash.slice(1))
  const hasJumped = trigger === 'scroll' && (opened === 0 || position === 0)
  if (!isFresh || !hasJumped || !section?.hasAttribute(SECTION_ATTRIBUTE)) return undefined
  return { id: section.id, position }
}
