import { isTranslations } from '../../languages/index.ts'
import { isInEea, questionOf, type Site, seatOf, servesEea } from '../../model/index.ts'
import { foundIf, type Match, type Rule } from '../rule.ts'
import { dueFields, entryKeys, gapOf, type SiteLeaf, siteLeaves } from '../siteLeaves.ts'
import { locateField } from '../situation.ts'

/** The identity that the site ships with (product ruling 1). */
export const sampleBrand = 'Triptych'

/** The state whose law governs in the site that is shipped (specification §9). */
const sampleState = 'Wyoming'

/** Names and words that stand for others in examples and forms. */
const sampleWords =
  /\b(?:Mustermann|Musterfrau|Musterfirma|Musterstra(?:ß|ss)e|Musterstadt|John Doe|Jane Doe|Lorem ipsum)\b/iu

/** Hosts that are nobody's site (RFC 2606, RFC 6761). */
const exampleHost =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|(?:.*\.)?(?:example\.(?:com|net|org)|(?:example|test|invalid|localhost)))$/

function wordsOf(value: unknown): string {
  return isTranslations(value) ? Object.values(value).join('\n') : String(value)
}

/** Whether an address in a value is at a host that is reserved for examples. */
function hasExampleHost(value: unknown): boolean {
  const addresses = wordsOf(value).matchAll(
    /(?:[^\s@]@|https?:\/\/|\bwww\.)(?<host>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*|\[::1\])/giu,
  )
  return [...addresses].some(({ groups }) => exampleHost.test(groups?.host?.toLowerCase() ?? ''))
}

/** One finding on all fields that hold something: a company answers for them at once. */
function together(site: Site, what: string, holds: (leaf: SiteLeaf) => boolean): readonly Match[] {
  const leaves = siteLeaves(site).filter(
    leaf => !['acceptedFindings', 'origin'].includes(String(leaf.path[0])) && holds(leaf),
  )
  if (leaves.length === 0) return []
  const location = leaves.map(({ path }) => locateField(site, ...path)).join(', ')
  return [{ message: `${what}: ${leaves.map(({ name }) => name).join(', ')}`, location }]
}

/** Fields with a day on which something has happened. */
const pastDay =
  /^(?:accessibility\.tested|reporting\.copyrightAgent\.registered|testimonials\..+\.consent\.date)$/

