import { createHash } from 'node:crypto'

/** A strong validator of a body: a hash of its bytes, with its quotes (RFC 9110 §8.8.3). */
export function strongEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
