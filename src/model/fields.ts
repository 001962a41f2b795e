import * as v from 'valibot'
import { emailLink, parseUrl, phoneLink } from './contactLinks.ts'
import { unseen } from './readText.ts'

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** The message for a value that is missing or of another type than `wanted`. */
export function wrongType(wanted: string) {
  return ({ input }: { readonly input: unknown }) => {
    if (input === null) return `cannot be none: the site needs a value here. Write ${wanted}`
    return `${input === undefined ? 'is missing' : `is ${typeName(input)}`}. Write ${wanted}`
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
const unfinished = /\b(?:TODO|TBD|FIXME|XXX)\b/

/** A tag of HTML, which texts of the site do not have. */
export const htmlTag = /<\/?[a-z][^<>]*>/i

/** A text that is not empty, and that the page can show as it is. */
export const text = v.pipe(
  v.string(wrongType('a text in quotes')),
  v.trim(),
  v.nonEmpty('is empty. Write the text, or unknown while it is not known'),
  v.check(
    value => !noValue.test(value) && !unfinished.test(value),
    'would be printed as it is. Write the value; without quotes, unknown while it is not known, or none where it does not apply',
  ),
  v.regex(
    /^[^{}]*$/,
    'has a brace, which the page would print. Write the text without { and }; the names of facts belong in texts',
  ),
  v.check(
    value => !unseen.test(value),
    'holds a control character, which no one sees. Delete it, or the \\ that makes it one',
  ),
  v.check(
    value => !htmlTag.test(value),
    'has an HTML tag, which the page would print. Leave it out',
  ),
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

/** Refuses entries that a list repeats. */
export function withoutRepetition<Item>() {
  return v.checkItems<Item[], string>(
    (item, index, items) => items.indexOf(item) === index,
    'is in this list twice. Keep one of them',
  )
}

/** Digits of a telephone number with its country: most by ITU-T E.164, least by the shortest in use. */
const phoneDigits = { least: 7, most: 15 } as const

const phoneRemedy = "Write it as people abroad dial it, like '+1 307 555 0100'"

function isPhone(value: string): boolean {
  const digits = phoneLink(value)?.replaceAll(/\D/g, '').length ?? 0
  return digits >= phoneDigits.least && digits <= phoneDigits.most
}

/** A telephone number that can be dialed from any country. */
export const phone = v.pipe(
  v.string(wrongType("a number like '+1 307 555 0100'")),
  v.trim(),
  v.check(isPhone, `is not a telephone number with its country. ${phoneRemedy}`),
  v.metadata({ shown: 'phone', example: '+49 89 2000 1000' }),
)

/** One of a few words. */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return v.picklist(choices, ({ input }) => {
    const remedy = `Write ${choices.join(' or ')}`
    return input === undefined ? `is missing. ${remedy}` : `is not a choice. ${remedy}`
  })
}

const emailRemedy = "Write an address like 'privacy@your-domain.com'"

/** An email address; its domain may have letters of any script. */
export const email = v.pipe(
  v.string(wrongType("an address like 'privacy@your-domain.com'")),
  v.transform(value => value.replace(/^mailto:/i, '')),
  v.check(value => emailLink(value) !== undefined, `is not an email address. ${emailRemedy}`),
  v.metadata({ shown: 'email', example: 'privacy@your-domain.com' }),
)

const originRemedy = "Write it like 'https://www.your-domain.com'"

/** Scheme and host of a site, in the form that browsers give them: `https://WWW.example.com:443/` is taken. */
export const origin = v.pipe(
  v.string(wrongType("the address of the site like 'https://www.your-domain.com'")),
  v.check(
    value => /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
    `is not a web address. ${originRemedy}`,
  ),
  v.check(
    value => parseUrl(value)?.href === parseUrl(value)?.origin.concat('/'),
    'has more than scheme, host and port. Leave out what follows them',
  ),
  v.transform(value => parseUrl(value)?.origin ?? value),
)

/** An app as its store knows it. */
interface StoreApp {
  /** A number in the App Store, a package in Google Play. */
  readonly id: string
  /** The store of one country that the link leads to, by its code. */
  readonly storefront?: string | undefined
}

function storeUrl(link: string, hosts: readonly string[]): URL | undefined {
  const url = /\s/.test(link) ? undefined : parseUrl(link)
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : undefined
}

/** The app of an App Store link; undefined for other links, such as those to all apps of a developer. */
export function appStoreApp(link: string): StoreApp | undefined {
  const { pathname = '' } = storeUrl(link, ['apps.apple.com', 'itunes.apple.com']) ?? {}
  const path = /^(?:\/(?<storefront>[a-z]{2}))?\/app(?:\/[^/]+)?\/id(?<id>\d+)\/?$/i.exec(pathname)
  const { id, storefront } = path?.groups ?? {}
  return id === undefined ? undefined : { id, storefront: storefront?.toUpperCase() }
}

const appStoreRemedy = "Write a link like 'https://apps.apple.com/app/id1234567890'"

/** An App Store link. */
export const appStoreUrl = v.pipe(
  v.string(wrongType("a link like 'https://apps.apple.com/app/id1234567890'")),
  v.check(value => appStoreApp(value) !== undefined, `is not an App Store link. ${appStoreRemedy}`),
  v.transform(value => {
    const { pathname, search } = parseUrl(value) ?? { pathname: '', search: '' }
    return `https://apps.apple.com${pathname}${search}`
  }),
)

/** The app of a Google Play link; undefined for other links. */
export function googlePlayApp(link: string): StoreApp | undefined {
  const { pathname, searchParams } = storeUrl(link, ['play.google.com']) ?? {}
  const id = searchParams?.get('id') ?? ''
  const isApp = pathname === '/store/apps/details' && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(id)
  return isApp ? { id } : undefined
}

const googlePlayRemedy =
  "Write a link like 'https://play.google.com/store/apps/details?id=com.longhand.app'"

/** A Google Play link, or `soon` before there is one. */
export const googlePlayUrl = v.pipe(
  v.string(
    wrongType("a link like 'https://play.google.com/store/apps/details?id=com.longhand.app'"),
  ),
  v.check(
    value => value === 'soon' || googlePlayApp(value) !== undefined,
    `is not a Google Play link. ${googlePlayRemedy}, or 'soon' before there is one`,
  ),
)

const webAddressRemedy = "Write it like 'https://www.your-domain.com/cancel'"

/** The address of a page that is reached by https. */
export const webAddress = v.pipe(
  v.string(wrongType("the address of a page like 'https://www.your-domain.com/cancel'")),
  v.check(
    value => parseUrl(value)?.protocol === 'https:',
    `is not an https address. ${webAddressRemedy}`,
  ),
  v.regex(/^\S*$/, `has a blank. ${webAddressRemedy}`),
  v.metadata({ shown: 'link', example: 'https://app.your-domain.com/cancel' }),
)

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
  withoutRepetition(),
  v.metadata({ shown: 'languages', example: ['en', 'de'] }),
)
