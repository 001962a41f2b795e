import { isTranslations } from '../../languages/translations.ts'
import { supplied } from '../../model/placeholder.ts'
import type { Site } from '../../model/site.ts'
import type { FieldPath } from '../../model/siteSource.ts'
import { processorKeys, testimonialKeys } from '../entryKeys.ts'
import { isExampleHost } from '../exampleHost.ts'
import { fieldRule, type Match, ownedBy, rule } from '../rule.ts'
import { type SiteLeaf, siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'

/** Names and words that stand for others in examples and forms. */
const sampleWords =
  /\b(?:Mustermann|Musterfrau|Musterfirma|Musterstra(?:ß|ss)e|Musterstadt|John Doe|Jane Doe|Lorem ipsum)\b/iu

/** Million euros a year and person above which a turnover is probably not in millions. */
const MOST_TURNOVER_A_PERSON = 50

function wordsOf(value: unknown): string {
  return isTranslations(value) ? Object.values(value).join('\n') : String(value)
}

/** The hosts of the email and web addresses in a value. */
function hostsIn(value: unknown): readonly string[] {
  const addresses = wordsOf(value).matchAll(
    /(?:[^\s@]@|https?:\/\/|\bwww\.)(?<host>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*|\[::1\])/giu,
  )
  return Array.from(addresses, ({ groups }) => groups?.host?.toLowerCase() ?? '')
}

/** One finding on all fields that hold something: a company answers for them at once. */
function together(
  site: Site,
  holds: (leaf: SiteLeaf) => boolean,
  messageOf: (fields: string) => string,
): readonly Match[] {
  const leaves = siteLeaves(site).filter(
    leaf => leaf.path[0] !== 'acceptedFindings' && leaf.path[0] !== 'origin' && holds(leaf),
  )
  if (leaves.length === 0) return []
  const fields = leaves.map(({ name }) => name).join(', ')
  const location = leaves.map(({ path }) => locateField(site, ...path)).join(', ')
  return [{ message: messageOf(fields), location }]
}

interface StatedDay {
  readonly name: string
  readonly path: FieldPath
  readonly day: string | undefined
}

/** Days on which something has happened. */
function pastDays({ config }: Site): readonly StatedDay[] {
  const keys = testimonialKeys(config)
  return [
    { name: 'publishedOn', path: ['publishedOn'], day: supplied(config.publishedOn) },
    {
      name: 'accessibility.tested',
      path: ['accessibility', 'tested'],
      day: supplied(config.accessibility)?.tested,
    },
    {
      name: 'reporting.copyrightAgent.registered',
      path: ['reporting', 'copyrightAgent', 'registered'],
      day: supplied(config.reporting)?.copyrightAgent?.registered,
    },
    ...config.testimonials.map(({ consent }, index) => ({
      name: `testimonials.${keys[index]}.consent.date`,
      path: ['testimonials', index, 'consent', 'date'],
      day: consent === 'sample' ? undefined : consent.date,
    })),
  ]
}

/** Values that can be right and probably are not; what cannot be right is refused by the schema. */
export const plausibilityRules = ownedBy('legal', [
  rule('sample:addresses', 'blocker', {
    trigger: 'an address is at a host that is reserved for examples',
    why: 'Nobody receives what people write there (RFC 2606).',
    fix: 'Write addresses that somebody reads.',
    find: ({ site }) =>
      together(
        site,
        ({ value }) => hostsIn(value).some(isExampleHost),
        fields => `Addresses are at hosts for examples: ${fields}`,
      ),
  }),
  rule('sample:words', 'blocker', {
    trigger: 'a value holds a name that stands for others, like Mustermann',
    why: 'It stands for a value that has not been filled in.',
    fix: 'Write the real name or address.',
    find: ({ site }) =>
      together(
        site,
        ({ value }) => sampleWords.test(wordsOf(value)),
        fields => `Names and addresses are samples: ${fields}`,
      ),
  }),
  fieldRule('address:name', 'warning', {
    trigger: 'the postal address begins with the name of the company',
    why: 'Pages print the name before the address: it would stand there twice.',
    fix: 'Write the address without the name.',
    field: 'company.postalAddress',
    message: 'The postal address repeats the name of the company',
    isBroken({ company }) {
      const [name, address] = [supplied(company.legalName), supplied(company.postalAddress)]
      return name !== undefined && address?.startsWith(name) === true
    },
  }),
  rule('day:ahead', 'blocker', {
    trigger: 'a day on which something has happened lies ahead',
    why: 'A consent, a test, a registration or a publication is stated for the day on which it took place.',
    fix: 'Correct the day, or go live on it.',
    find: ({ site }) =>
      pastDays(site).flatMap(({ name, path, day }) => {
        if (day === undefined || day <= site.today) return []
        return {
          suffix: `:${name}`,
          message: `${name} lies ahead: ${day}`,
          location: locateField(site, ...path),
          // The day a company plans to publish on is known before.
          ...(name === 'publishedOn' && { severity: 'warning' }),
        }
      }),
  }),
  rule('processor:unannounced', 'warning', {
    trigger: 'a processor begins on a day ahead, and no day of its announcement is stated',
    why: 'The documents promise to announce a processor before it begins; the register shows the day.',
    fix: 'Write the day of the announcement as announcedOn.',
    find({ site }) {
      const keys = processorKeys(site.config)
      return site.config.processors.flatMap(({ since, announcedOn }, index) => {
        const begins = supplied(since)
        if (begins === undefined || begins <= site.today || announcedOn !== undefined) return []
        return {
          suffix: `.${keys[index]}`,
          message: `The processor "${keys[index]}" begins on ${begins} and has not been announced`,
          location: locateField(site, 'processors', index, 'since'),
        }
      })
    },
  }),
  rule('size:turnover', 'warning', {
    trigger: 'the turnover is more than 50 million euros a person',
    why: 'Turnover is asked for in million euros: 1.8 for 1,800,000 euros. Duties depend on it.',
    fix: 'Correct business.size.turnover, or accept the finding.',
    field: 'business.size.turnover',
    find({ site }) {
      const size = supplied(site.config.business.size)
      const isLikely =
        size === undefined || size.turnover <= MOST_TURNOVER_A_PERSON * Math.max(size.employees, 1)
      if (isLikely) return []
      const { turnover, employees } = size
      return [{ message: `${turnover} million euros a year with ${employees} people` }]
    },
  }),
])
