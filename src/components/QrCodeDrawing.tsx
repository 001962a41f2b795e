interface QrCodeDrawingProps {
  readonly size: number
  readonly path: string
  readonly label: string
}

/** A QR code; dark on light in both schemes, because scanners want it so. */
export function QrCodeDrawing({ size, path, label }: QrCodeDrawingProps) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}
