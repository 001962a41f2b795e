/** Lets long German words break in a heading; means nothing outside of one. */
export const softHyphen = '\u00AD'

/** A heading's text without its soft hyphens. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '')
}
