import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteSource } from '../../../src/company/folder/siteSource.ts'
import { valueAt } from '../../../src/company/schema/fields.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { siteOf, withConfig } from '../../../src/company/site/site.ts'
import { processorCell } from '../../../src/company/texts/factBlocks.ts'
import { complaint } from '../../sites/complaint.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { basisNames, message, placeholder, usualProcessors } from '../../sites/message.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const { source } = finished

/** The values of the finished site with one field changed. */
function valuesWith(field: string, change: (target: object, name: string) => void) {
  const values = structuredClone(source.value)
  const steps = field.split('.')
  const name = steps.pop() ?? ''
  change(
    // Each step of these tests leads to an object or to a list.
    steps.reduce((target, step) => Reflect.get(target, step), values),
    name,
  )
  return values
}

const withField = (field: string, value: unknown) =>
  valuesWith(field, (target, name) => Reflect.set(target, name, value))

const withoutField = (field: string) => valuesWith(field, Reflect.deleteProperty)

const complaintAbout = (values: unknown) => complaint(() => parseConfig(values, source))

/** Values of a field of the company’s file, as JSON, and what is said of each. */
const refused = `
origin = "https://a.example/b/" → Leave out what follows them
variants.plans = "gold" → "gold" is not a choice. Write free-pro-enterprise or starter-pro
contact.privacy = "somebody" → is not an email address. Write an address like 'privacy@
app.appStore = "https://example.com/app" → is not an App Store link. Write a link like
contact.privacy = "a@example.com, b@example.com" → is not an email address.
origin = "ftp://a.example" → is not a web address.
origin = "https://a.example/?b" → Leave out what follows them
origin = "https://user:word@a.example" → has more than scheme, host and port
origin = "www.a.example" → is not a web address. Write it like 'https://www.your-domain.com'
cancellation.ownUrl = "cancel" → is not an https address.
law.us = "Texsa" → "Texsa" is not a state of the US. Write its name alone, like Texas.
brand = "Yes" → would be printed as it is. Write the value
brand = "<b>Longhand</b>" → holds a brace, an HTML tag or a control character, which the page would print.
company.legalForm = "to be decided" → would be printed as it is. Write the value
company.legalForm = "1200 Example Avenue, Cheyenne, WY 82001" → is an address. Write the legal form, like GmbH or Wyoming corporation
contact.seat = "US" → contact.seat: is not a field here. Did you mean "company.seat"? Move it
prices.tax.JPY = "included" → is not a field of the site. Write one of USD, EUR, GBP, CHF, or
languages.site = ["English"] → languages.site.0: "English" is not the code of a language
law.us = "" → is empty. Write the text
law.us = "  " → is empty. Write the text
law.us = 5 → law.us: is a number. Write a text in quotes
brand = undefined → brand: is missing. Write a text in quotes
contact = [] → contact: is a list. Write its fields, each with its value:
company = 7 → company: is a number. Write its fields, each with its value: legalName, seat
company = "Longhand" → company: "Longhand" is a string. Write its fields, each with its value: legalName
law.eu = {"de":"Unionsrecht"} → law.eu.en: is missing
law.eu = ["Union law"] → Write the text by language, like { en: '…', de: '…' }
accessibility.tested = "2025-02-30" → is not a day of the calendar. Write it like 2026-01-31
testimonials.0.rating = 7 → testimonials.0.rating: is above 5. Write a rating from 1 to 5
testimonials = "no" → testimonials: "no" is a string. Write a list [ … ] of testimonials, or none where the page has no reviews
processors.0.kind = "ai" → is not a choice. Write ai-chat or ai-video or ai-image or hosting
processors = {} → processors: is an object. Write a list [ … ] of processors
business.markets = ["DE","XX"] → business.markets.1: "XX" is not a country. Write its ISO
business.markets = ["EU"] → "EU" is not a country. Write its ISO 3166-1 code like 'DE'
business.markets = [] → is empty. Write a list of countries like ['US', 'DE']
business.soldOnWeb = "sometimes" → not a choice. Write no or yes
app.googlePlay = "https://example.com/app" → is not a Google Play link. Write a link like
app.googlePlay = 5 → is a number. Write a link like 'https://play.google.com/store/apps/
app.googlePlayBadge = 5 → is not usable. Write the file like 'media/app-store.svg'
socialLinks = {} → socialLinks: is an object. Write a list [ … ] of links like { name:
socialLinks = [{"name":"Mastodon","url":"http://mastodon.example/@a"}] → socialLinks.0.url: "http://mastodon.example/@a" is not an https address. Write it like
socialLinks = [{"name":"Mastodon","url":"https://mastodon.example/@a"},{"name":"Fediverse","url":"https://mastodon.example/@a"}] → socialLinks.1: leads to the same address as one before it. Keep one of them
business.size.employees = 8.5 → is not a whole number. Write the number of people
hsts = {"maxAgeDays":-1} → hsts.maxAgeDays: is below 0. Write a number of days, like 365
hsts = {"preload":"yes"} → hsts.preload: needs includeSubDomains, which the list of browsers asks for. Write includeSubDomains: yes where every subdomain has https, or preload: no
hsts = {"preload":"yes","includeSubDomains":"yes","maxAgeDays":300} → hsts.maxAgeDays: is below the 365 days that the list of browsers asks for. Write 365 or more, or preload: no
business.size.turnover = -1 → is below 0. Write million euros a year, like 1.8
imprint.representedBy = [] → is empty. Write who represents the company, like ['Ada
withdrawal.formUrl = "http://a.example" → is not an https address. Write it like
digitalServices.languages = ["English"] → "English" is not the code of a language
authorityRequests.counts.0 = {"year":2025,"received":1,"disclosed":2} → counts more requests that were answered with data than were received.
authorityRequests.counts = [{"year":2025,"received":2,"disclosed":1},{"year":2025,"received":3,"disclosed":0}] → counts a year a second time. Keep one of them
imprint.host = {"name":"A","address":"B","phone":"sur demande"} → is not a telephone number with its country. Write it as people abroad dial it, like '+1
works = [{"place":"hero-video"}] → works: is a list. Write its fields, each with its value:
works = {"vido":{"en":"A"}} → works.vido: is not a field of the site. Did you mean "video"?
works = {"video":{"de":"A"}} → works.video.en: is missing. Write the text by language
works = {"video":"A *red hill"} → works.video.en: "A *red hill" has asterisks that do not enclose one
works = {"image":"*A | B* *C*"} → has asterisks that do not enclose one choice. Write its words between
works = {"image":"A *red* hill"} → offers something else than two or three different words. Write them like *red |
works = {"image":"*A | B | C | D*"} → offers something else than two or three different words. Write them like *red |
works = {"image":"A *red | |* hill"} → offers something else than two or three different words. Write them like *red |
works = {"image":"*red | red*"} → offers something else than two or three different words. Write them like *red |
works = {"video":{"en":"In *red | violet | rust*","de":"In *Rot | Violett*"}} → works.video.de: "In *Rot | Violett*" has 2 words to choose, and the English prompt has 3. Write as many
works = {"video":{"en":"In *red | violet*","fr":"En rouge"}} → works.video.fr: "En rouge" has no words to choose, and the English prompt has 2.
works = {"feature-chat":"A"} → works.feature-chat: "A" is a string. Write a list [ … ] of one to four
works = {"feature-chat":[]} → is empty. Write a prompt for each file, or leave it out
works = {"feature-chat":["A","B","C","D","E"]} → has more than four prompts, and a feature has
works = {"feature-chat":["A *B | C*"]} → has a word to choose, and there is nothing to choose here. Leave out the *
authorityRequests.counts.0.year = 25 → is below 2000. Write a year like 2026.
aiTransparency.chatNotice = false → until then leave it out
app.appStoreBadge = 5 → is not usable. Write the file like 'media/app-store.svg'
appStoreUrl = "https://apps.apple.com/app/id1234567890" → appStoreUrl: is not a field of the site any more. It is called "app.appStore" since a later release: give it this name
publishedOn = "2026-01-31" → publishedOn: is not a field of the site any more. Remove it: npm run legal -- publish notes the day in each version
company.brand = "Longhand" → company.brand: is not a field here. "brand" stands by itself: move it out of company
slogan = "x" → slogan: is not a field of the site. Write one of business, languages, brand, 
contact.privcy = "privacy@example.com" → contact.privcy: is not a field of the site. Did you mean "privacy"? Correct its name, or remove it
procesors = [] → procesors: is not a field of the site. Did you mean "processors"?
imprint.vatID = "EU372000000" → Did you mean "vatId"?
processors.0.nam = "A" → processors.0.nam: is not a field of the site. Did you mean "name"?
languages.site = ["de"] → languages.site: does not include 'en'. English is what other
languages.legal = "en" → languages.legal: "en" is a string. Write a list of languages like
languages.site = ["en","de","en"] → languages.site.2: "en" is in this list twice. Keep one
digitalServices.languages = ["en","en"] → "en" is in this list twice. Keep one of them
business.markets = ["DE","US","DE"] → business.markets.2: "DE" is in this list twice.
business.size.turnover = 1800000 → is above 1000000. Write million euros a year, like 1.8 for 1,800,000 euros
contact.phone = "on request" → "on request" is not a telephone number with its country. Write it as people abroad dial it
contact.phone = "089 1234567" → "089 1234567" is not a telephone number with its country.
contact.phone = "+49 89" → "+49 89" is not a telephone number with its country.
digitalServices.legalRepresentative.phone = "030 23125 000" → is not a telephone number
reporting.copyrightAgent.phone = "(307) 555-0101" → is not a telephone number
imprint.vatId = "DE12" → "DE12" is not a VAT number. Write it with its country, like 'DE123456789', or leave it out
imprint.vatId = "143/815/08150" → a tax number does not belong on the page
imprint.vatId = "US123456789" → "US123456789" is not a VAT number.
company.postalAddress = "TODO" → "TODO" would be printed as it is. Write the value; without
company.legalForm = "n/a" → "n/a" would be printed as it is.
law.jurisdiction = {"en":"TBD by counsel"} → law.jurisdiction.en: "TBD by counsel" would be
company.legalName = "{{legalName}} GmbH" → holds a brace, an HTML tag or a control character, which the page would print.
company.postalAddress = "mail@longhand.app" → "mail@longhand.app" is an email address. Write street and place
withdrawal.address = "mail@longhand.app" → "mail@longhand.app" is an email address. Write street and place
withdrawal.formUrl = "https://www.longhand.app/with draw" → is not an https address. Write it like
contact.legal = "legal @longhand.app" → is not an email address.
processors.0.since = "1924-11-15" → is not a day of this century. Correct the year, like 2026
accessibility.tested = "2124-11-01" → is not a day of this century.
processors.0.until = "2024-09-01" → processors.0.until: is not after since. Write the first day on which it no longer processes data
processors.0.announcedOn = "2024-09-02" → processors.0.announcedOn: is after since. Announce it before it begins: correct one
company.legalName = "none" → company.legalName: cannot be none: the site needs a value here. Write a text in quotes
company.legalName = "“Longhand GmbH”" → is in typographic quotation marks, which the page would print.
law.jurisdiction = {"en":"„the courts of Munich“"} → law.jurisdiction.en: "„the courts of Munich“" is in typographic quotation marks
contact = "none" → contact: cannot be none: the site needs these values. Write its fields, each with its value:
`

