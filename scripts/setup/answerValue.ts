import type { Ask } from './asks.ts'

/** An answer that cannot be understood; its message says what to write. */
export class UnusableAnswer extends Error {}

/**
 * A number as it is typed, with a point or a comma before its fraction; the text itself where it is none.
 * @throws UnusableAnswer for one like 1,000, which is a thousand in one country and one in another
 */
function numberOf(text: string): string {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) {
    throw new UnusableAnswer(
      `"${text}" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.`,
    )
  }
  return text.replace(',', '.')
}

/**
 * The value that an answer stands for in the operator's file: a text as it is typed, or a text by language.
 * Undefined where it is not known.
 * @throws UnusableAnswer for a number that can be read two ways
 */
export function answerValue(answer: unknown, { form, field }: Ask): unknown {
  if (typeof answer !== 'string') return answer && form === 'texts' ? [answer] : answer
  const text = answer.trim()
  if (text === '' || text === 'unknown') return undefined
  if (field.type === 'literal') return text === 'yes' ? 'yes' : undefined
  if (text === 'none') return text
  if (form === 'texts') return [text]
  if (field.type === 'number') return numberOf(text)
  return field.type === 'array' ? text.split(',').flatMap(item => item.trim() || []) : text
}
