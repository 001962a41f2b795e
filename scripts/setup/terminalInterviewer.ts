import type { Readable, Writable } from 'node:stream'
import { autocomplete, isCancel, log, select, text } from '@clack/prompts'
import { isLanguage, languageOption, nameOfCountry } from '../../src/languages/index.ts'
import {
  basisText,
  codeOfCountry,
  namesOfCountry,
  seats,
  transferBases,
} from '../../src/model/index.ts'
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

/** Countries by their names, which nobody finds among 31 codes. */
function countriesByName(codes: readonly string[]) {
  return codes
    .map(code => ({ value: code, label: `${nameOfCountry(code, 'en')} (${code})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

/** Whether what is typed means a country: its code, a usual name, or the beginning of any word of a name. */
function isMeant(typed: string, { value }: { value: string }): boolean {
  const wanted = typed.trim().toLowerCase()
  if (codeOfCountry(typed) === value || wanted === '') return true
  if (value === notKnown.value) return false
  const words = namesOfCountry(value).flatMap(name => [name, ...name.split(/[\s-]+/)])
  return wanted.length > 2 && words.some(word => word.toLowerCase().startsWith(wanted))
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
    const options = optionsOf(ask)
    const message = messageOf(ask)
    const given =
      ask.name === 'company.seat'
        ? await autocomplete({
            ...{ ...streams, message, placeholder: 'Type a country, or its code' },
            options: [notKnown, ...countriesByName(seats)],
            filter: isMeant,
          })
        : await select({ ...streams, message, options })
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
      if (ask.form === 'basis' || ask.name === 'company.seat' || isChoice) return choose(ask, take)
      if (ask.form === 'texts' || (type === 'object_with_rest' && !ask.name.endsWith('.place'))) {
        return translations(ask, take, languages)
      }
      const given = await line(messageOf(ask), hintOf(ask), take)
      return isCancel(given) ? stopped : given
    },
  }
}
