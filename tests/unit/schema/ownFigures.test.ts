import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { figureRule } from '../../../src/company/launch/rules/figures.ts'
import { ownFigures } from '../../../src/company/schema/figures.ts'
import { type FactKey, renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { renderHtml } from '../../../src/company/texts/html.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })
const withFigures = (figures: Readonly<Record<string, string>>) =>
  withValues(site, { figures: v.parse(ownFigures, figures) })

describe('a company’s own figures', () => {
  it.each<[FactKey, string, form: string | undefined, readonly string[]]>([
    ['retention.backups', '60 days', undefined, ['60 days', '60 Tage', '60 jours', '60 días']],
    ['retention.backups', '60 days', 'dative', ['60 days', '60 Tagen', '60 jours', '60 días']],
    ['breach.regulatorNotice', '1 hour', 'dative', ['1 hour', '1 Stunde', '1 heure', '1 hora']],
    ['breach.regulatorNotice', '1 hour', 'adjective', ['1-hour', '1 Stunde', '1 heure', '1 hora']],
    [
      'support.response',
      '24–48\u00A0Hours',
      undefined,
      ['24 to 48 hours', '24 bis 48 Stunden', '24 à 48 heures', '24 a 48 horas'],
    ],
    [
      'response.acknowledgment',
      '2 business days',
      undefined,
      ['2 business days', '2 Arbeitstage', '2 jours ouvrés', '2 días hábiles'],
    ],
    [
      'retention.analytics',
      '26 months',
      undefined,
      ['26 months', '26 Monate', '26 mois', '26 meses'],
    ],
  ])('%s: %s is said in every language (%s)', (key, written, form, expected) => {
    const own = withFigures({ [key]: written })
    const said = (['en', 'de', 'fr', 'es'] as const).map(
      language => renderFact(own, key, language, form).text,
    )
    expect(said).toEqual(expected)
  })

  // Several have the same value by default: a row could follow the wrong one unnoticed.
  it('are each said in its own row', () => {
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
    const rowsOf = (name: string) =>
      siteTexts(inEnglish(withFigures(written)))
        .documents.filter(text => text.name === name)
        .flatMap(({ tree }) => renderHtml(tree.children).match(/<tr>.*?<\/tr>/gs) ?? [])
        .map(row => row.replaceAll(/<[^>]*>/g, ' '))
        .flatMap(row => {
          const [, what = '', days] = /^\s*(\w+(?: \w+)?).*?(\d{3}) days/s.exec(row) ?? []
          return days ? `${what}: ${days}` : []
        })
    const shared = ['Individual usage: 107', 'Crash reports: 108', 'Support tickets: 109']
    expect(rowsOf('privacy-policy')).toEqual([
      'Account data: 101',
      'Inactive accounts: 102',
      'Generated content: 103',
      'Backups: 104',
      'IP addresses: 105',
      'Temporary content: 106',
      ...shared,
    ])
    expect(rowsOf('data-processing-agreement')).toEqual([
      'Inactive accounts: 102',
      'Deleted accounts: 110',
      'Temporary content: 106',
      ...shared,
    ])
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
    const { issues = [] } = v.safeParse(ownFigures, { [key]: written })
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