/** The lines of a table with their parts. @throws Error for a line of another form, which would be no test */
function linesOf(table: string, form: RegExp): readonly RegExpExecArray[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const parts = form.exec(line)
      if (!parts) throw new Error(`This line of the table has another form: ${line}`)
      return parts
    })
}

/** The rows of a table: all of it, its field, its value, and what stands behind the arrow. */
const rowsOf = (table: string) =>
  linesOf(table, /^(\S+) = (.*) → (.*)$/).map(
    ([row, field = '', value = '', text = '']) =>
      [row, field, value === 'undefined' ? undefined : JSON.parse(value), text] as const,
  )

/** Values as they are pasted, and as they are taken, as JSON. */
const taken = String.raw`
origin = "https://www.grünwerk.de" → "https://www.xn--grnwerk-o2a.de"
origin = "https://WWW.example.com" → "https://www.example.com"
origin = "https://example.com:443/" → "https://example.com"
origin = "\u00A0http://localhost:8080 " → "http://localhost:8080"
brand = " Longhand\u00A0" → "Longhand"
contact.privacy = "mailto:privacy@example.com" → "privacy@example.com"
contact.privacy = "datenschutz@grünwerk.de\u00A0" → "datenschutz@grünwerk.de"
contact.phone = "\u202A+1\u00A0307 555‑0100\u202C" → "+1\u00A0307 555‑0100"
contact.phone = "+31 (0)20 555 0100" → "+31 20 555 0100"
digitalServices.legalRepresentative.phone = "+49(0)30 23125 000" → "+49 30 23125 000"
company.legalName = "Long\u00ADhand\u200B\nExample, \u202EInc." → "Longhand Example, Inc."
company.postalAddress = "Example Avenue 1,\r\n\tCheyenne" → "Example Avenue 1, Cheyenne"
law.jurisdiction = {"en":"the courts\u2028of Munich"} → {"en":"the courts of Munich"}
contact.legal = "legal\u200B@example.com" → "legal@example.com"
cancellation.ownUrl = "https://a.example/can\u00ADcel" → "https://a.example/cancel"
company.seat = "us" → "US"
languages.site = ["EN","de"] → ["en","de"]
processors.0.since = " 2024-11-15\u200B" → "2024-11-15"
business.customers = "Both" → "both"
business.soldOnWeb = false → "no"
disputeResolution.willing = "No" → false
aiTransparency.chatNotice = "yes" → true
imprint.vatId = "GR 123 456 789" → "GR 123 456 789"
law.eu = {"en":" Union law\u00A0"} → {"en":"Union law"}
law.jurisdiction = "the courts in Delaware" → {"en":"the courts in Delaware"}
processors.0.transferBasis = "our own rules" → {"en":"our own rules"}
company.seat = "Vereinigte Staaten" → "US"
business.markets = ["UK","the Netherlands","Schweiz"] → ["GB","NL","CH"]
cancellation.ownUrl = " https://grünwerk.de/kündigen?a=1#b" → "https://grünwerk.de/kündigen?a=1#b"
app.appStore = "https://apps.apple.com/de/app/gr%C3%BCnwerk-studio/id1234567890" → "https://apps.apple.com/de/app/gr%C3%BCnwerk-studio/id1234567890"
app.appStore = "https://apps.apple.com/de/app/grünwerk-studio/id1234567890?l=en-GB&mt=8#reviews" → "https://apps.apple.com/de/app/gr%C3%BCnwerk-studio/id1234567890?l=en-GB&mt=8"
app.appStore = "https://itunes.apple.com/us/app/longhand/id1234567890" → "https://apps.apple.com/us/app/longhand/id1234567890"
app.googlePlay = "https://play.google.com/store/apps/details?hl=de&id=com.example.longhand&pli=1#reviews" → "https://play.google.com/store/apps/details?hl=de&id=com.example.longhand&pli=1#reviews"
`

