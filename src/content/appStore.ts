import { encode } from 'uqr'
import { site, supplied } from '../site/values.ts'

/** The link of the app, while it is in the store. */
export const appStoreUrl = supplied(site.appStoreUrl)

/** The app's number in the store, for Safari's banner. */
export const appStoreId = appStoreUrl && /\/id(\d+)/.exec(appStoreUrl)?.[1]

/** A QR code as the path of a drawing with one unit a module. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** Draws the QR code of an address (ISO/IEC 18004). */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: squares.join('') }
}
