import { type Encoding, encodings } from './manifest.ts'

function weights(header: string): Map<string, number> {
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map(text => text.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    if (coding !== '') accepted.set(coding === 'x-gzip' ? 'gzip' : coding, weight || 0)
  }
  return accepted
}

/**
 * The coding of a response for an `Accept-Encoding` header (RFC 9110 §12.5.3): the heaviest one
 * there is, the smallest file among equals. Identity is the last resort, even where it is refused.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (header === undefined) return 'identity'
  const accepted = weights(header)
  const star = accepted.get('*')
  let best: Encoding = 'identity'
  let bestWeight = accepted.get('identity') ?? star ?? Number.EPSILON
  for (const encoding of encodings) {
    if (encoding === 'identity' || !available.includes(encoding)) continue
    const weight = accepted.get(encoding) ?? star ?? 0
    const isBetter = best === 'identity' ? weight >= bestWeight : weight > bestWeight
    if (weight > 0 && isBetter) [best, bestWeight] = [encoding, weight]
  }
  return best
}
