import * as v from 'valibot'
import { codeOfCountry, usStates } from '../countries/index.ts'
import { isInTypographicQuotes, typographicQuotes, unseen } from '../folder/index.ts'
import type { Translations } from '../languages/index.ts'

/** The message for a value that is missing or of another type than `wanted`. */
export function wrongType(wanted: string) {
  return ({ input }: { readonly input: unknown }) => {
    if (input === null) return `cannot be none: the site needs a value here. Write ${wanted}`
    if (input === undefined) return `is missing. Write ${wanted}`
    const type = Array.isArray(input) ? 'list' : typeof input
    return `is ${type === 'object' ? 'an' : 'a'} ${type}. Write ${wanted}`
  }
}

/** What to write where fields belong. */
export function fieldsRemedy(names: readonly string[]): string {
  const more = names.length > 6 ? ', …' : ''
  return `Write its fields, each with its value: ${names.slice(0, 6).join(', ')}${more}`
}

/** What people write in place of a value they do not have. */
const noValue =
  /^(?:todo|tbd|tba|tbc|fixme|n\/?a|none|null|undefined|yes|no|true|false|on request|pending|to be \w+|coming soon|x{3,}|[-–—?.…_]+)$/i

/** Marks of something unfinished within a text; in Spanish, "todo" is a word. */
export const unfinishedWord = /\b(?:TODO|TBD|FIXME|XXX)\b/

/** A tag of HTML, which texts of the site do not have. */
export const htmlTag = /<\/?[a-z][^<>]*>/i

/** Characters of a value: nothing that pages show of one is longer than a paragraph. */
const LONGEST = 5000

/** A text that is not empty, and that the page can show as it is. */
export const text = v.pipe(
  v.string(wrongType('a text in quotes')),
  v.maxLength(LONGEST, `has more than ${LONGEST} characters. Write a shorter one`),
  v.nonEmpty('is empty. Write the text, or unknown while it is not known'),
  v.check(
    value => !noValue.test(value) && !unfinishedWord.test(value),
    'would be printed as it is. Write the value; without quotes, unknown while it is not known, or none where it does not apply',
  ),
  v.check(
    value => !/[{}]/.test(value) && !htmlTag.test(value) && !unseen.test(value),
    'holds a brace, an HTML tag or a control character, which the page would print. Leave it out; the names of facts belong in texts',
  ),
  v.check(value => !isInTypographicQuotes(value), typographicQuotes),
)

/** A name, which is the same in every language. */
export const name = v.pipe(text, v.metadata({ shown: 'name' }))

/** A text in each language. */
export const byLanguage = v.objectWithRest(
  { en: text },
  text,
  wrongType("the text by language, like { en: '…', de: '…' }"),
)

const oneText = v.pipe(
  text,
  v.transform((en): Translations => ({ en })),
)

/** A text by language; a plain one is shown in every language, as English is where one has none of its own. */
export const translations = v.lazy<v.GenericSchema<string | Translations, Translations>>(input =>
  typeof input === 'string' ? oneText : byLanguage,
)

/** Where letters are sent to: beside most of these, another field takes an email address. */
export const postalAddress = v.pipe(
  text,
  v.check(
    value => !/^\S+@\S+$/.test(value),
    'is an email address. Write street and place, where letters arrive',
  ),
  v.metadata({ example: 'Sonnenstraße 1, 80331 München, Germany' }),
)

/** Holds fields that stand together against one another: path and message of each that does not go with the others. */
export function checkFields<Value>(
  faultsOf: (value: Value) => Iterable<readonly [string, string]>,
) {
  // All that is read of a path is its keys.
  const item = (key: string) =>
    ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined }) as const
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [path, message] of faultsOf(dataset.value)) {
      const [first = '', ...rest] = path.split('.')
      addIssue({ message, path: [item(first), ...rest.map(item)] })
    }
  })
}

/** Refuses entries that a list repeats, by what tells them apart. */
export function unique<Item>(
  message = 'is in this list twice. Keep one of them',
  keyOf: (item: Item) => unknown = item => item,
) {
  return v.checkItems<Item[], string>(
    (item, index, items) => items.findIndex(other => keyOf(other) === keyOf(item)) === index,
    message,
  )
}

/** A text in a format of its own: what to write, what another text is not, and its normal form, if it has one. */
export function format(
  wanted: string,
  name: string,
  read: (written: string) => string | undefined,
) {
  return v.pipe(
    v.string(wrongType(wanted)),
    v.check(written => read(written) !== undefined, `is not ${name}. Write ${wanted}`),
    v.transform(written => read(written) ?? written),
  )
}

/** A number that can be called from anywhere, with what people write between its digits. */
const globalNumber = /^\+[\d\s()./\p{Pd}]+$/u

/** The address to call a number with its country's code (RFC 3966 §5.1.4); "(0)" is not dialed behind that code. */
export function phoneLink(number: string): string | undefined {
  if (!globalNumber.test(number)) return undefined
  return `tel:+${number.replace(/\(0\)/, '').replaceAll(/\D/g, '')}`
}

/** Characters of a telephone number, with blanks and signs between its digits. */
const LONGEST_NUMBER = 40

