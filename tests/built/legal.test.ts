import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../contract/target.ts'
import type { FactKey } from '../../src/content/facts.ts'
import { renderFact } from '../../src/content/factText.ts'
import {
  type LegalDocumentName,
  legalDocuments,
  shownSections,
} from '../../src/content/legalOutline.ts'
import { languages } from '../../src/i18n/languages.ts'
import { messages } from '../../src/i18n/messages/index.ts'
import { attribute, type BuiltPage, builtPage, textOf } from './builtPage.ts'

/** The figures and contacts of specification §9, §4 and §5 that each document has to state. */
const stated: Readonly<Record<LegalDocumentName, readonly FactKey[]>> = {
  'privacy-policy': [
    'company.postalAddress',
    'contact.privacy',
    'contact.dpo',
    'contact.legal',
    'law.jurisdiction',
    'languages.policy',
    'retention.accountData',
    'retention.generatedContent',
    'retention.backups',
    'retention.ipAddresses',
    'response.gdpr',
    'response.gdprExtended',
    'response.ccpa',
    'response.ccpaExtended',
    'support.response',
    'support.availability',
    'notice.materialChanges',
    'encryption.inTransit',
    'encryption.atRest',
    'age.us',
    'age.eu',
    'california.lookback',
    'law.us',
    'law.eu',
  ],
  'terms-of-service': [
    'terms.planBasic',
    'terms.planPro',
    'terms.planPremium',
    'retention.accountRecovery',
    'support.responseTerms',
    'support.availability',
    'notice.materialChanges',
    'age.us',
    'age.eu',
    'law.us',
    'law.eu',
  ],
  'data-processing-agreement': [
    'retention.inactiveAccounts',
    'retention.deletedAccounts',
    'retention.temporaryContent',
    'retention.usageData',
    'retention.crashReports',
    'retention.supportTickets',
    'retention.analytics',
    'breach.regulatorNotice',
    'breach.immediateResponse',
    'response.dataSubject',
    'response.dataSubjectExtended',
    'response.technicalErasure',
    'response.acknowledgment',
    'notice.subProcessors',
    'encryption.inTransit',
    'encryption.atRest',
    'audits.internal',
    'audits.external',
    'contact.dpo',
    'company.euRepresentative',
  ],
}

const dates: Readonly<Record<LegalDocumentName, readonly string[]>> = {
  'privacy-policy': ['2025-01-01', '2025-01-01'],
  'terms-of-service': ['2025-01-01', '2025-01-01'],
  'data-processing-agreement': ['2025-01-01', '2025-12-31'],
}

const documents = legalDocuments.flatMap(name =>
  languages.map(({ code }) => ({
    name,
    code,
    page: builtPage(code === 'en' ? `${name}.html` : `${code}/${name}.html`),
  })),
)

const sectionIds = (page: BuiltPage) =>
  page.all('.legal-text > section').map(section => attribute(section, 'id'))

describe.each(documents)('$name in $code', ({ name, code, page }) => {
  const t = messages[code]
  const text = textOf(page.one('#document-text'))

  it('has the sections of the specification, numbered, each linking to itself', () => {
    expect(sectionIds(page)).toEqual([...shownSections(name)])
    const headings = page.all('.legal-text > section > h2')
    expect(headings.map(heading => textOf(heading).split(' ')[0])).toEqual(
      headings.map((_, index) => String(index + 1)),
    )
    expect(page.all('.legal-text h2 a').map(link => attribute(link, 'href').slice(1))).toEqual(
      sectionIds(page),
    )
  })

  it('lists the same sections in its contents', () => {
    expect(page.all('.contents a').map(link => attribute(link, 'href').slice(1))).toEqual(
      sectionIds(page),
    )
  })

  it.each(stated[name])('states %s', key => {
    const forms = [undefined, 'adjective', 'dative'] as const
    const texts = forms.map(form => renderFact(key, code, form).text)
    expect(texts.some(form => text.includes(form))).toBe(true)
  })

  it('states its dates and version 2.0 for the US and the EU', () => {
    const head = page.one('.document-facts')
    expect(page.all('.document-facts time').map(time => attribute(time, 'dateTime'))).toEqual([
      ...dates[name],
    ])
    expect(textOf(head)).toContain(`2.0 ${t['legal.region']}`)
    expect(textOf(head)).toContain(code === 'en' ? 'January 1, 2025' : '1. Januar 2025')
  })

  it('sets an “In short” line apart in every section, and says once what they are', () => {
    expect(page.all('.legal-text > section > .in-short')).toHaveLength(sectionIds(page).length)
    expect(page.all('.in-short-note').map(textOf)).toEqual([t['legal.inShortNote']])
  })

  it('leaves no reference unfilled', () => {
    expect(page.html).not.toMatch(/\{\{|\{#/)
  })

  it('calls itself what the other pages call it, and ends with the way home', () => {
    expect(textOf(page.one('h1'))).toBe(t[`legal.${name}`].replaceAll('\u00AD', ''))
    expect(attribute(page.one('.back-home'), 'href')).toBe(code === 'en' ? '/' : '/de')
    expect(attribute(page.one('.navbar .back'), 'href')).toBe(code === 'en' ? '/' : '/de')
  })
})

it('the privacy policy lists all nine categories of data (§3)', () => {
  expect(builtPage('privacy-policy.html').all('#data-collected tbody tr')).toHaveLength(9)
  expect(builtPage('de/privacy-policy.html').all('#data-collected tbody tr')).toHaveLength(9)
})

it('the DPA defines data subject, controller and processor', () => {
  const roles = textOf(builtPage('data-processing-agreement.html').one('#parties-and-definitions'))
  for (const role of ['Data subject', 'Controller', 'Processor']) expect(roles).toContain(role)
})

it('no legal text reaches any client JavaScript', () => {
  const scripts = readdirSync(join(siteFolder, 'assets')).filter(file => file.endsWith('.js'))
  expect(scripts).toHaveLength(2)
  const code = scripts.map(file => readFileSync(join(siteFolder, 'assets', file), 'utf8')).join('')
  for (const { page } of documents) {
    for (const sentence of page.all('.legal-text p').map(textOf)) {
      expect(code.includes(sentence.slice(0, 40))).toBe(false)
    }
  }
})
