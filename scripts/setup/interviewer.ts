import type { Readable, Writable } from 'node:stream'
import { isCancel, log, select, text } from '@clack/prompts'
import { isLanguage, type Language, languageOption, printable } from '../../src/company/index.ts'
import { isByLanguage } from './answers.ts'
import type { Ask } from './asks.ts'

/** What somebody says to a question. */
export interface Reply {
  /** A text as it is typed or chosen, or texts by language; undefined where it is not known. */
  readonly answer: unknown
  /** Whether they stop here; what they have answered counts. */
  readonly hasStopped: boolean
}

/** Says what is wrong with an answer that cannot be taken; undefined for one that can. */
type FaultOf = (answer: unknown) => string | undefined

/** Asks a person; tests answer in its place. */
export interface Interviewer {
  /** Announces the questions that follow. */
  readonly begin: (title: string) => void
  /** Says something that is not a question. */
  readonly say: (text: string) => void
  /**
   * Asks until an answer can be taken.
   * @param languages of texts that differ by language; the others fall back to the first one
   */
  readonly ask: (ask: Ask, faultOf: FaultOf, languages: readonly string[]) => Promise<Reply>
}

/** The streams of a terminal. */
interface Streams {
  readonly input?: Readable
  readonly output?: Writable
}

const notKnown = { value: 'unknown', label: 'not known yet' }

/** The words to choose from where a value is either said or not. */
const choicesByType: Readonly<Record<string, readonly string[]>> = {
  literal: ['yes'],
  boolean: ['yes', 'no'],
}

/** What an arrow key chooses besides that it is not known; nothing where the answer is typed. */
function choicesOf({ field }: Ask): readonly { readonly value: string; readonly label: string }[] {
  const { notes, type, options } = field
  if (notes.choices) return [...notes.choices, { value: 'none', label: 'does not apply' }]
  return (choicesByType[type] ?? options).map(value => ({ value, label: value }))
}

/** How an answer is typed. */
function hintOf({ field }: Ask): string {
  const isList = field.notes.isAnsweredByList || field.type === 'array'
  const none = field.mayBeNone ? '; none: does not apply' : ''
  return `${isList ? 'With commas between them. ' : ''}Enter alone: not known yet${none}`
}

function messageOf({ question, why }: Ask): string {
  return printable(`${question}\n${why}`)
}

/** Lets somebody choose. Enter alone takes the first, which asserts nothing. */
async function choose(ask: Ask, streams: Streams): Promise<Reply> {
  const options = [notKnown, ...choicesOf(ask)]
  const chosen = await select({ ...streams, message: messageOf(ask), options })
  if (isCancel(chosen)) return { answer: undefined, hasStopped: true }
  return { answer: chosen === notKnown.value ? undefined : chosen, hasStopped: false }
}

/** Lets somebody type a line until it can be taken; undefined where they stop. */
async function typeLine(
  message: string,
  placeholder: string,
  faultOf: (typed: string) => string | undefined,
  streams: Streams,
): Promise<string | undefined> {
  const typed = await text({
    ...streams,
    message,
    placeholder,
    defaultValue: '',
    validate: (line = '') => faultOf(line),
  })
  return isCancel(typed) ? undefined : typed
}

/** Lets somebody type a text in each language; in the first one, `none` and an empty line stand for all. */
async function typeByLanguage(
  ask: Ask,
  faultOf: FaultOf,
  languages: readonly Language[],
  streams: Streams,
): Promise<Reply> {
  const texts: Partial<Record<Language, string>> = {}
  for (const code of languages) {
    const isFirst = code === languages[0]
    const isForAll = (typed: string) => isFirst && ['', 'none'].includes(typed)
    const typed = await typeLine(
      `${messageOf(ask)}\nLanguage: ${languageOption(code).name}`,
      isFirst ? hintOf(ask) : 'Enter alone: as in English',
      line => {
        if (isForAll(line)) return faultOf(line)
        return line === '' ? undefined : faultOf({ ...texts, [code]: line })
      },
      streams,
    )
    if (typed === undefined) return { answer: isFirst ? undefined : texts, hasStopped: true }
    if (isForAll(typed)) return { answer: typed, hasStopped: false }
    if (typed !== '') texts[code] = typed
  }
  return { answer: texts, hasStopped: false }
}

/**
 * Asks in a terminal: arrow keys, Enter, Ctrl+C to stop.
 * @param streams other than the terminal's, in tests
 */
export function terminalInterviewer(streams: Streams = {}): Interviewer {
  return {
    begin: title => log.step(printable(title), streams),
    say: line => log.info(printable(line), streams),
    async ask(ask, faultOf, languages) {
      if (choicesOf(ask).length > 0) return choose(ask, streams)
      if (isByLanguage(ask)) {
        return typeByLanguage(ask, faultOf, languages.filter(isLanguage), streams)
      }
      const typed = await typeLine(messageOf(ask), hintOf(ask), faultOf, streams)
      return { answer: typed, hasStopped: typed === undefined }
    },
  }
}
