/** An address in its parts; undefined where it is none. Node 20 answers `URL.canParse` wrongly for umlauts, in time. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
