import { isTranslations } from '../../src/languages/index.ts'
import { countText } from '../../src/launch/index.ts'
import { OperatorError, type Site } from '../../src/model/index.ts'
import { take } from './answer.ts'
import { type Ask, everyAsk, isOpen } from './asks.ts'

/** Somebody who answers has stopped: what was answered is kept. */
export const stopped = Symbol('stopped')

/** Asks a person; tests answer in its place. */
export interface Interviewer {
  /** Announces the questions that follow. */
  readonly begin: (title: string) => void
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

/** What a field holds now, in one line. */
function takenText(name: string, value: unknown): string {
  if (value === undefined) return `${name}: left open`
  if (isTranslations(value)) return `${name}: ${value.en}`
  return `${name}: ${value === null ? 'none' : [value].flat().join(', ')}`
}

/** What may be done once facts are in the operator's file. */
const nextSteps = [
  'npm run launch-check   what is left to do, and who can do it',
  'npm start              the site as it is now',
].join('\n')

/**
 * Asks everything that is open, in the order in which an operator knows the answers. Each answer is in
 * the operator's file before the next question, so that nothing is lost where somebody stops.
 * @param again the fields to ask for in any case, in place of those that are open
 */
export async function interview(
  site: Site,
  interviewer: Interviewer,
  again?: readonly string[],
): Promise<void> {
  const { file } = site.source
  let current = site
  let answered = 0
  let title = ''
  interviewer.say(
    `Every answer is written into ${file} at once. Ctrl+C stops; npm run setup goes on.`,
  )
  const written = () => `${countText(answered, 'answer')} written into ${file}.`
  for (const { name } of everyAsk(site)) {
    // What was answered before decides what is left to ask.
    const ask = everyAsk(current).find(one => one.name === name)
    if (!ask || !(again?.includes(name) ?? isOpen(current, ask))) continue
    const heading = [ask.field.title, ...(ask.entry === undefined ? [] : [ask.entry])].join(': ')
    if (heading !== title) interviewer.begin(heading)
    title = heading
    let taken: unknown
    const takeAnswer = (given: unknown) => {
      try {
        const { site: changed, taken: value } = take(current, ask, given)
        current = changed
        taken = value
        return undefined
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error
        return error.faults.map(({ message }) => message).join('\n')
      }
    }
    const answer = await interviewer.ask(ask, takeAnswer, current.languages.any)
    if (answer === stopped) {
      interviewer.say(`Stopped. ${written()} npm run setup goes on.`)
      return
    }
    if (taken !== undefined) answered += 1
    interviewer.say(takenText(name, taken))
  }
  interviewer.say(`${written()} Next:\n${nextSteps}`)
}
