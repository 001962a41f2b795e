import { type Encoding, encodings } from './manifest.ts'

/** A weight that refuses a coding, as nginx's map reads it. */
const isZero = /^0(?:\.0*)?$/

function refusedAndAccepted(header: string): ReadonlyMap<string, boolean> {
  const codings = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map(text => text.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    codings.set(
      coding === 'x-gzip' ? 'gzip' : coding,
      quality === undefined || !isZero.test(quality),
    )
  }
  return codings
}

/**
 * The coding of a response for an `Accept-Encoding` header (RFC 9110 §12.5.3): the smallest form
 * that is accepted, whatever the weights above zero, as nginx does it. Identity is the last resort,
 * even where it is refused.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (header === undefined) return 'identity'
  const codings = refusedAndAccepted(header)
  const isAccepted = (encoding: Encoding) => codings.get(encoding) ?? codings.get('*') ?? false
  const best = encodings.find(
    encoding => encoding !== 'identity' && available.includes(encoding) && isAccepted(encoding),
  )
  return best ?? 'identity'
}
