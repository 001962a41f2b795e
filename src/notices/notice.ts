import type { Language } from '../languages/languages.ts'

/** A part of a notice; a list and a link say what they are. */
export type NoticePart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly heading: string; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }

/** What readers are told of a change before it takes effect, in one language, in no format yet. */
export interface Notice {
  readonly language: Language
  readonly subject: string
  readonly parts: readonly NoticePart[]
  /** The site's own line, for the banner of an app. */
  readonly banner: string
  /** What changed, in as many pieces as fit, for texts of limited length. */
  readonly changes: { readonly heading: string; readonly items: readonly string[] }
  /** Where all of it stands. */
  readonly address: string
}

/** A notice in every language it is given in. */
export interface Notices {
  /** The first day on which it can be sent, today or later: ISO 8601. */
  readonly sent: string
  readonly notices: readonly Notice[]
}

/** A paragraph of a notice. */
export function paragraph(text: string): NoticePart {
  return { kind: 'paragraph', text }
}
