import type { RenderedFact } from '../../model/factText.ts'

interface RenderedTextProps {
  readonly fact: RenderedFact
}

/** A value of the operator: a day, a visible placeholder, a name, a text in another language, or its words. */
export function RenderedText({ fact }: RenderedTextProps) {
  const { text, language, isPlaceholder, isName, dateTime } = fact
  if (dateTime !== undefined) return <time dateTime={dateTime}>{text}</time>
  if (isPlaceholder) return <span className="placeholder">{text}</span>
  if (isName) return <span translate="no">{text}</span>
  return language === undefined ? text : <span lang={language}>{text}</span>
}
