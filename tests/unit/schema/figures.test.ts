import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { retentionRows } from '../../../src/company/data/retention.ts'
import { languages, messages } from '../../../src/company/languages/languages.ts'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { figureRule } from '../../../src/company/launch/rules/figures.ts'
import { companyFigures, figureKeys } from '../../../src/company/schema/figures.ts'
import { type FactKey, renderFact } from '../../../src/company/site/facts.ts'
import { defaultTextFiles, loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { renderHtml } from '../../../src/company/texts/html.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })

/** A site whose company wrote these figures. */
const withFigures = (figures: Readonly<Record<string, string>>, site = unsupplied) =>
  withValues(site, { figures: v.parse(companyFigures, figures) })

/** A fact in English, German, French and Spanish, with plain spaces. */
const inEach = (site: Site, key: FactKey, form?: string) =>
  (['en', 'de', 'fr', 'es'] as const)
    .map(code => renderFact(site, key, code, form).text)
    .join(' | ')
    .replaceAll('\u00a0', ' ')

describe.each(languages.map(({ code }) => code))('in %s', code => {
  it('every figure is stated by a text', () => {
    const files = [...defaultTextFiles()].filter(([name]) => name.startsWith(`${code}/`))
    const periods = Object.values(retentionRows).map(({ period }) => period[code])
    const texts = files.map(([, { text }]) => text).concat(Object.values(messages[code]), periods)
    // Tables and sentences of ages by country say the figures of ages.
    const nameOf = (key: string) => (key.startsWith('age.') ? 'ages' : key)
    const isStated = (key: string) =>
      texts.some(text => text.includes(`{{${nameOf(key)}}}`) || text.includes(`{{${nameOf(key)},`))
    expect(figureKeys.filter(key => !isStated(key))).toEqual([])
  })
})

describe('a company’s own figures', () => {
  it.each<[FactKey, written: string, form: string | undefined, expected: string]>([
    ['retention.backups', '60 days', undefined, '60 days | 60 Tage | 60 jours | 60 días'],
    ['retention.backups', '60 days', 'dative', '60 days | 60 Tagen | 60 jours | 60 días'],
    ['retention.backups', '60 days', 'adjective', '60-day | 60 Tage | 60 jours | 60 días'],
    ['retention.backups', '60 days', 'number', '60 | 60 | 60 | 60'],
    ['breach.regulatorNotice', '1 hour', 'dative', '1 hour | 1 Stunde | 1 heure | 1 hora'],
    ['breach.regulatorNotice', '1 hour', 'adjective', '1-hour | 1 Stunde | 1 heure | 1 hora'],
    [
      'breach.regulatorNotice',
      '48 hours',
      'dative',
      '48 hours | 48 Stunden | 48 heures | 48 horas',
    ],
    [
      'support.responseTerms',
      '24–48\u00A0Hours',
      undefined,
      '24 to 48 hours | 24 bis 48 Stunden | 24 à 48 heures | 24 a 48 horas',
    ],
    [
      'support.responseTerms',
      '3 to 5 business days',
      'dative',
      '3 to 5 business days | 3 bis 5 Arbeitstagen | 3 à 5 jours ouvrés | 3 a 5 días hábiles',
    ],
    [
      'response.acknowledgment',
      '2 business days',
      undefined,
      '2 business days | 2 Arbeitstage | 2 jours ouvrés | 2 días hábiles',
    ],
    [
      'response.acknowledgment',
      '1 business day',
      'dative',
      '1 business day | 1 Arbeitstag | 1 jour ouvré | 1 día hábil',
    ],
    ['retention.analytics', '26 months', undefined, '26 months | 26 Monate | 26 mois | 26 meses'],
    ['retention.usageData', '12 months', 'dative', '12 months | 12 Monaten | 12 mois | 12 meses'],
    ['retention.usageData', '3 years', 'dative', '3 years | 3 Jahren | 3 ans | 3 años'],
    ['age.us', '14 years', undefined, '14 years | 14 Jahre | 14 ans | 14 años'],
  ])('%s: %s, as %s, is said in every language', (key, written, form, expected) => {
    expect(inEach(withFigures({ [key]: written }), key, form)).toBe(expected)
  })

  it('are added to the default ones', () => {
    const own = withFigures({ 'retention.usageData': '6 months' })
    expect(renderFact(own, 'retention.usageData', 'en').text).toBe('6 months')
    expect(renderFact(own, 'retention.backups', 'en').text).toBe('90 days')
  })

  it('who confirms how fast the Terms say support answers is not said to answer otherwise', () => {
    const confirmed = withValues(unsupplied, { promises: { 'support.response': 'yes' } })
    const said = (figures: Readonly<Record<string, string>>, site: Site) =>
      renderFact(withFigures(figures, site), 'support.response', 'en').text
    const terms = { 'support.responseTerms': '7 days' }
    expect(said(terms, confirmed)).toBe('7 days')
    expect(said({ ...terms, 'support.response': '9 days' }, confirmed)).toBe('9 days')
    expect(said(terms, unsupplied)).not.toBe('7 days')
  })

  // Several have the same value by default: a row could follow the wrong one unnoticed.
  it('are said row by row, each in its own', () => {
    const written = Object.fromEntries(
      ['accountData', 'inactiveAccounts', 'generatedContent', 'backups', 'ipAddresses']
        .concat(
          'temporaryContent',
          'usageData',
          'crashReports',
          'supportTickets',
          'deletedAccounts',
        )
        .map((name, index) => [`retention.${name}`, `${index + 101} days`]),
    )
    const daysInRows = (name: string) =>
      siteTexts(inEnglish(withFigures(written)))
        .documents.filter(text => text.name === name)
        .flatMap(({ tree }) => renderHtml(tree.children).match(/<tr>.*?<\/tr>/gs) ?? [])
        .map(row => row.replaceAll(/<[^>]*>/g, ' '))
        .flatMap(row => /\d{3}(?= days)/.exec(row)?.[0] ?? [])
    expect(daysInRows('privacy-policy').join(' ')).toBe('101 102 103 104 105 106 107 108 109')
    expect(daysInRows('data-processing-agreement').join(' ')).toBe(
      '102 110 103 105 106 107 108 109',
    )
  })

  it.each([
    ['retention.backups', 'sixty days', 'is not a period. Write it in English, like 60 days'],
    ['retention.backups', '60 Tage', 'is not a period'],
    ['retention.backups', '0 days', 'is not a period'],
    ['retention.backups', '48 to 24 hours', 'is not a period'],
    ['retention.backups', '60', 'is not a period'],
    ['notice.materialChanges', '1 month', 'is not a number of days. Write it like 30 days'],
    ['age.eu', '192 months', 'is not a number of years'],
    ['retention.backup', '60 days', 'retention.backup'],
    ['california.optOut', '20 business days', 'california.optOut'],
  ])('%s: %s is refused', (key, written, message) => {
    const { issues = [] } = v.safeParse(companyFigures, { [key]: written })
    expect(issues.map(issue => issue.message).join()).toContain(message)
  })

  it.each([
    ['breach.regulatorNotice', '72 hours', '73 hours'],
    ['response.gdpr', '1 month', '32 days'],
    ['response.dataSubject', '31 days', '2 months'],
    ['response.gdprExtended', '90 days', '4 months'],
    ['response.dataSubjectExtended', '3 months', '100 days'],
    ['response.ccpa', '45 days', '46 days'],
    ['response.ccpaExtended', '90 days', '91 days'],
    ['withdrawal.period', '14 days', '13 days'],
    ['age.us', '13 years', '12 years'],
    ['age.eu', '13 years', '12 years'],
  ])('%s may be %s, but not %s', (key, allowed, tooFar) => {
    const found = (written: string) =>
      findingsOf(figureRule, {
        site: withFigures({ [key]: written }),
      }).map(({ id, severity }) => [id, severity])
    expect(found(allowed)).toEqual([])
    expect(found(tooFar)).toEqual([[`figure:${key}`, 'blocker']])
  })
})
