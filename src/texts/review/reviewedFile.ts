/** Who changed something, and on which day (ISO 8601); both as the file says. */
export interface Revision {
  readonly author: string
  readonly day: string
  /** Whether the words were moved, from here or to here. */
  readonly isMove: boolean
}

/** Words of a paragraph that look alike and have the same history. */
export interface ReviewedRun {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** Address of the link they are in. */
  readonly link: string | undefined
  readonly inserted: Revision | undefined
  readonly deleted: Revision | undefined
}

/** Where a cell is: tables count from the head of the file, rows and columns within them. */
export interface ReviewedCell {
  readonly table: number
  readonly row: number
  readonly column: number
}

/** A paragraph of a reviewed file. */
export interface ReviewedParagraph {
  /** Names of the bookmarks that begin in it. */
  readonly bookmarks: readonly string[]
  readonly runs: readonly ReviewedRun[]
  readonly isListItem: boolean
  /** How deep it is in lists within lists; 0 for what is in none. */
  readonly level: number
  readonly isHeading: boolean
  readonly cell: ReviewedCell | undefined
  /** Whether its end was inserted: it was one with the next paragraph. */
  readonly endInserted: Revision | undefined
  /** Whether its end was deleted: it is one with the next paragraph. */
  readonly endDeleted: Revision | undefined
  /** What it holds besides words, in the words of messages: "a picture". */
  readonly objects: readonly string[]
  /** Numbers of the comments on it. */
  readonly comments: readonly string[]
}

/** A comment of a reviewed file. */
export interface ReviewedComment extends Omit<Revision, 'isMove'> {
  readonly text: string
  /** The words it is about. */
  readonly words: string
  /** Index of the paragraph it begins in. */
  readonly paragraph: number
}

/** A Word file with tracked changes and comments. */
export interface ReviewedFile {
  readonly paragraphs: readonly ReviewedParagraph[]
  readonly comments: readonly ReviewedComment[]
}
