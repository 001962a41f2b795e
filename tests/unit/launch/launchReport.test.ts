import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { launchPage } from '../../../src/company/launch/report/launchPage.tsx'
import { launchReport, reportText } from '../../../src/company/launch/report/launchReport.ts'
import { review } from '../../../src/company/launch/review.ts'
import type { LaunchSituation } from '../../../src/company/launch/rule.ts'
import { personFor } from '../../../src/company/schema/fields.ts'
import { launchStyles } from '../../../src/website/pages/styles/launchStyles.ts'
import { changed, finished, unsupplied, withSite } from './launchSituation.ts'

const reportOf = (situation: LaunchSituation) => launchReport(situation.site, review(situation))
/** The text without the lines of places, which change with every edit of a fixture. */
const textOf = (situation: LaunchSituation) =>
  stripVTControlCharacters(reportText(reportOf(situation))).replaceAll(/(\/site\.\w+):\d+/g, '$1')
const pageOf = (situation: LaunchSituation) =>
  launchPage(situation.site, reportOf(situation), launchStyles())

describe('the report in the terminal', () => {
  const text = textOf(unsupplied)

  it('has a list for each person, the shortest first, with what blocks at its head', () => {
    const lines = text.split('\n')
    expect(lines.filter(line => /^(?:[A-Z]+|Before you go live|Soon)$/.test(line))).toEqual([
      'MARKETING',
      'Before you go live',
      'Soon',
      'ENGINEER',
      'Soon',
      'FOUNDER',
      'Before you go live',
      'Soon',
      'COUNSEL',
      'Before you go live',
      'Soon',
    ])
    expect(text).toContain(
      `  3. Who you are
     - What is the company called, as registered?
     - In which country is the company based?
     - What is its legal form?
     - Where do letters arrive, in one line, without the name?
     tests/sites/unsupplied/site.yaml
`,
    )
    expect(text).toContain(
      '     - On which basis may data go there? (ai-chat, ai-video, ai-image, hosting, app-store)\n',
    )
    expect(text).not.toContain('placeholder:')
  })

  it('of a finished site is what the default texts leave open, and the verdict', () => {
    const acceptedFindings = [
      'terms:fourteen-sections',
      'contradiction:plan-names',
      'sample:mark',
      'publication:first',
      'space:language',
    ].map(finding => ({ finding, reason: 'in discussion', until: '2026-01-31' }))
    expect(textOf(withSite({ acceptedFindings: acceptedFindings.slice(1) })).split('\n')).toEqual([
      'Launch check as of 2025-06-01: 95 of 95 questions answered',
      '',
      'COUNSEL',
      'Soon',
      "  1. Write 'nineteen-sections', or let counsel place these texts elsewhere.",
      '     - The Terms with fourteen sections say nothing about moderation, EU representative, accessibility',
      '       tests/sites/finished/site.yaml  (terms:fourteen-sections)',
      '     Article 14 of Regulation (EU) 2022/2065 and Annex V of Directive (EU) 2019/882 ask for such texts.',
      '  2. Ask counsel whether it belongs in the list of processors.',
      '     - The app store is listed as a processor',
      '       tests/sites/finished/site.yaml  (processor:app-store-role)',
      '     App stores act under their own responsibility, as the policy itself says; they sign no contract under Article 28 GDPR.',
      '',
      'ACCEPTED',
      '  No language of these markets: DE (de), AT (de), FR (fr), ES (es)',
      '     until 2026-01-31: in discussion  (space:language)',
      '  On sale but not in the Terms: Starter',
      '     until 2026-01-31: in discussion  (contradiction:plan-names)',
      '  The mark is the one of the sample, beside your name',
      '     until 2026-01-31: in discussion  (sample:mark)',
      '  Not published yet: privacy-policy, terms-of-service, data-processing-agreement',
      '     until 2026-01-31: in discussion  (publication:first)',
      '',
      'As a page, with notes: npm run launch-check -- --page',
      '',
      '0 blockers, 2 warnings, 17 notes, 4 accepted: ready to go live.',
    ])
    expect(textOf(withSite({ acceptedFindings, brand: 'Triptych' }))).toContain(
      'FOUNDER\nBefore you go live\n  1. The app and its site\n     - What is the app called? The brand is still the sample "Triptych" (sample:brand).\n     tests/sites/finished/site.yaml\n',
    )
  })

  it('says a reason that findings share once', () => {
    const { law, company } = finished.site.config
    const found = textOf(withSite({ law: { ...law, eu: { en: 'x' } }, company }))
    expect(found).toMatch(
      /\n {2}\d\. Write the text in this language\.\n {5}- Not translated: law\.eu has no text for Deutsch\n.*\n {5}- Not translated: law\.eu has no text for Français\n.*\n {5}- Not translated: law\.eu has no text for Español\n.*\n {5}The page shows the English text in its place\. Until it is there, or this finding is accepted, .*\n/,
    )
  })

  it('counts the answers', () => {
    expect(text).toMatch(/^Launch check as of 2025-06-01: 2 of 53 questions answered\n/)
    const named = changed(unsupplied, { brand: 'Longhand' })
    expect(textOf(named)).toMatch(/: 3 of 53 questions answered\n/)
    expect(text).toContain('npm run setup')
    expect(textOf(finished)).not.toContain('npm run setup')
  })
})