/** Values that are not supplied, that are the sample's, and that can be right and probably are not. */
export const valueRules: readonly Rule[] = [
  {
    ...{ id: 'placeholder', severity: 'blocker' },
    find: ({ site }) =>
      dueFields(site)
        .filter(({ value }) => value === undefined)
        .map(one => ({
          ...{ suffix: `:${one.name}`, asks: one.name },
          severity: one.field.notes.severity ?? 'blocker',
          location: locateField(site, ...one.path),
          message: `Not supplied: ${one.name} ${gapOf(one)}`,
          why: questionOf(one.field.notes).why,
          fix: `Answer it with npm run setup, or in ${site.source.file}.`,
        })),
  },
  {
    ...{ id: 'sample:brand', severity: 'blocker', field: 'brand', asks: 'brand' },
    message: `The brand is still the sample "${sampleBrand}"`,
    why: 'Every page and document would speak of a company that does not exist.',
    fix: 'Write the name of the app.',
    find: foundIf(({ brand }) => brand === sampleBrand),
  },
  {
    ...{ id: 'sample:law', severity: 'blocker', field: 'law.us', asks: 'law.us' },
    message: `The governing law is still the sample's: ${sampleState}`,
    why: 'The Terms would subject people to the law of a state that the company has nothing to do with.',
    fix: 'Write the state whose law governs; accept the finding where it is Wyoming all the same.',
    find: foundIf(
      ({ law, company }) =>
        seatOf({ company }) === 'US' &&
        law.us === sampleState &&
        ![company.legalForm, company.postalAddress].some(
          value => typeof value === 'string' && /\bWyoming\b|\bWY\b/.test(value),
        ),
    ),
  },
  {
    ...{ id: 'sample:testimonials', severity: 'blocker' },
    why: 'Invented reviews are unfair competition (16 CFR Part 465; Directive 2005/29/EC, Annex I).',
    fix: 'Replace it with a real one and note where the consent is filed.',
    find({ site }) {
      const keys = entryKeys(site.config, 'testimonials')
      return site.config.testimonials.flatMap(({ consent, role }, index) =>
        consent === 'sample'
          ? {
              ...{ suffix: `.${keys[index]}`, asks: `testimonials.${keys[index]}.name` },
              message: `The review of "${role.en}" is a sample without consent`,
              location: locateField(site, 'testimonials', index, 'consent'),
            }
          : [],
      )
    },
  },
  {
    ...{ id: 'sample:addresses', severity: 'blocker', person: 'founder' },
    why: 'Nobody receives what people write there (RFC 2606).',
    fix: 'Write addresses that somebody reads.',
    find: ({ site }) =>
      together(site, 'Addresses are at hosts for examples', ({ value }) => hasExampleHost(value)),
  },
  {
    ...{ id: 'sample:words', severity: 'blocker', person: 'founder' },
    why: 'It stands for a value that has not been filled in.',
    fix: 'Write the real name or address.',
    find: ({ site }) =>
      together(site, 'Names and addresses are samples', ({ value }) =>
        sampleWords.test(wordsOf(value)),
      ),
  },
  {
    ...{ id: 'origin:example', severity: 'blocker', field: 'origin', asks: 'origin' },
    why: 'Canonical addresses, sitemap and cards would send everybody there.',
    fix: 'Write the address of the live site, or set SITE_ORIGIN for this build.',
    find: ({ site: { config } }) =>
      exampleHost.test(new URL(config.origin).hostname)
        ? [{ message: `The origin ${config.origin} is an example` }]
        : [],
  },
  {
    ...{ id: 'origin:http', severity: 'blocker', field: 'origin', asks: 'origin' },
    why: 'The documents promise encryption in transit; HSTS is sent for https origins only.',
    fix: 'Write the origin with https:// and serve the site over it.',
    find: ({ site: { config } }) =>
      new URL(config.origin).protocol === 'http:'
        ? [{ message: `The origin ${config.origin} is not https` }]
        : [],
  },
  {
    ...{ id: 'day:ahead', severity: 'blocker', person: 'founder' },
    why: 'A consent, a test or a registration is stated for the day on which it took place.',
    fix: 'Correct the day, or go live on it.',
    find: ({ site }) =>
      siteLeaves(site).flatMap(({ path, name, value }) => {
        if (!pastDay.test(name) || typeof value !== 'string' || value <= site.today) return []
        return {
          suffix: `:${name}`,
          message: `${name} lies ahead: ${value}`,
          location: locateField(site, ...path),
        }
      }),
  },
  {
    ...{ id: 'brand:long', severity: 'warning', field: 'brand' },
    why: 'Bars, cards and titles have no room for more, and app stores take no longer name.',
    fix: 'Write the name of the app as the stores show it.',
    find({ site: { config } }) {
      const { length } = Array.from(config.brand)
      return length > 30 ? [{ message: `The brand has ${length} letters, over 30` }] : []
    },
  },
  {
    ...{ id: 'gdpr27:trigger', severity: 'warning', field: 'company.euRepresentative' },
    message: 'The documents name a representative “if the volume of data requires it”',
    why: 'Article 27 GDPR does not depend on volume: an app with users in the EU is rarely “occasional”.',
    fix: 'Ask counsel; most likely one has to be appointed before the app is offered in the EU.',
    find: foundIf(
      config =>
        !isInEea(seatOf(config)) &&
        servesEea(config) &&
        config.company.euRepresentative === undefined,
    ),
  },
]
