/** An address in its parts; undefined where it is none. Node 20 answers `URL.canParse` wrongly for umlauts, in time. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** A number that can be called from anywhere, with what people write between its digits. */
const globalNumber = /^\+[\d\s()./\p{Pd}]+$/u

/**
 * The address to call a telephone number (RFC 3966 §5.1.4), without "(0)", which is not dialed with
 * the country's code; undefined for a number without that code, which would need its context.
 */
export function phoneLink(number: string): string | undefined {
  if (!globalNumber.test(number)) return undefined
  return `tel:+${number.replace(/\(0\)/, '').replaceAll(/\D/g, '')}`
}

const emailAddress =
  /^(?<local>[\w+'-]+(?:\.[\w+'-]+)*)@(?<domain>[^\s.@:/?#]+(?:\.[^\s.@:/?#]+)+)$/

/**
 * The address to write an email to (RFC 6068), its domain as mail servers know it: `grünwerk.de` becomes
 * `xn--grnwerk-o2a.de`; undefined for what is no email address.
 */
export function emailLink(address: string): string | undefined {
  const { local, domain } = emailAddress.exec(address)?.groups ?? {}
  const { hostname } = parseUrl(`https://${domain}`) ?? {}
  if (local === undefined || hostname === undefined) return undefined
  return /^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(hostname) ? `mailto:${local}@${hostname}` : undefined
}
