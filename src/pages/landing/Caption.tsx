interface CaptionProps {
  readonly label: string
  readonly text: string
}

/** What a panel of the triptych shows. */
export function Caption({ label, text }: CaptionProps) {
  return (
    <figcaption>
      <strong>{label}</strong> {text}
    </figcaption>
  )
}