describe('the company’s file', () => {
  it('is accepted when everything is right', () => {
    expect(complaintAbout(source.value)).toBe('')
  })

  it('takes as many of each as there is room for', () => {
    const plans = ['One', 'Two', 'Three', 'Four'].map(name => ({
      name,
      price: 'custom',
      features: ['aiChat'],
    }))
    expect(complaintAbout(withField('plans', plans))).toBe('')
    expect(complaintAbout(withField('plans', [...plans, { ...plans[0], name: 'Five' }]))).toContain(
      'plans: has more than four plans, and the page has room for four. Keep four.',
    )
    const screens = ['a', 'b', 'c', 'd', 'e'].map(letter => ({ en: `Screen ${letter}` }))
    expect(complaintAbout(withField('works', { screens }))).toBe('')
    expect(
      complaintAbout(withField('works', { screens: [...screens, { en: 'Screen f' }] })),
    ).toContain('works.screens: has more than five screens. Keep five.')
    const counts = [{ year: 2025, received: 2, disclosed: 2 }]
    expect(complaintAbout(withField('authorityRequests.counts', counts))).toBe('')
  })

  it('a file that holds no object is refused as a whole', () => {
    const whole = `tests/sites/finished/site.yaml:${source.lineOf([])}: (whole file): `
    expect(complaintAbout(5)).toBe(
      `${whole}is a number. Write its fields, each with its value: business, languages, brand, origin, indexing, hsts, ….`,
    )
  })

  it('a fault names file, line, field, what is wrong and what to write', () => {
    expect(complaintAbout(withField('origin', 'triptych'))).toBe(
      `tests/sites/finished/site.yaml:${source.lineOf(['origin'])}: origin: "triptych" is not a web address. Write it like 'https://www.your-domain.com'.`,
    )
  })

  it.each(rowsOf(refused))('%s', (_, field, value, expected) => {
    const message = complaintAbout(withField(field, value))
    expect(message).toContain(expected)
    expect(message).toMatch(/^tests\/sites\/finished\/site\.yaml:\d+: /)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).not.toContain('Invalid')
  })

  it('is told of every unknown field at once, with the new names of those that were renamed', () => {
    const text = [
      'brand: A',
      'slogan: x',
      'contacts: { dataProtectionOfficer: a@example.com, fax: 1 }',
      'company: { brand: A, legalNmae: A }',
      'processors: [{ kind: hosting, nam: A }, { kind: ai-chat, nam: B }]',
    ].join('\n')
    const said = complaint(() => {
      const file = readSiteSource('site.yaml', text)
      return parseConfig(file.value, file)
    })
    expect(said.split('\n').map(line => line.split('. ')[0])).toEqual([
      'site.yaml:2: slogan: is not a field of the site',
      'site.yaml:3: contacts: is not a field of the site any more',
      'site.yaml:3: contacts.dataProtectionOfficer: is not a field of the site any more',
      'site.yaml:4: company.brand: is not a field here',
      'site.yaml:4: company.legalNmae: is not a field of the site',
      'site.yaml:5: processors.0.nam: is not a field of the site',
      'site.yaml:5: processors.1.nam: is not a field of the site',
      'site.yaml:1: languages: is missing',
      'site.yaml:1: origin: is missing',
    ])
    expect(said).toContain('It is called "contact.dpo" since a later release: give it this name.')
  })

  it.each(rowsOf(taken))('%s', (_, field, pasted, expected) => {
    const config = parseConfig(withField(field, pasted), source)
    expect(valueAt(config, field)).toEqual(JSON.parse(expected))
  })

  it.each([
    'https://apps.apple.com/app/id1234567890 or so',
    'https://apps.apple.com/app/id1234567890/reviews',
    'https://apps.apple.com/us/developer/longhand/id1234567890',
    'https://apps.apple.com/id1234567890',
    'https://apps.apple.com/app/id1234567890?a=b c',
    'https://apps.apple.com/app/id',
    'https://apps.apple.com.example.com/app/id1234567890',
    'http://apps.apple.com/app/id1234567890',
    'x https://apps.apple.com/app/id1234567890',
  ])('takes no App Store link like %s', link => {
    expect(complaintAbout(withField('app.appStore', link))).toContain('is not an App Store link.')
  })

  it.each([
    'https://play.google.com/store/apps/details?id=longhand',
    'https://play.google.com/store/apps/developer?id=com.example.longhand',
    'https://play.google.com/store/apps/details?id=com.example.longhand&hl=e n',
    'https://play.google.com/store/apps/dev?id=com.example.longhand',
    'https://play.google.com.example.com/store/apps/details?id=com.example.longhand',
    'http://play.google.com/store/apps/details?id=com.example.longhand',
    'x https://play.google.com/store/apps/details?id=com.example.longhand',
  ])('takes no Google Play link like %s', link => {
    expect(complaintAbout(withField('app.googlePlay', link))).toContain(
      'is not a Google Play link.',
    )
  })

  it.each([
    ['origin', 'This field is required'],
    ['brand', 'This field is required'],
    ['languages', 'Write its fields, each with its value: site, legal'],
  ])('has to name %s', (field, remedy) => {
    expect(complaintAbout(withoutField(field)).replace(/:\d+:/, ':')).toBe(
      `tests/sites/finished/site.yaml: ${field}: is missing. ${remedy}.`,
    )
  })

  it('has to say what a processor of a kind of its own does', () => {
    const values = withField('processors.0', { kind: 'other', name: 'A', data: { en: 'Logs' } })
    expect(complaintAbout(values)).toContain(
      'processors.0.role: is missing. Write it by language: the site only has words for the other kinds',
    )
    expect(complaintAbout(values).split('\n')).toHaveLength(1)
    const withoutData = { kind: 'other', name: 'A', role: { en: 'Keeps logs' } }
    expect(complaintAbout(withField('processors.0', withoutData))).toContain(
      'processors.0.data: is missing.',
    )
    expect(complaintAbout(withField('processors.0', { kind: 'hosting', name: 'A' }))).toBe('')
  })

  it('may announce a processor on the day it begins', () => {
    expect(complaintAbout(withField('processors.0.announcedOn', '2024-09-01'))).toBe('')
  })

  it('names a processor once at a time', () => {
    const { processors } = source.value as { processors: readonly object[] }
    const [first = {}] = processors
    const twice =
      'processors.8: is in this list twice, with the same kind, name and role. Keep one of them.'
    expect(complaintAbout(withField('processors', [...processors, first]))).toContain(twice)
    const gone = { ...first, until: '2025-01-01' }
    const back = { ...first, since: '2025-01-01' }
    const between = { ...first, since: '2024-12-31' }
    const others = processors.slice(1)
    expect(complaintAbout(withField('processors', [...others, gone, back]))).toBe('')
    expect(complaintAbout(withField('processors', [...others, gone, between]))).toContain(twice)
    for (const otherWork of [{ kind: 'ai-image' }, { role: { en: 'Keeps copies' } }]) {
      const added = [...processors, { ...first, ...otherWork }]
      expect(complaintAbout(withField('processors', added))).toBe('')
    }
  })

  it.each([
    'DE123456789',
    'ATU12345678',
    'FRXX123456789',
    'ESX1234567X',
    'NL123456789B01',
    'IE1234567FA',
    'DE 123 456 789',
    'CHE-123.456.789 MWST',
    'GB999999973',
    'NO 999 999 999 MVA',
    'IS 12345',
    'LI54321',
  ])('takes %s for a VAT number', number => {
    expect(complaintAbout(withField('imprint.vatId', number))).toBe('')
  })

  it.each(['+49 (0)30 23125-000', '+33.1.23.45.67.89', '+1 307 555 0100'])(
    'takes %s for a telephone number',
    number => {
      expect(complaintAbout(withField('contact.phone', number))).toBe('')
    },
  )

  it('offers only languages that the project has', () => {
    const values = withField('languages.site', ['en', 'it'])
    expect(complaint(() => siteOf({ ...finished, source: { ...source, value: values } }))).toBe(
      `tests/sites/finished/site.yaml:${source.lineOf(['languages', 'site'])}: languages.site.1: "it" is not a language of this project. Write en, de, fr, es.`,
    )
  })
})

