import type { Readable, Writable } from 'node:stream'
import { autocomplete, isCancel, log, select, text } from '@clack/prompts'
import { nameOfCountry } from '../../src/languages/countryNames.ts'
import { isLanguage, languageOption } from '../../src/languages/languages.ts'
import { seats } from '../../src/model/countries.ts'
import { basisText, transferBases } from './answerValue.ts'
import type { Ask } from './asks.ts'
import { type Interviewer, stopped } from './interview.ts'

const notKnown = { value: 'unknown', label: 'not known yet' }
const doesNotApply = { value: 'none', label: 'does not apply' }

/** Fields of which the page says that there is none. */
const mayBeNone = /contact\.dpo$|euRepresentative$|transferBasis$/

function messageOf({ question }: Ask): string {
  return `${question.ask}\n${question.why}`
}

function hintOf(ask: Ask): string {
  if (ask.form === 'countries') return 'Codes like DE, US; Enter alone: not known yet'
  if (ask.field.isOptional || ask.form === 'texts' || mayBeNone.test(ask.name)) {
    return 'Enter alone: not known yet; none: does not apply'
  }
  return 'Enter alone: not known yet'
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

/** Whether what is typed is a country's code or the beginning of its name. */
function isMeant(typed: string, { value, label = '' }: { value: string; label?: string }): boolean {
  const wanted = typed.trim().toLowerCase()
  return (
    value.toLowerCase() === wanted ||
    (wanted.length !== 2 && label.toLowerCase().startsWith(wanted))
  )
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
    const codes = ask.field.options
    const given =
      codes === seats
        ? await autocomplete({
            ...{ ...streams, message, placeholder: 'Type a country, or its code' },
            options: [notKnown, ...countriesByName(codes)],
            filter: isMeant,
          })
        : await select({ ...streams, message, options })
    if (isCancel(given)) return stopped
    take(given)
    return given === notKnown.value ? undefined : given
  }

  return {
    begin: title => log.step(title, streams),
    say: words => log.warn(words, streams),
    async ask(ask, take, languages) {
      const { options, type } = ask.field
      const isChoice = options.length > 0 || type === 'literal' || type === 'boolean'
      if (ask.form === 'basis' || isChoice) return choose(ask, take)
      if (ask.form === 'texts' || (ask.form === 'value' && type === 'object_with_rest')) {
        return translations(ask, take, languages)
      }
      const given = await line(messageOf(ask), hintOf(ask), take)
      return isCancel(given) ? stopped : given
    },
  }
}
