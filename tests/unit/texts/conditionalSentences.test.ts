import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../src/company/schema/fields.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import {
  isStatutoryPage,
  type LegalDocumentName,
  type StatutoryPageName,
} from '../../../src/company/site/pageRows.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { renderText, textIn } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { shownDocuments } from '../../../src/company/versions/index.ts'

/*
 * What texts say of some companies and must not say of others, in English: the other languages have the same
 * conditions around the same lines and the same facts in them (translations.test.ts).
 */

type Name = LegalDocumentName | StatutoryPageName
const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const given = Object(finished.source.value)
const { company, law, business, age, imprint } = given
const documents = ['privacy-policy', 'terms-of-service', 'data-processing-agreement'] as const

/** What the texts of the finished company say in English, without markup, with some of its values changed. */
function wordsWith(values: object): (name: Name) => string {
  const english = { site: ['en'], legal: ['en'] }
  const own = { ...given, variants: { terms: 'nineteen-sections' }, languages: english, ...values }
  const site = withConfig(finished, parseConfig(own, finished.source))
  const known = new Map<Name, string>()
  const render = (name: Name) => {
    const { introduction, sections } = isStatutoryPage(name)
      ? renderText(site, textIn(siteTexts(site).statutory, name, 'en'))
      : renderText(site, textIn(shownDocuments(site), name, 'en'))
    const parts = sections.map(part => ('inShort' in part ? part.inShort : '') + part.html)
    return [introduction, ...parts]
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  }
  return name => {
    const words = known.get(name) ?? render(name)
    known.set(name, words)
    return words
  }
}

/** Where a company has its seat, and where its customers are. */
const companies = {
  US: ['US', ['DE']],
  'US in GB': ['US', ['GB']],
  'US in CH': ['US', ['CH']],
  DE: ['DE', ['DE']],
  'DE in GB': ['DE', ['GB']],
  'DE in CH': ['DE', ['CH']],
  'DE in US': ['DE', ['DE', 'US', 'JP']],
  FR: ['FR', ['FR']],
} as const
type Company = keyof typeof companies
const american: readonly Company[] = ['US', 'US in GB', 'US in CH']
const german: readonly Company[] = ['DE', 'DE in GB', 'DE in CH', 'DE in US']
const european: readonly Company[] = [...german, 'FR']
const inUnion: readonly Company[] = ['US', ...european]
const inBritain: readonly Company[] = ['US in GB', 'DE in GB']
const inSwitzerland: readonly Company[] = ['US in CH', 'DE in CH']

