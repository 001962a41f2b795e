/** Whether the page has just been navigated to; a reload or a return keeps the visitor's place. */
export function isFreshNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
