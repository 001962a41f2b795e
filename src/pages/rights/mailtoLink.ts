import type { RightMessage } from '../../texts/rights.ts'

/**
 * A link that opens the message in the sender's own mail program (RFC 6068): lines of the body end
 * with %0D%0A, everything outside the URL's own characters is encoded as UTF-8.
 */
export function mailtoLink(address: string, { subject, body }: RightMessage): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`
}
