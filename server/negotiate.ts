import { type Encoding, encodings } from './manifest.ts'

/** A weight that refuses an encoding, as nginx's map reads it. */
const isZero = /^0(?:\.0*)?$/

function refusedAndAccepted(header: string): ReadonlyMap<string, boolean> {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    accepted.set(name === 'x-gzip' ? 'gzip' : name, quality === undefined || !isZero.test(quality))
  }
  return accepted
}

/**
 * The encoding of a response for an `Accept-Encoding` header (RFC 9110 §12.5.3): the smallest variant
 * that is accepted, whatever the weights above zero, as nginx does it. Identity is the last resort,
 * even where it is refused.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (header === undefined) return 'identity'
  const accepted = refusedAndAccepted(header)
  const isAccepted = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false
  const best = encodings.find(encoding => available.includes(encoding) && isAccepted(encoding))
  return best ?? 'identity'
}