describe('an open question', () => {
  const open = (field: string) =>
    reportOf(unsupplied)
      .lists.flatMap(({ tasks }) => tasks.flatMap(({ points }) => points))
      .find(({ name }) => name === field)

  it('names the finding that can be accepted, where a value is there', () => {
    expect(open('origin')?.text).toMatch(/The origin \S+ is an example \(origin:example\)\.$/)
  })

  it('names the entries of its list', () => {
    expect(open('testimonials[].name')?.text).toMatch(
      /\? \(content-creator, digital-artist, marketer\)$/,
    )
  })

  it.each([
    ['processors.other.a-b.name', 'founder'],
    ['processors.ai-chat.transferBasis', 'counsel'],
    ['testimonials.student.name', 'marketing'],
    ['business.size', 'founder'],
    ['processors.ai-chat.role', undefined],
    ['aiTransparency.textMarking', undefined],
    ['aiTransparency.marking', 'engineer'],
    ['reporting', 'founder'],
    ['reporting.copyrightAgent', 'counsel'],
    ['', undefined],
  ])('of the field "%s" is for %s', (field, person) => {
    expect(personFor(field)).toBe(person)
  })

  it('is each field that a page begun by hand still needs', () => {
    const begun = changed(unsupplied, {
      imprint: { register: { name: 'Amtsgericht München' } },
      disputeResolution: { willing: true },
    })
    const missing = review(begun).open.filter(({ id }) => /^placeholder:(?:imp|disp)/.test(id))
    expect(missing.map(({ id, severity }) => `${severity} ${id}`)).toEqual([
      'blocker placeholder:imprint.representedBy',
      'blocker placeholder:imprint.register.number',
      'blocker placeholder:disputeResolution.body',
    ])
  })
})

describe('the report as a page', () => {
  const page = pageOf(changed(unsupplied, { brand: 'Triptych & Co.' }))

  it('needs nothing else, and no script', () => {
    expect(page).not.toContain('<script')
    expect(page.match(/(?:src|url)[=(]"?(?!data:)/g)).toBeNull()
    expect(page.match(/href="(?!data:)[^"]*"/g)).toBeNull()
  })

  it('says how far the company has come, and how a finding is accepted', () => {
    expect(page).toContain('<title>Launch report · Triptych &amp; Co.</title>')
    expect(page).toContain('<p>As of June 1, 2025: 3 of 53 questions answered. ')
    expect(page).toContain('to accept it: <code>processor:app-store-role</code>')
  })

  it('lists by person and severity, folds notes and what is accepted', () => {
    const headings = (html: string) =>
      Array.from(html.matchAll(/<(?:h[23]|summary)>(.*?)</g), ([, words]) => words)
    const due = ['Before you go live', 'Soon']
    expect(headings(page)).toEqual([
      'Marketing',
      ...due,
      'Engineer',
      'Soon',
      'Founder',
      ...due,
      'Counsel',
      ...due,
      '31 notes',
    ])
    const done = { finding: 'apple:ai-permission', reason: 'in discussion', until: '2026-01-31' }
    const unpublished = { ...done, finding: 'publication:first' }
    const accepted = pageOf(withSite({ acceptedFindings: [done, unpublished] }))
    expect(headings(accepted)).toEqual([
      'Founder',
      'Soon',
      'Marketing',
      'Soon',
      'Counsel',
      'Soon',
      '14 notes',
      '2 accepted',
    ])
    expect(accepted).toContain(
      '<summary>2 accepted</summary><ul><li class="entry">The app has to ask before it first sends personal data to an AI provider. Until 2026-01-31: in discussion</li>',
    )
    expect(accepted).toContain('compared with the statutes on November 28, 2026.')
  })
})
