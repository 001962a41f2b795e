interface HeadlineProps {
  /** Text in which `*…*` sets a word in italics. */
  readonly text: string
}

/** A headline's text with its one italic word. */
export function Headline({ text }: HeadlineProps) {
  const [before = '', italic, after] = text.split('*')
  if (italic === undefined) return before
  return (
    <>
      {before}
      <em>{italic}</em>
      {after}
    </>
  )
}
