import { createHash } from 'node:crypto'

/** The namespace of names that this project gives (RFC 9562 §6.6: chosen once at random). */
const namespace = Buffer.from('6f0f3c1e1f0d4f3b9a64b6f3a1d0c7e2', 'hex')

/** A UUID that a name always has (version 5, RFC 9562 §5.5), in its usual notation. */
export function stableUuid(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
