import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { type BuiltPage, builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'
import { legalPages } from './sitePages.ts'

/** Of both variants of the Terms (docs/rulings.md, ruling 3). */
const terms = {
  'nineteen-sections': [
    'acceptance',
    'description',
    'eligibility',
    'accounts',
    'subscriptions',
    'ai-content',
    'prohibited-uses',
    'intellectual-property',
    'privacy',
    'disclaimers',
    'indemnification',
    'moderation',
    'termination',
    'international-compliance',
    'disputes',
    'accessibility',
    'updates',
    'contact',
    'additional-provisions',
  ],
  'fourteen-sections': [
    'acceptance',
    'description',
    'eligibility',
    'accounts',
    'subscriptions',
    'ai-content',
    'prohibited-uses',
    'intellectual-property',
    'privacy',
    'disclaimers',
    'termination',
    'disputes',
    'updates',
    'contact',
  ],
}

/** The sections of every document (docs/rulings.md, ruling 10). */
const outlines = {
  'privacy-policy': [
    'company',
    'data-collected',
    'legal-basis',
    'use',
    'ai-partners',
    'sharing',
    'retention',
    'rights',
    'security',
    'children',
    'international-transfers',
    'cookies',
    'automated-decisions',
    'california',
    'updates',
    'authorities',
    'third-party-services',
    'contact',
  ],
  'terms-of-service': terms[fixture.terms],
  'data-processing-agreement': [
    'parties-and-definitions',
    'scope',
    'purposes-and-legal-basis',
    'processors',
    'international-transfers',
    'security-measures',
    'data-subject-rights',
    'retention',
    'breach-management',
    'compliance-monitoring',
    'contacts-and-governance',
  ],
}

/** What the table at the head says of the version and its day. */
const heads = {
  en: ['2.0 (US and EU)', 'January 1, 2025'],
  de: ['2.0 (USA und EU)', '1. Januar 2025'],
  fr: ['2.0 (États-Unis et UE)', '1er janvier 2025'],
  es: ['2.0 (EE. UU. y UE)', '1 de enero de 2025'],
}

const documents = legalPages.map(entry => ({ ...entry, page: builtPage(entry.file) }))
const sectionsOf = (page: BuiltPage) =>
  page.all('.legal-text > section').map(section => attribute(section, 'id'))

describe.each(documents)('$path', ({ route, language, path, page }) => {
  it('has these sections, numbered, each linking to itself', () => {
    expect(sectionsOf(page)).toEqual(outlines[route])
    const headings = page.all('.legal-text > section > h2')
    expect(headings.map(heading => textOf(heading).split(' ')[0])).toEqual(
      headings.map((_, index) => String(index + 1)),
    )
    for (const links of ['.legal-text h2 a', '.contents a']) {
      const targets = page.all(links).map(link => attribute(link, 'href').slice(1))
      expect(targets).toEqual(sectionsOf(page))
    }
  })

  it('states its dates and version 2.0 for the US and the EU, and leads to its feed', () => {
    const head = page.one('.document-facts')
    for (const text of heads[language]) expect(textOf(head)).toContain(text)
    const links = page.all('.document-facts a').map(link => attribute(link, 'href'))
    expect(links).toEqual(expect.arrayContaining([`${path}.md`, `${path}.docx`, `${path}.atom`]))
    const feeds = page.all('link[type="application/atom+xml"]').map(link => attribute(link, 'href'))
    expect(feeds).toEqual([`${path}.atom`, `${path.replace(/[^/]*$/, '')}legal.atom`])
  })

  it('sets off an “In short” line in every section, and explains these lines once', () => {
    expect(page.all('.legal-text > section > .in-short')).toHaveLength(sectionsOf(page).length)
    expect(page.all('.in-short-note')).toHaveLength(1)
  })

  it('leaves no reference unfilled, and ends with a link home', () => {
    expect(page.html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/\{\{|\{#/)
    const isOffered = fixture.languages.site.includes(language)
    const home = language === 'en' || !isOffered ? '/' : `/${language}`
    expect(attribute(page.one('.back-home'), 'href')).toBe(home)
    expect(attribute(page.one('.navbar .back'), 'href')).toBe(home)
    if (!isOffered) expect(attribute(page.one('.back-home'), 'hrefLang')).toBe('en')
  })
})

it('the privacy policy lists all nine categories of data', () => {
  for (const file of ['privacy-policy.html', 'de/privacy-policy.html'])
    expect(builtPage(file).all('#data-collected tbody tr')).toHaveLength(9)
})

it('no legal text ends up in client JavaScript', () => {
  const scripts = readdirSync(join(siteFolder, 'assets')).filter(file => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  const code = scripts.map(file => readFileSync(join(siteFolder, 'assets', file), 'utf8')).join('')
  for (const { page } of documents) {
    const sentences = page.all('.legal-text p').map(textOf)
    expect(sentences.filter(sentence => code.includes(sentence.slice(0, 40)))).toEqual([])
  }
})
