import { SECTION_ATTRIBUTE } from '../components/sections.ts'

/**
 * The section this page was opened for: the URL's hash, if the page has just been navigated to and
 * only the browser's own jump has moved it so far. A reload or a return keeps the visitor's place.
 */
export function targetSection(wokenBy: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const isFresh =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  const section = document.getElementById(location.hash.slice(1))
  if (!isFresh || wokenBy !== 'scroll' || !section?.hasAttribute(SECTION_ATTRIBUTE))
    return undefined
  return section.id
}
