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
 * The value that an answer stands for in the operator's file: a text as it is typed, or a value from a
 * file of answers. Undefined where it is not known.
 * @throws UnusableAnswer for a number that can be read two ways
 */
export function answerValue(answer: unknown, { form, field }: Ask): unknown {
  const isOfTexts = form === 'texts' && answer !== 'none' && answer !== 'unknown'
  if (typeof answer !== 'string') {
    if (answer === undefined || answer === null) return undefined
    // Numbers stay texts in the file.
    if (typeof answer === 'number') return String(answer)
    return isOfTexts && !Array.isArray(answer) ? [answer] : answer
  }
  const text = answer.trim()
  if (text === '' || text === 'unknown') return undefined
  if (field.type === 'literal') return text === 'yes' ? 'yes' : undefined
  if (text === 'none') return text
  if (isOfTexts) return [text]
  if (field.type === 'number') return numberOf(text)
  return field.type === 'array' ? text.split(',').flatMap(item => item.trim() || []) : text
}
