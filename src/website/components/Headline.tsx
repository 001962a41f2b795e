import { Fragment } from 'react'

/**
 * A headline's text, in which `*…*` sets words in italics. They are marked as `<i>`: browsers tell screen readers of
 * an `<em>` as an element of its own, and these then read one headline as two.
 */
export function Headline({ text }: { readonly text: string }) {
  const parts = text.split('*').map((part, index) => ({ part, start: index }))
  return parts.map(({ part, start }) =>
    start % 2 === 1 ? <i key={start}>{part}</i> : <Fragment key={start}>{part}</Fragment>,
  )
}
