import type { Ask } from './ask.ts'

/** Somebody who answers has stopped: what was answered is kept. */
export const stopped = Symbol('stopped')

/** Asks a person; tests answer in its place. */
export interface Interviewer {
  /** Announces the questions that follow. */
  readonly begin: (title: string, note: string) => void
  /**
   * Asks until an answer can be taken.
   * @param take writes an answer; gives what is wrong with one that cannot be taken
   * @param languages of texts that differ by language
   * @returns the answer, or that somebody has stopped
   */
  readonly ask: (
    ask: Ask,
    take: (answer: unknown) => string | undefined,
    languages: readonly string[],
  ) => Promise<unknown>
  /** Says something that is no question. */
  readonly say: (text: string) => void
}
