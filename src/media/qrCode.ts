import { encode } from 'uqr'
import { type AssetFile, drawingFile } from './assetFile.ts'

/** A QR code as the path of a stroke one unit wide, with one unit a module. */
interface QrCodeDrawing {
  readonly size: number
  readonly path: string
}

/** Draws the QR code of an address (ISO/IEC 18004). */
export function qrCode(address: string): QrCodeDrawing {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  // Along the middle of each row, dark runs drawn and light ones skipped: a third of the bytes of a
  // square per module.
  const rows = data.map((row, y) => {
    const runs =
      row
        .map(isDark => (isDark ? '1' : '0'))
        .join('')
        .match(/1+|0+/g) ?? []
    const strokes = runs.map(run => `${run.startsWith('1') ? 'h' : 'm'}${run.length}`)
    return `M0 ${y}.5${strokes.map(stroke => (stroke[0] === 'm' ? `${stroke} 0` : stroke)).join('')}`
  })
  return { size, path: rows.join('') }
}

/**
 * The QR code of an address as a file of its own, which browsers fetch when someone comes near it;
 * dark on light in both schemes, because scanners want it so.
 */
export function qrCodeFile(address: string): AssetFile {
  const { size, path } = qrCode(address)
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
  return drawingFile('qr-code', Buffer.from(drawing))
}