it('languages are offered in the order of the project, whatever the order they are written in', () => {
  const values = withField('languages', { site: ['fr', 'en'], legal: ['de', 'en'] })
  expect(siteOf({ ...finished, source: { ...source, value: values } }).languages).toEqual({
    site: ['en', 'fr'],
    legal: ['en', 'de'],
    any: ['en', 'de', 'fr'],
    kept: [],
  })
})

describe('a field that is left out', () => {
  const read = (text: string) => {
    const short = readSiteSource('site/site.yaml', `{ ${text} }`)
    return parseConfig(short.value, short)
  }
  const required =
    "origin: 'https://a.example', brand: 'A', languages: { site: ['en'], legal: ['en'] }"
  const least = read(required)

  it('is absent, as one that is unknown', () => {
    const said = read(`${required}, imprint: unknown, app: { appStore: unknown },
      company: { legalName: unknown }, business: { size: unknown }, law: { jurisdiction: unknown },
      processors: [{ kind: 'hosting', name: unknown, since: unknown }]`)
    const unsaid = read(`${required}, company: {}, business: {}, law: {},
      processors: [{ kind: 'hosting' }]`)
    expect(said).toEqual(unsaid)
    expect(said).toMatchObject({ company: {}, app: {}, business: { size: {} } })
    expect(said.processors[0]).not.toHaveProperty('since')
  })

  it('is absent whether its group is there or not', () => {
    expect(read(`${required}, contact: {}, ai: {}, apple: {}, prices: {}, variants: {}`)).toEqual(
      least,
    )
    expect(least.contact).toEqual({})
  })

  it('is shown by its label, that of a processor by what it does', () => {
    const site = withConfig(finished, least)
    expect(renderFact(site, 'company.postalAddress', 'en')).toEqual({
      text: placeholder('company.postalAddress'),
      isPlaceholder: true,
    })
    const [processor] = least.processors
    expect(processor && processorCell(processor, 'name', 'en').text).toBe(
      placeholder('processors.name.ai-chat'),
    )
    expect(processor && processorCell(processor, 'since', 'en').text).toBe(
      placeholder('processors.since'),
    )
  })

  it('has the usual value where there is one', () => {
    expect(least).toMatchObject({
      indexing: 'when-ready',
      hsts: { maxAgeDays: 365, includeSubDomains: 'no', preload: 'no' },
      law: { eu: { en: message('term.euLaw'), de: 'Unionsrecht' } },
      variants: { plans: 'free-pro-enterprise', terms: 'nineteen-sections' },
      acceptedFindings: [],
    })
    expect(least.processors.map(({ kind, name, role }) => [kind, name, role.en])).toEqual([
      ['ai-chat', undefined, usualProcessors['ai-chat'].role],
      ['ai-video', undefined, usualProcessors['ai-video'].role],
      ['ai-image', undefined, usualProcessors['ai-image'].role],
      ['hosting', undefined, usualProcessors.hosting.role],
      ['app-store', undefined, usualProcessors['app-store'].role],
    ])
    expect(least.testimonials.map(({ name, rating, consent }) => [name, rating, consent])).toEqual([
      [undefined, 5, 'sample'],
      [undefined, 5, 'sample'],
      [undefined, 5, 'sample'],
    ])
  })

  it('keeps the site’s words for a usual kind of processor, unless the company has others', () => {
    const { processors } = read(
      `${required}, processors: [{ kind: 'hosting', name: 'A', data: { en: 'Logs' } }]`,
    )
    expect(processors[0]).toMatchObject({
      role: { en: usualProcessors.hosting.role, de: 'Hostet den Dienst und dessen Daten' },
      data: { en: 'Logs' },
    })
    expect(processors[0]?.data).toEqual({ en: 'Logs' })
  })
})

