import { Fragment } from 'react'

/** A headline's text, in which `*…*` sets words in italics. */
export function Headline({ text }: { readonly text: string }) {
  const parts = text.split('*').map((part, index) => ({ part, start: index }))
  return parts.map(({ part, start }) =>
    start % 2 === 1 ? <em key={start}>{part}</em> : <Fragment key={start}>{part}</Fragment>,
  )
}
