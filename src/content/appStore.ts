import { encode } from 'uqr'
import { appStoreLink } from '../site/fields.ts'
import { supplied } from '../site/placeholder.ts'
import { site } from '../site/values.ts'

/** The link of the app, while it is in the store. */
export const appStoreUrl = supplied(site.appStoreUrl)

/** The app's number in the store, for Safari's banner. */
export const appStoreId = appStoreLink.exec(appStoreUrl ?? '')?.groups?.appId

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