const ofPlace: readonly (readonly [text: Name, sentence: string, by: readonly Company[]])[] = [
  ...documents.flatMap(
    name =>
      [
        [name, 'a company based in the United States', american],
        [name, 'a company based in Germany', german],
        [name, 'a company based in France', ['FR']],
        [name, 'the law of the State of Wyoming', american],
        [name, 'the law in force in Germany', german],
        [name, 'the law in force in France', ['FR']],
        [name, 'Example Representation GmbH', american],
        [name, 'California', ['DE in US']],
      ] as const,
  ),
  ...(
    [
      ['transfers from controllers to processors are part', american],
      ['transfers from processors to controllers are part', european],
      ['We are based in the European Union ourselves, so we need no representative', european],
      ['Where the UK GDPR applies, what this agreement says of the GDPR holds for', inBritain],
      ['Where the UK GDPR applies, transfers rest on the adequacy regulations', ['DE in GB']],
      ['UK International Data Transfer Addendum', inBritain],
      ['(FADP) applies, what this agreement says of the GDPR holds for', inSwitzerland],
      ['Where the FADP applies, transfers rest on a decision of the Federal', ['DE in CH']],
      ['References to the GDPR also mean the FADP', ['US in CH']],
      ['Swiss law applies to users in Switzerland where the FADP applies', inSwitzerland],
    ] as const
  ).map(row => ['data-processing-agreement', ...row] as const),
  ...(
    [
      ['the GDPR applies to our processing wherever you live', european],
      ['As far as French law obliges us as a hosting provider', ['FR']],
      ['United Kingdom. You may complain to us at', inBritain],
      ['within 30 days (section 164A of the Data Protection Act 2018)', inBritain],
      ['transfers rest on UK adequacy regulations', inBritain],
      ['the corresponding provisions of the UK GDPR', inBritain],
      ['Switzerland. You may report a violation to the Federal', inSwitzerland],
      ['a decision of the Federal Council on adequate protection', inSwitzerland],
      ['the corresponding provisions of the FADP', inSwitzerland],
      ['Swiss law applies to users in Switzerland where the Federal Act', inSwitzerland],
    ] as const
  ).map(row => ['privacy-policy', ...row] as const),
  ...(
    [
      ['this subsection applies wherever you live', european],
      ['habitually resident or established in the European Union', inUnion],
      ['Consumers in the European Union may sue', inUnion],
      ['Article 50 of Regulation (EU) 2024/1689', inUnion],
      ['the subscriptions of consumers in Germany', ['US', ...german]],
      ['Without it, in France or under French law, you can end a renewed', ['FR']],
      ['If you are a consumer in', []],
      ['The same holds if the law of a country in the European Union governs the', european],
      ['what holds for consumers in the European Union also holds for consumers', european],
      ['and under product liability law is not limited, wherever you live', european],
      ['do not apply where the law of a country in the European Union governs the', european],
      ['the GDPR applies to our processing wherever you live', european],
      ['consumers anywhere in the European Union can turn to this mediator', ['FR']],
      ['excludes or limits the rights that the Consumer Rights Act 2015 gives', inBritain],
      ['binds consumers in the United Kingdom only if they are at fault', inBritain],
      ['binds consumers in Switzerland only if they are at fault', inSwitzerland],
      ['Swiss law applies to consumers in Switzerland', inSwitzerland],
      ['For consumers in Switzerland, the exclusions of warranty and', inSwitzerland],
    ] as const
  ).map(row => ['terms-of-service', ...row] as const),
  ['privacy-policy', 'users in Germany, in the United States and elsewhere', ['DE in US']],
  ['terms-of-service', 'users in Germany, in the United States and elsewhere', ['DE in US']],
  ['your-rights', 'California', ['DE in US']],
  ['young-people', 'In the United States', ['DE in US']],
  ['young-people', 'In the European Union', ['US', 'DE', 'DE in US', 'FR']],
  ['cancellation', 'see Users in the EU', inUnion],
  ['data-processing-agreement', 'users in the European Union', inUnion],
  ['privacy-policy', 'For users in the European Union', inUnion],
  ['your-rights', 'If French or Spanish law applies to you', ['FR']],
  ['cancellation', 'consumers elsewhere if the law of a country in the European Union', european],
  ['cancellation', 'Consumers in the United Kingdom have the same right', inBritain],
  ['digital-services', 'established in the European Union ourselves and therefore', european],
  ['imprint', 'what is said above about arbitration boards does not', ['FR']],
]
const textsOf = Object.entries(companies).map(
  ([name, [seat, markets]]) =>
    [
      name,
      wordsWith({ company: { ...company, seat }, law, business: { ...business, markets } }),
    ] as const,
)

describe('the law of a place is named where the company or its customers are', () => {
  it.each(ofPlace)('%s: %s', (text, sentence, by) => {
    const saying = textsOf.filter(([, words]) => words(text).includes(sentence))
    expect(saying.map(([name]) => name)).toEqual(by)
  })

  it('in the company’s own words, where it names the law itself', () => {
    const home = { en: 'the law of Ireland' }
    const words = wordsWith({ company: { ...company, seat: 'IE' }, law: { ...law, home } })
    expect(words('terms-of-service')).toContain('As a rule, the law of Ireland applies; in the EU,')
    expect(words('terms-of-service')).not.toContain('the law in force in')
  })
})

