/** Letters of the scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The first letter of a text decides the direction of the whole (Unicode Standard Annex #9, rules P2 and P3). */
const beginsRightToLeft = new RegExp(`^\\P{L}*${rightToLeft.source}`, 'u')

/** An isolate within a text, with its marks. */
export const isolatePattern = /\u2068[^\u2069]*\u2069/g

/**
 * A value as it stands within a sentence. One with letters that are written from right to left is isolated: without
 * that, a number behind a Hebrew name moves before it. The marks are characters, because texts are frozen, exported
 * and mailed without markup (Unicode Standard Annex #9, section 2.5).
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** Whether a text is written from right to left as a whole. */
export function isRightToLeft(text: string): boolean {
  return beginsRightToLeft.test(text)
}
