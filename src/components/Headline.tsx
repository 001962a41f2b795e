import { Fragment } from 'react'

interface HeadlineProps {
  /** Text in which `*…*` sets words in italics. */
  readonly text: string
}

/** A headline's text with its italic words. */
export function Headline({ text }: HeadlineProps) {
  const parts = text.split('*').map((part, index) => ({ part, start: index }))
  return parts.map(({ part, start }) =>
    start % 2 === 1 ? <em key={start}>{part}</em> : <Fragment key={start}>{part}</Fragment>,
  )
}
