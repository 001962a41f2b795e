import { createHash } from 'node:crypto'

/** The SHA-256 of some bytes, in hexadecimal digits as `sha256sum` prints it. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
