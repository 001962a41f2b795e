/** Ends the current task, so that the browser can answer and paint before the next one begins. */
export function nextTask(): Promise<void> {
  // Chrome 129 and Firefox 142 continue ahead of other tasks; Safari has no `scheduler`.
  return globalThis.scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
