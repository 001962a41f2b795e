import { isInEea, seatOf, servesEea } from '../../countries/index.ts'
import { isTranslations } from '../../languages/index.ts'
import { hasNote, isDay, questionAndReason } from '../../schema/index.ts'
import { dueFields, entryKeys, gapOf, type Site, siteLeaves } from '../../site/index.ts'
import { locateField, type Match, type Rule } from '../rule.ts'

/** The identity that the site ships with (docs/rulings.md, ruling 1). */
export const sampleBrand = 'Triptych'

/** The state whose law governs the documents until a company says which does. */
const sampleState = 'Wyoming'

/** Names and words that stand for others in examples and forms. */
const sampleWords =
  /\b(?:Mustermann|Musterfrau|Musterfirma|Musterstra(?:ß|ss)e|Musterstadt|John Doe|Jane Doe|Lorem ipsum)\b/iu

/** Hosts that are reserved, at which there is no site (RFC 2606, RFC 6761). */
const exampleHost =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|(?:.*\.)?(?:example\.(?:com|net|org)|(?:example|test|invalid|localhost)))$/

/** Whether an address in a text is at a host that is reserved for examples. */
function hasExampleHost(text: string): boolean {
  const addresses = text.matchAll(
    /(?:[^\s@]@|https?:\/\/|\bwww\.)(?<host>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*|\[::1\])/giu,
  )
  return [...addresses].some(({ groups }) => exampleHost.test(groups?.host?.toLowerCase() ?? ''))
}

/** One finding on all fields whose text is that of an example: a company answers for them at once. */
function examplesFound(site: Site, message: string, isExample: (text: string) => boolean) {
  const leaves = siteLeaves(site).filter(({ path, value }) => {
    const text = isTranslations(value) ? Object.values(value).join('\n') : String(value)
    return !hasNote(path, 'mayHoldExamples') && isExample(text)
  })
  const location = leaves.map(({ path }) => locateField(site, ...path)).join(', ')
  const names = leaves.map(({ name }) => name).join(', ')
  return leaves.length > 0 && { message: `${message}: ${names}`, location }
}

/** Values that are not supplied, that are the sample's, and that can be right and probably are not. */
export const valueRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'blocker',
    person: 'counsel',
    find: ({ site }) =>
      dueFields(site).map(due => {
        const { field, name, path, value } = due
        if (value !== undefined) return undefined
        return {
          suffix: `:${name}`,
          asks: name,
          path,
          severity: field.notes.severity ?? 'blocker',
          message: `Not supplied: ${name} ${gapOf(due)}`,
          why: questionAndReason(field.notes).why,
          fix: `Answer it with npm run setup, or in ${site.source.file}.`,
        }
      }),
  },
  {
    id: 'sample:brand',
    severity: 'blocker',
    field: 'brand',
    asks: 'brand',
    message: `The brand is still the sample "${sampleBrand}"`,
    why: 'Every page and document would speak of a company that does not exist.',
    fix: 'Write the name of the app.',
    find: ({ site: { config } }) => config.brand === sampleBrand,
  },
  {
    id: 'sample:law',
    severity: 'blocker',
    field: 'law.us',
    asks: 'law.us',
    message: `The governing law is still the sample's: ${sampleState}`,
    why: 'The Terms would subject people to the law of a state that the company has nothing to do with.',
    fix: 'Write the state whose law governs; accept the finding where it is Wyoming all the same.',
    find({ site: { config } }) {
      const { legalForm, postalAddress } = config.company
      const isThere = /\bWyoming\b|\bWY\b/.test([legalForm, postalAddress].join('\n'))
      return seatOf(config) === 'US' && config.law.us === sampleState && !isThere
    },
  },
  {
    id: 'sample:testimonials',
    severity: 'blocker',
    person: 'counsel',
    why: 'Invented reviews are unfair competition (16 CFR Part 465; Directive 2005/29/EC, Annex I).',
    fix: 'Replace it with a real one and note where the consent is filed.',
    find({ site: { config } }) {
      const keys = entryKeys(config, 'testimonials')
      return config.testimonials.map(
        ({ consent, role }, index) =>
          consent === 'sample' && {
            suffix: `.${keys[index]}`,
            asks: `testimonials.${keys[index]}.name`,
            message: `The review of "${role.en}" is a sample without consent`,
            path: ['testimonials', index, 'consent'],
          },
      )
    },
  },
  {
    id: 'sample:addresses',
    severity: 'blocker',
    person: 'founder',
    why: 'Nobody receives what people write there (RFC 2606).',
    fix: 'Write addresses that somebody reads.',
    find: ({ site }) => examplesFound(site, 'Addresses are at hosts for examples', hasExampleHost),
  },
  {
    id: 'sample:words',
    severity: 'blocker',
    person: 'founder',
    why: 'It stands for a value that has not been filled in.',
    fix: 'Write the real name or address.',
    find: ({ site }) =>
      examplesFound(site, 'Names and addresses are samples', text => sampleWords.test(text)),
  },
  {
    id: 'origin:example',
    severity: 'blocker',
    field: 'origin',
    asks: 'origin',
    why: 'Canonical addresses, sitemap and cards would send everybody there.',
    fix: 'Write the address of the live site, or set SITE_ORIGIN for this build.',
    find: ({ site: { config } }) =>
      exampleHost.test(new URL(config.origin).hostname) && {
        message: `The origin ${config.origin} is an example`,
      },
  },
  {
    id: 'origin:http',
    severity: 'blocker',
    field: 'origin',
    asks: 'origin',
    why: 'The documents promise encryption in transit; HSTS is sent for https origins only.',
    fix: 'Write the origin with https:// and serve the site over it.',
    find: ({ site: { config } }) =>
      config.origin.startsWith('http:') && { message: `The origin ${config.origin} is not https` },
  },
  {
    id: 'day:ahead',
    severity: 'blocker',
    person: 'founder',
    why: 'A consent, a test or a registration is stated for the day on which it took place.',
    fix: 'Correct the day, or go live on it.',
    find: ({ site }) =>
      siteLeaves(site).map(({ path, name, value }): Match | false => {
        const isAhead = hasNote(path, 'hasHappened') && isDay(value) && value > site.today
        return isAhead && { suffix: `:${name}`, message: `${name} lies ahead: ${value}`, path }
      }),
  },
  {
    id: 'brand:long',
    severity: 'warning',
    field: 'brand',
    why: 'Bars, cards and titles have no room for more, and app stores take no longer name.',
    fix: 'Write the name of the app as the stores show it.',
    find({ site: { config } }) {
      const { length } = Array.from(config.brand)
      return length > 30 && { message: `The brand has ${length} letters, over 30` }
    },
  },
  {
    id: 'gdpr27:trigger',
    severity: 'warning',
    field: 'company.euRepresentative',
    message: 'The documents name a representative “if the volume of data requires it”',
    why: 'Article 27 GDPR does not depend on volume: an app with users in the EU is rarely “occasional”.',
    fix: 'Ask counsel; most likely one has to be appointed before the app is offered in the EU.',
    find({ site: { config } }) {
      const isAsked = !isInEea(seatOf(config)) && servesEea(config)
      return isAsked && config.company.euRepresentative === undefined
    },
  },
]
