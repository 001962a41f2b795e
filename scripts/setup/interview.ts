import { countText } from '../../src/launch/countText.ts'
import { findingsOf } from '../../src/launch/rule.ts'
import { isNeedless, valueRules } from '../../src/launch/rules/values.ts'
import { siteLeaves } from '../../src/launch/siteLeaves.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { isPlaceholder } from '../../src/model/placeholder.ts'
import type { Site } from '../../src/model/site.ts'
import type { Output } from '../command.ts'
import { answerValue, UnusableAnswer } from './answerValue.ts'
import { type Ask, everyAsk, isNeeded } from './asks.ts'
import { finishBlock, isWritten, openSession, type Session, take } from './session.ts'

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

/** The languages have an answer from the beginning, which is the sample's as long as the brand is. */
const languageNames = ['languages.site', 'languages.legal']

/** The fields that nobody has answered yet, by their names. */
function openNames(site: Site): ReadonlySet<string> {
  const situation = { site, build: buildInProgress }
  // They read no text, which would take seconds.
  const samples = valueRules.flatMap(rule =>
    findingsOf(rule, situation).flatMap(({ asks = [] }) => asks),
  )
  const missing = siteLeaves(site).filter(({ value }) => isPlaceholder(value))
  const languages = samples.includes('brand') ? languageNames : []
  return new Set([...samples, ...languages, ...missing.map(({ name }) => name)])
}

/** Whether a question has no answer; what only some companies need may not be in the file at all. */
function isOpen({ site }: Session, open: ReadonlySet<string>, ask: Ask): boolean {
  const { block } = ask.question
  if (block !== undefined) return !isWritten(site, block.split('.'))
  if (ask.step.isOfDuty) return !isWritten(site, ask.path)
  return open.has(ask.name) && !isNeedless(ask.name, site.config)
}

/** Why an answer cannot be taken, in the schema's own words. */
export function faultOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message
  if (error instanceof OperatorError) return error.faults.map(({ message }) => message).join('\n')
  throw error
}

/** Takes an answer; gives what is wrong with one that cannot be taken. */
function takeAnswer(session: Session, ask: Ask, answer: unknown): string | undefined {
  try {
    take(session, ask, answerValue(answer, ask))
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}

/** Writes an object; gives why that was not possible. */
function blockNote(session: Session, block: string): string | undefined {
  try {
    const missing = finishBlock(session, block)
    return missing.length > 0
      ? `${block} is not written yet: it needs ${missing.join(', ')}.`
      : undefined
  } catch (error) {
    return `${block} is not written yet. ${faultOf(error)}.`
  }
}

/** What an interview has come to. */
interface InterviewResult {
  readonly answered: number
  readonly isStopped: boolean
}

/**
 * Asks everything that is open, in the order in which an operator knows the answers. Each answer is in
 * the operator's file before the next question, so that nothing is lost where somebody stops.
 */
export async function interview(site: Site, interviewer: Interviewer): Promise<InterviewResult> {
  const session = openSession(site)
  const open = openNames(site)
  let answered = 0
  let title = ''
  let block: string | undefined
  const endBlock = () => {
    if (block === undefined) return
    const note = blockNote(session, block)
    if (note !== undefined) interviewer.say(note)
    block = undefined
  }
  for (const ask of everyAsk(site)) {
    if (ask.question.block !== block) endBlock()
    if (!isOpen(session, open, ask) || !isNeeded(session.site, ask)) continue
    block = ask.question.block
    const heading = ask.entry === undefined ? ask.step.title : `${ask.step.title}: ${ask.entry}`
    if (heading !== title) {
      interviewer.begin(heading)
    }
    title = heading
    const languages = session.site.languages.any
    const answer = await interviewer.ask(ask, given => takeAnswer(session, ask, given), languages)
    if (answer === stopped) {
      endBlock()
      return { answered, isStopped: true }
    }
    if (answer !== undefined && answer !== '') answered += 1
  }
  endBlock()
  return { answered, isStopped: false }
}

/** What may be done once facts are in the operator's file. */
export const nextSteps = [
  'npm run launch-check   what is left to do, and who can do it',
  'npm start              the site as it is now',
].join('\n')

/** Asks what is open, and says where the answers are. */
export async function holdInterview(
  site: Site,
  interviewer: Interviewer,
  output: Pick<Output, 'log'>,
): Promise<void> {
  const { file } = site.source
  output.log(`Every answer is written into ${file} at once. Ctrl+C stops; npm run setup goes on.`)
  const { answered, isStopped } = await interview(site, interviewer)
  const words = `${countText(answered, 'answer')} written into ${file}.`
  output.log(
    isStopped ? `Stopped. ${words} npm run setup goes on.` : `${words} Next:\n${nextSteps}`,
  )
}