const host = { name: 'Sample Host', address: '1 Sample Road, Paris', phone: '+33 1 23 45 67 89' }
const publicationDirector = 'A. Example'
const austrian = 'It also gives the details required by § 25 MedienG in Austria'
const french = 'it also gives the details required by article 1-1 of loi n° 2004-575'
const board = 'Example Board, Kehl, www.example.org'
const undecided = 'dispute resolution that the law provides for remains open to you'
const willing = 'We take part in dispute resolution proceedings'
const unwilling = 'we are neither willing nor obliged to take part'
const [full, partial] = ['conforms fully to EN 301 549', 'partially conforms to EN 301 549']
const standard = 'Apple’s standard License Agreement for apps also applies'
const own = 'They take the place of Apple’s standard License Agreement'
const marks = {
  c2pa: 'under the C2PA standard (Content Credentials), which says',
  watermark: 'carry an invisible, machine-readable watermark',
  both: 'C2PA standard (Content Credentials) and an invisible watermark; both',
}
const marking = (kind: keyof typeof marks) =>
  [
    'ai',
    `${kind} as the mark`,
    { aiTransparency: { ...Object(given.aiTransparency), marking: kind } },
    [marks[kind]],
    Object.values(marks),
  ] as const
const conforming = (conformance: string) => ({
  accessibility: { ...Object(given.accessibility), conformance },
})
const details = (more: object) => ({ imprint: { ...imprint, ...more } })

describe('what a company states is said, and nothing else', () => {
  it.each<readonly [Name, string, object, says: readonly string[], of: readonly string[]]>([
    ['terms-of-service', 'Apple’s license', { apple: { eula: 'standard' } }, [standard], [own]],
    ['terms-of-service', 'these terms', { apple: { eula: 'these-terms' } }, [own], [standard]],
    ['terms-of-service', 'no license', { apple: {} }, [], [own, standard]],
    ...(['terms-of-service', 'imprint'] as const).flatMap(
      name =>
        [
          [
            name,
            'a board it takes part with',
            { disputeResolution: { willing: true, body: board } },
            [willing, board],
            [undecided, unwilling],
          ],
          [
            name,
            'no board',
            { disputeResolution: { willing: false } },
            [unwilling],
            [undecided, willing, board],
          ],
        ] as const,
    ),
    [
      'terms-of-service',
      'nothing of boards',
      { disputeResolution: undefined },
      [undecided],
      [willing, unwilling],
    ],
    ['accessibility', 'full conformance', conforming('full'), [full], [partial]],
    ['accessibility', 'partial conformance', conforming('partial'), [partial], [full]],
    marking('c2pa'),
    marking('watermark'),
    marking('both'),
    ['imprint', 'no more details', details({}), [], [austrian, french]],
    ['imprint', 'a business', details({ business: { en: 'An app' } }), [austrian], [french]],
    ['imprint', 'a director alone', details({ publicationDirector }), [], [austrian, french]],
    ['imprint', 'a host alone', details({ host }), [], [austrian, french]],
    ['imprint', 'both', details({ host, publicationDirector }), [french], [austrian]],
    [
      'privacy-policy',
      'evidence of age',
      { age },
      ['What we process to verify your age is kept'],
      [],
    ],
    ['privacy-policy', 'no evidence', { age: {} }, [], ['What we process to verify your age']],
    ...documents.flatMap(name =>
      (['US', 'DE'] as const).map(seat => {
        const unnamed = { company: { ...company, seat, euRepresentative: 'unknown' }, law }
        const says = seat === 'US' ? ['Article 27'] : []
        return [name, `no representative, from ${seat}`, unnamed, says, ['Article 27']] as const
      }),
    ),
  ])('%s: %s', (name, _, values, says, of) => {
    const words = wordsWith(values)(name)
    expect([...says, ...of].filter(sentence => words.includes(sentence)).toSorted()).toEqual(
      [...says, ...of.filter(sentence => says.includes(sentence))].toSorted(),
    )
  })
})
