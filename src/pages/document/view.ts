import type { ReactNode } from 'react'
import type { Language } from '../../languages/languages.ts'

/** A link of a document's head or end. */
export interface Link {
  readonly text: string
  readonly path: string
  /** The language of its target, where that is not the page's own. */
  readonly otherLanguage?: Language
}

/** A line of the table at the head: a text, a day, or links, which are not printed. */
export interface Row {
  readonly label: string
  readonly text?: string
  /** ISO 8601 */
  readonly day?: string | undefined
  readonly links?: readonly Link[]
}

/** A part of a text, compiled from the project's own Markdown. */
export interface Section {
  readonly id: string
  readonly heading: string
  /** Of documents: statutory pages have none. */
  readonly inShort?: string
  readonly html: string
}

/** How a page of text looks: a document whose sections are numbered, a page, cards, or the register. */
type Look = 'numbered' | 'plain' | 'cards' | 'register'

/** What every page shows but the landing page and the 404 page. */
export interface DocumentView {
  readonly title: string
  readonly description: string
  /** Shown in the navbar, where it is not the title. */
  readonly navbarTitle?: string
  readonly css: string
  /** What stands above the head: what is announced, which version this is. */
  readonly notes?: readonly ReactNode[]
  /** What stands beside the title, where it is more than rows. */
  readonly lead?: ReactNode
  readonly rows: readonly Row[]
  readonly text?: {
    /** Another one than the page's where the text is not translated. */
    readonly language: Language
    readonly introduction: string
    readonly sections: readonly Section[]
    readonly look: Look
    /** Whether the "In short" lines are repeated above it, or only said what they are. */
    readonly summary?: 'shown' | 'named'
  }
  /** What the page shows in place of a text: a list, a comparison. */
  readonly body?: ReactNode
  readonly back: Link
}