/** A telephone number that can be dialed from any country: 7 to 15 digits (ITU-T E.164; the shortest in use). */
export const phone = v.pipe(
  format(
    "it as people abroad dial it, like '+1 307 555 0100'",
    'a telephone number with its country',
    number => {
      const isComplete = /^tel:\+\d{7,15}$/.test(phoneLink(number) ?? '')
      // Printed without the nought that people abroad do not dial.
      return isComplete && number.length <= LONGEST_NUMBER
        ? number.replace(/\s*\(0\)\s*/, ' ')
        : undefined
    },
  ),
  v.metadata({ shown: 'phone', example: '+49 89 2000 1000' }),
)

/** One of a few words; the first is the example. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  const schema = v.picklist(choices, ({ input }) => {
    const remedy = `Write ${choices.join(' or ')}`
    return input === undefined ? `is missing. ${remedy}` : `is not a choice. ${remedy}`
  })
  return v.pipe(schema, v.metadata({ example: choices[0] }))
}

const emailAddress =
  /^(?<local>[\w+'-]+(?:\.[\w+'-]+)*)@(?<domain>[^\s.@:/?#]+(?:\.[^\s.@:/?#]+)+)$/

/** The address to write an email to (RFC 6068), its domain as mail servers know it; undefined where it is not one. */
export function emailLink(address: string): string | undefined {
  const { local, domain } = emailAddress.exec(address)?.groups ?? {}
  const { hostname } = parseUrl(`https://${domain}`) ?? {}
  if (local === undefined || hostname === undefined) return undefined
  return /^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(hostname) ? `mailto:${local}@${hostname}` : undefined
}

/** An email address; its domain may have letters of any script. */
export const email = v.pipe(
  format("an address like 'privacy@your-domain.com'", 'an email address', written => {
    const address = written.replace(/^mailto:/i, '')
    return emailLink(address) && address
  }),
  v.metadata({ shown: 'email', example: 'privacy@your-domain.com' }),
)

/** An address in its parts; undefined where it is none. Node 20 answers `URL.canParse` wrongly for umlauts, in time. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/**
 * Whether a host is a name as the domain name system has it (RFC 1123 §2.1), or an address; URLs take other signs,
 * which the files of servers and the headers of pages read as theirs.
 */
export function isHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/.test(hostname)
}

/** Scheme and host of a site, in the form that browsers give them: `https://WWW.example.com:443/` is taken. */
export const origin = v.pipe(
  format("it like 'https://www.your-domain.com'", 'a web address', written => {
    const url = parseUrl(written)
    const isWeb = url && /^https?:$/.test(url.protocol) && isHost(url)
    return isWeb ? url.href.replace(/\/$/, '') : undefined
  }),
  v.check(
    address => parseUrl(address)?.origin === address,
    'has more than scheme, host and port. Leave out what follows them',
  ),
)

/** The address of a page that is reached by https. */
export const webAddress = v.pipe(
  format("it like 'https://www.your-domain.com/cancel'", 'an https address', address => {
    const url = /\s/.test(address) ? undefined : parseUrl(address)
    return url?.protocol === 'https:' && isHost(url) ? address : undefined
  }),
  v.metadata({ shown: 'link', example: 'https://app.your-domain.com/cancel' }),
)

/** A number within bounds. */
export function number(wanted: string, least: number, most: number) {
  return v.pipe(
    v.number(wrongType(wanted)),
    v.minValue(least, `is below ${least}. Write ${wanted}`),
    v.maxValue(most, `is above ${most}. Write ${wanted}`),
  )
}

/** A whole number within bounds. */
export function wholeNumber(wanted: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(number(wanted, least, most), v.integer(`is not a whole number. Write ${wanted}`))
}

/** What to write where a list belongs. */
export function list(what: string) {
  return wrongType(`a list [ … ] of ${what}`)
}

/** A list of languages by their BCP 47 codes. */
export const languageCodes = v.pipe(
  v.array(
    v.pipe(
      v.string(wrongType("the code of a language like 'en'")),
      v.regex(/^[a-z]{2,3}$/i, "is not the code of a language. Write it like 'en'"),
      v.transform(code => code.toLowerCase()),
    ),
    wrongType("a list of languages like ['en', 'de']"),
  ),
  v.nonEmpty("is empty. Write a list of languages like ['en', 'de']"),
  unique(),
  v.metadata({ shown: 'languages', example: ['en', 'de'] }),
)

/** A day of the calendar as ISO 8601 writes it. */
export const isoDay = v.pipe(
  format('it like 2026-01-31', 'a day of the calendar', day => {
    // JavaScript takes February 30 for a day in March.
    const isDay = Date.parse(day) && new Date(day).toISOString().slice(0, 10) === day
    return isDay ? day : undefined
  }),
  v.startsWith('20', 'is not a day of this century. Correct the year, like 2026-01-31'),
  v.metadata({ shown: 'day', example: '2026-01-31' }),
)

/** Whether a value is a day of the calendar. */
export function isDay(value: unknown): value is string {
  return v.is(isoDay, value)
}

/** A state, by its ISO 3166-1 alpha-2 code; its name is taken, too. */
export const country = v.pipe(
  format("its ISO 3166-1 code like 'DE' or 'GB', one for each country", 'a country', codeOfCountry),
  v.metadata({ shown: 'country' }),
)

/** A state of the US; the texts put "the law of the State of" before it. */
export const usState = v.pipe(
  text,
  v.check(
    name => name === '' || usStates.includes(name),
    'is not a state of the US. Write its name alone, like Texas',
  ),
)

/** A statement that is made by writing `true`, and not made by leaving the field out. */
export function onlyTrue(condition: string) {
  return v.literal(true, `is not true. Write true once ${condition}; until then leave it out`)
}
