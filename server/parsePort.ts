/**
 * Reads a port as an operator writes it: digits alone, since Number() also takes an empty text for 0 and
 * knows exponents and hexadecimals.
 * @returns a number from 0 to 65535; undefined where the text is none
 */
export function parsePort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}
