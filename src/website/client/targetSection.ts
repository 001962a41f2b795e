import { SECTION_ATTRIBUTE, type TargetSection } from '../components/sections.ts'

/** What asked for hydration: the first sign of a visitor, or the browser's own jump to a hash. */
export interface FirstSign {
  /** Type of the event, or of what the visitor did since. */
  type: string
  /** Where it happened, or what the visitor did since. */
  target: EventTarget | null
  /** How far the page was scrolled at the event, in px. */
  readonly position: number
  /** How far it was scrolled when the loader ran, in px. */
  readonly opened: number
}

/**
 * The section this page was opened for: the URL's hash, if the page has just been navigated to and
 * nothing has happened on it but the browser's own jump. A page that was `opened` below its top had
 * jumped already: unless it is at the top again, someone has scrolled.
 */
export function targetSection({ type, position, opened }: FirstSign): TargetSection | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  // A reload or a return keeps the visitor's place.
  const isFresh =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  const section = document.getElementById(location.hash.slice(1))
  const hasJumped = type === 'scroll' && (opened === 0 || position === 0)
  if (!isFresh || !hasJumped || !section?.hasAttribute(SECTION_ATTRIBUTE)) return undefined
  return { id: section.id, position }
}
