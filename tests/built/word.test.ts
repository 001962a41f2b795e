import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { convertToHtml } from 'mammoth'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../../contract/target.ts'
import { wordParts } from '../sites/wordParts.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'
import { type StatedFigure, statedFigures } from './legalExpectations.ts'
import { legalPages } from './sitePages.ts'

/** The language of a Word file's texts, as its proofing tools know it. */
const proofing = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }

/** Text for comparison: every kind of space as a plain one. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What mammoth makes of a file: the styles of Word as elements. */
async function readWord(content: Buffer): Promise<{ tree: Root; warnings: string[] }> {
  const styleMap = [
    "p[style-name='Title'] => p.title:fresh",
    "p[style-name='In Short'] => p.in-short:fresh",
    "p[style-name='Table Text'] => p:fresh",
  ]
  const { value, messages } = await convertToHtml({ buffer: content }, { styleMap })
  return { tree: fromHtml(value), warnings: messages.map(({ message }) => message) }
}

describe.each(legalPages)('$path as a Word file', ({ route, language, path, file }) => {
  const page = builtPage(file)
  const content = readFileSync(join(siteFolder, `${path}.docx`))
  const parts = wordParts(content)
  const part = (name: string) => parts[name] ?? ''
  let word: Root
  let warnings: string[]

  beforeAll(async () => {
    ;({ tree: word, warnings } = await readWord(content))
  })

  it('is linked from the page next to the Markdown', () => {
    const links = page.all('.version-table a').map(link => attribute(link, 'href'))
    expect(links).toEqual(expect.arrayContaining([`${path}.md`, `${path}.docx`]))
  })

  it('is read without a warning, and leaves no reference unfilled', () => {
    expect(warnings).toEqual([])
    expect(textOf(word)).not.toMatch(/\{\{|\{#|:::/)
  })

  it('has the title, the headings and their numbers', () => {
    expect(selectAll('.title', word).map(textOf)).toEqual([textOf(page.one('h1'))])
    const sections = page.all('.legal-text h2').map(textOf)
    expect(
      selectAll('h1', word).map((heading, index) => `${index + 1} ${textOf(heading)}`),
    ).toEqual(sections)
    expect(selectAll('h2', word).map(textOf)).toEqual(page.all('.legal-text h3').map(textOf))
    const numbered = part('word/document.xml').match(/<w:pStyle w:val="Heading1"\/>.*?<\/w:pPr>/g)
    expect(numbered).toHaveLength(sections.length)
    for (const properties of numbered ?? []) expect(properties).toMatch(/<w:numId w:val="\d+"\/>/)
  })

  it('marks every “In short” line', () => {
    const lines = page.all('.legal-text .in-short').map(line => plain(textOf(line)))
    expect(selectAll('.in-short', word).map(line => plain(textOf(line)))).toEqual(lines)
  })

  it('has the version table, and every table with its header row', () => {
    const [version, ...tables] = selectAll('table', word)
    const details = page.all('.version-table tr:not(.elsewhere)').map(textOf)
    expect(selectAll('tr', version).map(textOf)).toEqual(details)
    const onPage = page.all('.legal-text table')
    expect(tables).toHaveLength(onPage.length)
    for (const [index, table] of tables.entries()) {
      const original = onPage[index]
      expect(selectAll('thead tr', table)).toHaveLength(1)
      expect(selectAll('tr', table).map(row => plain(textOf(row)))).toEqual(
        selectAll('tr', original).map(row => plain(textOf(row))),
      )
    }
  })

  it('states every figure', () => {
    const text = plain(textOf(word))
    const figures: readonly StatedFigure[] = statedFigures[route]
    for (const stated of figures) expect(text).toContain(plain(stated[language]))
  })

  it('keeps its links, to sections as bookmarks and to other pages as addresses', () => {
    for (const link of selectAll('a[href]', word)) {
      const href = attribute(link, 'href')
      if (href.startsWith('#')) expect(select(`[id="${href.slice(1)}"]`, word)).toBeDefined()
      else expect(href).toMatch(/^(?:https?:|mailto:|tel:)/)
    }
  })

  it('names its language, its title and the company', () => {
    expect(part('word/styles.xml')).toContain(`<w:lang w:val="${proofing[language]}"/>`)
    expect(part('docProps/core.xml')).toContain(`<dc:title>${textOf(page.one('h1'))}</dc:title>`)
    const rights = plain(textOf(page.one('.footer-rights')))
    const company = /<Company>(.*)<\/Company>/.exec(part('docProps/app.xml'))?.[1]
    expect(company).toMatch(/\S/)
    expect(rights).toContain(`© ${company}`)
  })
})
