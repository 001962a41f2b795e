/** What a document is cited by: a paragraph, an item of a list or a row of a table. */
export interface CitedBlock {
  /** The id of the section it is in. */
  readonly section: string
  /** Its text, in any spacing. */
  readonly text: string
}

/** Digits of an id to the base of 36: two of a hundred blocks in a section are alike once in 12,000 times. */
const DIGITS = 5

/** The end of an id, after its section. */
const endPattern = new RegExp(`-[0-9a-z]{${DIGITS}}$`)

/** FNV-1a with 32 bits (draft-eastlake-fnv): `crypto.subtle` is for secure origins, and answers later. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193)
  }
  return value >>> 0
}

/** Drops white space and soft hyphens: the build adds them to control line breaks, and a table between its cells. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00AD]/g, '')
}

/**
 * The ids of the blocks of a document, in their order: each its section and a hash of its words, so that it is
 * the same in every version in which these stayed. The same words again in a section have another.
 */
export function paragraphIds(blocks: readonly CitedBlock[]): readonly string[] {
  const taken = new Set<string>()
  return blocks.map(({ section, text }) => {
    const idOf = (words: string) => {
      const digits = (hash(words) % 36 ** DIGITS).toString(36)
      return `${section}-${digits.padStart(DIGITS, '0')}`
    }
    let words = bare(text)
    while (taken.has(idOf(words))) words += '\n'
    taken.add(idOf(words))
    return idOf(words)
  })
}

/** The section that an id names; undefined for what is no id of a block. */
export function sectionOf(id: string): string | undefined {
  return endPattern.test(id) ? id.replace(endPattern, '') : undefined
}
