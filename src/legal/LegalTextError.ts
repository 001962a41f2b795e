/** Something wrong in a legal text, at a place the author can go to. */
export interface LegalIssue {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based. */
  readonly column: number
  /** What is wrong and what to write instead. */
  readonly message: string
}

/** Everything wrong in the legal texts, one line an issue: file, line, column, message. */
export class LegalTextError extends Error {
  override name = 'LegalTextError'

  constructor(readonly issues: readonly LegalIssue[]) {
    super(
      issues
        .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`)
        .join('\n'),
    )
  }
}