it('the word of a basis becomes its name in every language, as does the code of a place', () => {
  const values = withField('processors.2.transferBasis', 'framework, clauses')
  const [, , processor] = parseConfig(values, source).processors
  expect(processor?.transferBasis).toMatchObject({
    en: `${basisNames.framework}, ${basisNames.clauses}`,
    de: 'EU-US-Datenschutzrahmen, Standardvertragsklauseln',
  })
  const [, , placed] = parseConfig(withField('processors.2.place', 'US, Irland'), source).processors
  expect(placed?.place).toMatchObject({ en: 'United States, Ireland', fr: 'États-Unis, Irlande' })
})

describe('a value that does not apply', () => {
  const read = (values: unknown) => parseConfig(values, source)

  it('is null where somebody asks, and left out where nobody does', () => {
    const said = ['imprint.register', 'imprint.vatId', 'withdrawal.formUrl', 'cancellation']
    for (const field of said) {
      expect(valueAt(read(withField(field, 'none')), field)).toBeNull()
    }
    expect(read(withField('imprint.editorial', 'none'))).toEqual(read(source.value))
    expect(read(withField('processors.0.until', 'none'))).toEqual(read(source.value))
  })

  it('is said in words where readers look for it', () => {
    const values = withField('contact.dpo', 'none')
    const site = siteOf({ ...finished, source: { ...source, value: values } })
    expect(renderFact(site, 'contact.dpo', 'en')).toEqual({
      text: message('contact.dpo.none'),
    })
    expect(renderFact(site, 'contact.dpo', 'de')).toEqual({
      text: 'nicht benannt, weil Art. 37 DSGVO das hier nicht verlangt',
    })
    const unrepresented = withField('company.euRepresentative', 'none')
    const other = siteOf({ ...finished, source: { ...source, value: unrepresented } })
    expect(renderFact(other, 'company.euRepresentative', 'fr').text).toBe(
      'non désigné, l’article 27 du RGPD ne l’exigeant pas',
    )
    const [, , processor] = read(withField('processors.2.transferBasis', 'none')).processors
    expect(processor && processorCell(processor, 'transferBasis', 'es').text).toBe('No necesaria')
  })
})

