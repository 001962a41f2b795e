import type { Readable, Writable } from 'node:stream'
import { isCancel, log, select, text } from '@clack/prompts'
import {
  basisText,
  isLanguage,
  languageOption,
  printable,
  transferBases,
} from '../../src/company/index.ts'
import type { Ask } from './asks.ts'

/** Somebody who answers has stopped: what was answered is kept. */
export const stopped = Symbol('stopped')

/** Asks a person; tests answer in its place. */
export interface Interviewer {
  /** Announces the questions that follow. */
  readonly begin: (title: string) => void
  /** Says something that is no question. */
  readonly say: (text: string) => void
  /**
   * Asks until an answer can be taken; gives it, or that somebody has stopped.
   * @param take writes an answer; gives what is wrong with one that cannot be taken
   * @param languages of texts that differ by language; the others fall back to the first one
   */
  readonly ask: (
    ask: Ask,
    take: (answer: unknown) => string | undefined,
    languages: readonly string[],
  ) => Promise<unknown>
}

const notKnown = { value: 'unknown', label: 'not known yet' }

/** What an arrow key chooses besides that it is not known; nothing where the answer is typed. */
function choicesOf({ field }: Ask): readonly { readonly value: string; readonly label: string }[] {
  if (field.path.endsWith('.transferBasis')) {
    const bases = transferBases.map(value => ({ value, label: basisText(value).en }))
    return [...bases, { value: 'none', label: 'does not apply' }]
  }
  const words: Readonly<Record<string, readonly string[]>> = {
    literal: ['yes'],
    boolean: ['yes', 'no'],
  }
  return (words[field.type] ?? field.options).map(value => ({ value, label: value }))
}

/** How an answer is typed. */
function hintOf({ field }: Ask): string {
  const isList = field.path.endsWith('.place') || field.type === 'array'
  const none = field.mayBeNone ? '; none: does not apply' : ''
  return `${isList ? 'With commas between them. ' : ''}Enter alone: not known yet${none}`
}

/**
 * Asks in a terminal: arrow keys, Enter, Ctrl+C to stop.
 * @param streams other than the terminal's, in tests
 */
export function terminalInterviewer(
  streams: { readonly input?: Readable; readonly output?: Writable } = {},
): Interviewer {
  return {
    begin: title => log.step(printable(title), streams),
    say: words => log.info(printable(words), streams),
    async ask(ask, take, languages) {
      const { field, name, question, why, isListOfTexts } = ask
      const message = printable(`${question}\n${why}`)
      const choices = choicesOf(ask)
      if (choices.length > 0) {
        // Enter alone takes the first, which asserts nothing.
        const given = await select({ ...streams, message, options: [notKnown, ...choices] })
        if (isCancel(given)) return stopped
        take(given)
        return given === notKnown.value ? undefined : given
      }
      const isText = field.type === 'object_with_rest' && !name.endsWith('.place')
      const codes = isText || isListOfTexts ? languages.filter(isLanguage) : [undefined]
      const texts: Record<string, string> = {}
      for (const code of codes) {
        const isFirst = code === codes[0]
        const isWhole = (typed: string) => !code || (isFirst && ['', 'none'].includes(typed))
        const given = await text({
          ...streams,
          message: code ? `${message}\nLanguage: ${languageOption(code).name}` : message,
          placeholder: isFirst ? hintOf(ask) : 'Enter alone: as in English',
          defaultValue: '',
          validate(typed = '') {
            if (isWhole(typed)) return take(typed)
            return typed === '' || !code ? undefined : take({ ...texts, [code]: typed })
          },
        })
        if (isCancel(given)) return stopped
        if (isWhole(given)) return given
        if (code && given !== '') texts[code] = given
      }
      return texts
    },
  }
}
