interface QrCodeProps {
  /** Path of the drawing. */
  readonly src: string
  readonly label: string
}

/** The way to the store for those who look at the page on a wide screen. */
export function QrCode({ src, label }: QrCodeProps) {
  return (
    <figure className="qr-code">
      <img src={src} loading="lazy" width="160" height="160" alt="" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
