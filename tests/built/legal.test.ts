import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { type BuiltPage, builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'
import {
  inShortNotes,
  type StatedFigure,
  sectionIds,
  statedFigures,
  termsSections,
  titles,
} from './legalExpectations.ts'
import { legalPages } from './sitePages.ts'

/** When it takes effect and was last updated: on the day of its publication, which one fixture has. */
const dates = {
  'privacy-policy': [
    '2025-01-01',
    fixture.compared['privacy-policy'].length > 0 ? '2024-11-15' : '2025-01-01',
  ],
  'terms-of-service': ['2025-01-01', '2025-01-01'],
  'data-processing-agreement': ['2025-01-01', '2025-01-01', '2025-12-31'],
} as const

const outlines: Readonly<Record<string, readonly string[]>> = {
  ...sectionIds,
  'terms-of-service': termsSections[fixture.terms],
}

const documents = legalPages.map(entry => ({ ...entry, page: builtPage(entry.file) }))

const sectionsOf = (page: BuiltPage) =>
  page.all('.legal-text > section').map(section => attribute(section, 'id'))

describe.each(documents)('$path', ({ route, language, page }) => {
  it('has the sections of the specification, numbered, each linking to itself (§2)', () => {
    expect(sectionsOf(page)).toEqual(outlines[route])
    const headings = page.all('.legal-text > section > h2')
    expect(headings.map(heading => textOf(heading).split(' ')[0])).toEqual(
      headings.map((_, index) => String(index + 1)),
    )
    expect(page.all('.legal-text h2 a').map(link => attribute(link, 'href').slice(1))).toEqual(
      sectionsOf(page),
    )
  })

  it('lists the same sections in its contents', () => {
    expect(page.all('.contents a').map(link => attribute(link, 'href').slice(1))).toEqual(
      sectionsOf(page),
    )
  })

  const figures: readonly StatedFigure[] = statedFigures[route]

  it.each(figures)('states in #$section: $en', stated => {
    expect(textOf(page.one(`#${stated.section}`)).replaceAll(/\s/g, ' ')).toContain(
      stated[language],
    )
  })

  it('states its dates and version 2.0 for the US and the EU', () => {
    const head = page.one('.version-table')
    expect(page.all('.version-table time').map(time => attribute(time, 'dateTime'))).toEqual([
      ...dates[route],
    ])
    const words: Readonly<Record<string, readonly string[]>> = {
      en: ['2.0 (US and EU)', 'January 1, 2025'],
      de: ['2.0 (USA und EU)', '1. Januar 2025'],
      fr: ['2.0 (États-Unis et UE)', '1er janvier 2025'],
      es: ['2.0 (EE. UU. y UE)', '1 de enero de 2025'],
    }
    for (const text of words[language] ?? []) expect(textOf(head)).toContain(text)
  })

  it('sets off an “In short” line in every section, and explains these lines once', () => {
    expect(page.all('.legal-text > section > .in-short')).toHaveLength(sectionsOf(page).length)
    expect(page.all('.in-short-note').map(textOf)).toEqual([inShortNotes[language]])
  })

  it('leaves no reference unfilled', () => {
    const shown = page.html.replaceAll(/<style>.*?<\/style>/gs, '')
    expect(shown).not.toMatch(/\{\{|\{#/)
  })

  it('has its title, and ends with a link home', () => {
    expect(textOf(page.one('h1'))).toBe(titles[route][language])
    const isOffered = fixture.languages.site.includes(language)
    const home = language === 'en' || !isOffered ? '/' : `/${language}`
    expect(attribute(page.one('.back-home'), 'href')).toBe(home)
    expect(attribute(page.one('.navbar .back'), 'href')).toBe(home)
    if (!isOffered) expect(attribute(page.one('.back-home'), 'hrefLang')).toBe('en')
  })

  it('exists as plain Markdown with the same headings and no markup of ours', () => {
    const markdown = readFileSync(join(siteFolder, `${page.file.replace('.html', '')}.md`), 'utf8')
    expect(markdown.startsWith(`# ${textOf(page.one('h1'))}\n`)).toBe(true)
    expect(markdown).not.toMatch(/\{\{|\{#|:::|<(?!\S+@)\w/)
    const headings = Array.from(markdown.matchAll(/^## (.*)$/gm), match => match[1] ?? '')
    expect(headings).toHaveLength(sectionsOf(page).length)
    const label = { en: 'In short:', de: 'Kurz gesagt:', fr: 'En bref\u00A0:', es: 'En resumen:' }[
      language
    ]
    expect(markdown.match(new RegExp(`^> \\*\\*${label}\\*\\* `, 'gm'))).toHaveLength(
      headings.length,
    )
    expect(markdown.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(`\n${inShortNotes[language]}\n`)
    expect(markdown).toContain('2.0 (')
    for (const time of page.all('.version-table time')) expect(markdown).toContain(textOf(time))
  })
})

it('the privacy policy lists all nine categories of data (§3)', () => {
  expect(builtPage('privacy-policy.html').all('#data-collected tbody tr')).toHaveLength(9)
  expect(builtPage('de/privacy-policy.html').all('#data-collected tbody tr')).toHaveLength(9)
})

it('the policy lists the AI providers, and the DPA all who process data', () => {
  const rows = (file: string, section: string) =>
    builtPage(file)
      .all(`#${section} table.stacked tbody tr`)
      .map(row => textOf(row))
  const shown = (processors: typeof fixture.processors) =>
    processors.map(({ name, role }) => expect.stringContaining(`${name} ${role} `))
  const ai = fixture.processors.filter(({ isAi }) => isAi)
  expect(ai).toHaveLength(3)
  expect(rows('privacy-policy.html', 'ai-partners')).toEqual(shown(ai))
  expect(rows('data-processing-agreement.html', 'processors')).toEqual(shown(fixture.processors))
})

it('the DPA defines data subject, controller and processor', () => {
  const roles = textOf(builtPage('data-processing-agreement.html').one('#parties-and-definitions'))
  for (const role of ['Data subject', 'Controller', 'Processor']) expect(roles).toContain(role)
})

it('no legal text ends up in client JavaScript', () => {
  const scripts = readdirSync(join(siteFolder, 'assets')).filter(file => file.endsWith('.js'))
  expect(scripts).toHaveLength(2)
  const code = scripts.map(file => readFileSync(join(siteFolder, 'assets', file), 'utf8')).join('')
  for (const { page } of documents) {
    for (const sentence of page.all('.legal-text p').map(textOf)) {
      expect(code.includes(sentence.slice(0, 40))).toBe(false)
    }
  }
})