/** Texts that are no YAML, or not what was meant, as JSON, and what is said of each. */
const unreadable = String.raw`
"prices: { USD: 9,99 }" → 1:18: "99" has no value: a comma in { … } ends the one before it. Write amounts with a point, like 9.99
"law:\n\tus: A" → 2:1: is not valid YAML: Tabs are not allowed as indentation. Check indentation
"brand: A\nbrand: B" → 2:1: has a name that stands further up already. Keep one of the two.
"law: 1\nbrand: \"A\nage: 1" → 2:8: begins a text in quotes that does not end. Write the same mark at its end.
"law: 1\nbrand: 'A\nage: 1" → 2:8: begins a text in quotes that does not end.
"brand: 'A's'" → 1:11: goes on after the end of its text. Put the whole text in quotes, of another kind
"law: 1\nbrand:A\nage: 1" → 2:1: is not a name with its value. Write a colon and a blank between the two
"brand: A: B" → 1:8: has a colon within its text. Put the text in quotes.
"law:\n  us: A\n    eu: B" → 2:7: is followed by a line that is indented deeper.
"law:\n  us: A\n eu: B" → 3:1: is not valid YAML: All mapping items must start at the same column.
"brand:\u00A0A\nlaw: 1" → 1:1: has a no-break space where a blank belongs
"law:\n  us: A\n\u00A0\u00A0eu: B" → 3:1: has a no-break space where a blank belongs, here or in the next line.
"law: 1\n<<<<<<< HEAD\nbrand: A\n=======" → 2:1: is left of a merge. Keep one of the two versions
"brand: A\n---\nbrand: B" → 2:1: begins another file. Take the line out.
"brand: %A" → 1:8: has a text that begins with a sign of YAML. Put the text in quotes.
"brand: *A*" → 1:8: has a text that begins with a sign of YAML.
"brand: !A b" → has a text that begins with a sign of YAML.
"brand: &A b" → 1:11: has a text that begins with a sign of YAML.
"brand: A #300, B" → 1:8: has a # after a blank, so that "#300, B" is lost. Put the text in quotes
"brand: “A”" → 1:8: is in typographic quotation marks, which the page would print.
"- brand" → 1: has no fields. Write one "name: value" per line.
`

