/** What someone who makes a mistake is told: the message of what is thrown, '' if nothing is. */
export function complaint(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}
