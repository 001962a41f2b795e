import { describe, expect, it } from 'vitest'
import { isFactKey } from '../../../src/model/facts.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { siteTexts } from '../../../src/texts/siteTexts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/**
 * Which figures each section refers to, in order, repetitions left out. Several figures read alike ("30 days"), so that a
 * page that looks right may still follow the wrong one when it changes.
 */
const figures = {
  'privacy-policy': {
    sharing: ['notice.subProcessors'],
    retention: [
      'retention.accountRecovery',
      'retention.backups',
      'retention.accountData',
      'retention.inactiveAccounts',
      'retention.generatedContent',
      'retention.backups',
      'retention.ipAddresses',
      ...['retention.temporaryContent', 'retention.usageData'],
      ...['retention.crashReports', 'retention.supportTickets'],
      'retention.accountRecovery',
    ],
    rights: ['response.gdpr', 'response.gdprExtended', 'response.ccpa', 'response.ccpaExtended'],
    security: ['breach.immediateResponse', 'breach.regulatorNotice'],
    children: ['age.us', 'age.eu', 'age.us'],
    california: [
      ...['california.lookback', 'california.minors', 'california.lookback'],
      'california.minors',
    ],
    authorities: ['complaint.uk'],
    updates: ['notice.materialChanges'],
    contact: ['support.response'],
  },
  'terms-of-service': {
    eligibility: ['age.us', 'age.eu', 'age.us'],
    accounts: ['retention.accountRecovery', 'retention.inactiveAccounts'],
    'ai-content': ['retention.generatedContent'],
    subscriptions: ['notice.renewalSpain'],
    termination: [
      'retention.accountRecovery',
      'retention.accountData',
      'retention.generatedContent',
      'retention.backups',
    ],
    updates: ['notice.materialChanges'],
    contact: ['support.responseTerms'],
  },
  'data-processing-agreement': {
    scope: ['age.us', 'age.eu'],
    processors: [
      ...['notice.subProcessors', 'ccpa.serviceProviderNotice'],
      ...['california.lookback', 'notice.subProcessors'],
    ],
    'security-measures': ['retention.ipAddresses'],
    'data-subject-rights': [
      'response.acknowledgment',
      'response.dataSubject',
      'response.dataSubjectExtended',
      'response.acknowledgment',
      'response.dataSubject',
      'response.dataSubjectExtended',
      'response.technicalErasure',
    ],
    retention: [
      'retention.inactiveAccounts',
      'retention.deletedAccounts',
      'retention.temporaryContent',
      'retention.usageData',
      'retention.crashReports',
      'retention.supportTickets',
      'retention.accountRecovery',
      'retention.accountData',
      'retention.generatedContent',
      'retention.backups',
    ],
    'breach-management': [
      'breach.regulatorNotice',
      'breach.immediateResponse',
      'breach.regulatorNotice',
    ],
    'contacts-and-governance': ['notice.materialChanges'],
  },
}

describe.each(siteTexts(site).documents)('$source.file', ({ name, source, references }) => {
  it('refers to the right figure in every section', () => {
    const headings = Array.from(source.text.matchAll(/^## .*\{#([\w-]+)\}$/gm), match => ({
      id: match[1] ?? '',
      offset: match.index,
    }))
    const seen: Record<string, string[]> = {}
    for (const { key, offset } of references) {
      if (!isFactKey(site.facts, key) || site.facts[key]?.kind !== 'duration') continue
      const section = headings.findLast(heading => heading.offset < offset)?.id ?? ''
      const before = seen[section] ?? []
      if (before.at(-1) !== key) seen[section] = [...before, key]
    }
    expect(seen).toEqual(figures[name])
  })
})