describe('the text of the company’s file', () => {
  const valuesOf = (text: string) => readSiteSource('site/site.yaml', text).value

  it('gives the line of a field, or of its nearest parent', () => {
    const text = [
      'brand: A',
      "'company':",
      '  legalName: B',
      'processors:',
      '  - { kind: hosting, name: B }',
      '  - kind: other',
      '    name: C',
      '7: 1',
    ].join('\n')
    const { lineOf } = readSiteSource('site/site.yaml', text)
    expect(lineOf(['brand'])).toBe(1)
    expect(lineOf(['company'])).toBe(2)
    expect(lineOf(['company', 'legalName'])).toBe(3)
    expect(lineOf(['processors', 0, 'name'])).toBe(5)
    expect(lineOf(['processors', 1, 'name'])).toBe(7)
    expect(lineOf(['processors', 1, 'role'])).toBe(6)
    expect(lineOf(['7'])).toBe(8)
    expect(lineOf(['law'])).toBe(1)
  })

  it('keeps figures as they are typed', () => {
    expect(valuesOf('phone: +13075550100\nversion: 2.0\nwilling: true\nday: 2026-01-31')).toEqual({
      phone: '+13075550100',
      version: '2.0',
      willing: true,
      day: '2026-01-31',
    })
  })

  it.each(
    linesOf(unreadable, /^(".*") → (.*)$/).map(
      ([, text = '', expected = '']) => [JSON.parse(text), expected] as const,
    ),
  )('with %j is refused', (text, expected) => {
    expect(complaint(() => valuesOf(text))).toContain(expected)
    expect(complaint(() => valuesOf(text))).toMatch(/^site\/site\.yaml:\d/)
  })

  it('may have comments, sentences in quotation marks and signs in quotes', () => {
    const text = 'brand: A # live\nsaid: “It works.”\nsign: "*A*"\nus: &us US\nseat: *us\n# end\n'
    expect(valuesOf(text)).toEqual({
      brand: 'A',
      said: '“It works.”',
      sign: '*A*',
      us: 'US',
      seat: 'US',
    })
  })
})

describe('the company’s folder', () => {
  const { draft } = draftFolder()
  const load = (folder: string) => complaint(() => loadSite({ folder, today: '2025-06-01' }))

  it('has to hold a site.yaml', () => {
    expect(load('nowhere')).toBe(
      'nowhere/site.yaml: does not exist. Set SITE to a folder that holds a site.yaml, or leave it out.',
    )
  })

  it.each(['site.yml', 'Site.yaml'])('says that %s has another name', name => {
    const folder = draft(`named-${name}`)
    renameSync(join(folder, 'site.yaml'), join(folder, name))
    expect(load(folder)).toBe(
      `${folder}/site.yaml: does not exist, but ${name} does. Give it this name.`,
    )
  })

  it('that cannot be read stops with the file and the reason', () => {
    const folder = draft('unreadable')
    rmSync(join(folder, 'site.yaml'))
    mkdirSync(join(folder, 'site.yaml'))
    expect(load(folder)).toBe(`${folder}/site.yaml: is a folder. Name a file.`)
  })
})
