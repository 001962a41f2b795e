/** A number that can be called from anywhere, with what people write between its digits. */
const globalNumber = /^\+[\d\s()./-]+$/

/**
 * The address to call a telephone number (RFC 3966 §5.1.4), without "(0)", which is not dialed with
 * the country's code; undefined for a number without that code, which would need its context.
 */
export function phoneLink(number: string): string | undefined {
  if (!globalNumber.test(number)) return undefined
  return `tel:+${number.replace(/\(0\)/, '').replaceAll(/\D/g, '')}`
}
