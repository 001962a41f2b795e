import { encode } from 'uqr'
import { type AssetFile, drawingFile } from './assetFile.ts'

/**
 * The QR code of an address (ISO/IEC 18004) as a file of its own, which browsers fetch when someone comes
 * near it; dark on light in both schemes, because scanners want it so.
 */
export function qrCodeFile(address: string): AssetFile {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  // Along the middle of each row, dark runs drawn and light ones skipped: a third of the bytes of a
  // square per module.
  const rows = data.map((row, y) => {
    const runs = row.map(Number).join('').match(/1+|0+/g) ?? []
    const strokes = runs.map(run => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`))
    return `M0 ${y}.5${strokes.join('')}`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${rows.join('')}"/></svg>`
  return drawingFile('qr-code', svg)
}
