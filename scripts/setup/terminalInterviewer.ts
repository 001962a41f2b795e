import type { Readable, Writable } from 'node:stream'
import { isCancel, log, select, text } from '@clack/prompts'
import { isLanguage, languageOption } from '../../src/languages/index.ts'
import { basisText, transferBases } from '../../src/model/index.ts'
import type { Ask } from './asks.ts'
import { type Interviewer, stopped } from './interview.ts'

const notKnown = { value: 'unknown', label: 'not known yet' }
const doesNotApply = { value: 'none', label: 'does not apply' }

function messageOf({ question, why }: Ask): string {
  return `${question}\n${why}`
}

/** What a list takes. */
function listHint({ field }: Ask): string {
  const isList = field.path.endsWith('.place') || field.type === 'array'
  return isList ? 'With commas between them. ' : ''
}

function hintOf(ask: Ask): string {
  const none = ask.field.mayBeNone ? '; none: does not apply' : ''
  return `${listHint(ask)}Enter alone: not known yet${none}`
}

/** What an arrow key chooses; Enter alone takes the first, which asserts nothing. */
function optionsOf(ask: Ask) {
  const choices = (values: readonly string[]) => values.map(value => ({ value, label: value }))
  if (ask.form === 'basis') {
    const bases = transferBases.map(value => ({ value: String(value), label: basisText(value).en }))
    return [notKnown, ...bases, doesNotApply]
  }
  if (ask.field.type === 'literal') return [notKnown, ...choices(['yes'])]
  if (ask.field.type === 'boolean') return [notKnown, ...choices(['yes', 'no'])]
  return [notKnown, ...choices(ask.field.options)]
}

/**
 * Asks in a terminal: arrow keys, Enter, Ctrl+C to stop.
 * @param streams other than the terminal's, in tests
 */
export function terminalInterviewer(
  streams: { readonly input?: Readable; readonly output?: Writable } = {},
): Interviewer {
  const line = async (
    message: string,
    placeholder: string,
    fault: (given: string) => string | undefined,
  ) =>
    text({
      ...streams,
      message,
      placeholder,
      defaultValue: '',
      validate: given => fault(given ?? ''),
    })

  /** A text in each language; the first is the one that others fall back to. */
  const translations = async (
    ask: Ask,
    take: (answer: unknown) => string | undefined,
    languages: readonly string[],
  ) => {
    const texts: Record<string, string> = {}
    for (const code of languages.filter(isLanguage)) {
      const isFirst = code === languages[0]
      const given = await line(
        `${messageOf(ask)}\nLanguage: ${languageOption(code).name}`,
        isFirst ? hintOf(ask) : 'Enter alone: as in English',
        answer => {
          if (answer === '') return undefined
          return take(isFirst && answer === 'none' ? answer : { ...texts, [code]: answer })
        },
      )
      if (isCancel(given)) return stopped
      if (isFirst && given === '') return undefined
      if (isFirst && given === 'none') return given
      if (given !== '') texts[code] = given
    }
    return texts
  }

  const choose = async (ask: Ask, take: (answer: unknown) => string | undefined) => {
    const given = await select({ ...streams, message: messageOf(ask), options: optionsOf(ask) })
    if (isCancel(given)) return stopped
    take(given)
    return given === notKnown.value ? undefined : given
  }

  return {
    begin: title => log.step(title, streams),
    say: words => log.info(words, streams),
    async ask(ask, take, languages) {
      const { options, type } = ask.field
      const isChoice = options.length > 0 || type === 'literal' || type === 'boolean'
      if (ask.form === 'basis' || isChoice) return choose(ask, take)
      if (ask.form === 'texts' || (type === 'object_with_rest' && !ask.name.endsWith('.place'))) {
        return translations(ask, take, languages)
      }
      const given = await line(messageOf(ask), hintOf(ask), take)
      return isCancel(given) ? stopped : given
    },
  }
}
