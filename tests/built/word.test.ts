import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { convertToHtml } from 'mammoth'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, queriesOf, textOf } from '../sites/tree.ts'
import { wordParts } from '../sites/wordParts.ts'
import { builtPage } from './builtPage.ts'
import { legalPages } from './sitePages.ts'

/** What mammoth makes of a file: the styles of Word as elements. */
async function readWord(content: Buffer) {
  const styleMap = [
    "p[style-name='Title'] => p.title:fresh",
    "p[style-name='In Short'] => p.in-short:fresh",
    "p[style-name='Table Text'] => p:fresh",
  ]
  const { value, messages } = await convertToHtml({ buffer: content }, { styleMap })
  const tree = fromHtml(value)
  return {
    text: textOf(tree),
    ...queriesOf(tree),
    warnings: messages.map(({ message }) => message),
  }
}

/** Each document and each language. */
const inTurn = [
  '/privacy-policy',
  '/de/terms-of-service',
  '/fr/data-processing-agreement',
  '/es/privacy-policy',
]

const asked = legalPages.filter(({ path }) => inTurn.includes(path))

const rowsOf = (table?: Element) => selectAll('tr', table).map(textOf)

describe.each(asked)('$path as a Word file', ({ route, path, file }) => {
  const page = builtPage(file)
  const content = readFileSync(join(siteFolder, `${path}.docx`))
  const parts = wordParts(content)
  const part = (name: string) => parts[name] ?? ''
  // What is there to sign the agreement: parties before its text, signatures and annexes behind it.
  const bounds = route === 'data-processing-agreement' ? [1, -4] : []
  let word: Awaited<ReturnType<typeof readWord>>

  beforeAll(async () => {
    word = await readWord(content)
  })

  it('is read without a warning, and leaves no reference unfilled', () => {
    expect(word.warnings).toEqual([])
    expect(word.text).not.toMatch(/\{\{|\{#|:::/)
  })

  it('has the title, the headings and their numbers', () => {
    expect(word.all('.title').map(textOf)).toEqual([textOf(page.one('h1'))])
    const sections = page.all('.legal-text h2').map(textOf)
    const text = word.all('h1').slice(...bounds)
    expect(text.map((heading, index) => `${index + 1} ${textOf(heading)}`)).toEqual(sections)
    const onPage = page.all('.legal-text h3').map(textOf)
    expect(word.all('h2').map(textOf).slice(0, onPage.length)).toEqual(onPage)
    const headings = part('word/document.xml').match(/<w:pStyle w:val="Heading1"\/>.*?<\/w:pPr>/g)
    const numbered = headings?.map(properties => /<w:numId w:val="\d+"\/>/.test(properties))
    // What is signed stands around the text, without numbers.
    expect(numbered?.slice(...bounds)).toEqual(sections.map(() => true))
    expect(numbered?.filter(Boolean)).toHaveLength(sections.length)
  })

  it('marks every “In short” line', () => {
    const lines = page.all('.legal-text .in-short').map(textOf)
    expect(word.all('.in-short').map(textOf)).toEqual(lines)
  })

  it('has the version table, and every table with its header row', () => {
    const isToSign = route === 'data-processing-agreement'
    const [version, ...others] = word.all('table')
    const links = page.all('.document-facts span.elsewhere').map(textOf).join('')
    const details = page.all('.document-facts > div:not(.elsewhere)').map(textOf)
    expect(rowsOf(version)).toEqual(details.map(detail => detail.replace(` ${links}`, '')))
    const onPage = page.all('.legal-text table')
    const tables = isToSign ? others.slice(1, onPage.length + 1) : others
    expect(tables).toHaveLength(onPage.length)
    for (const [index, table] of tables.entries()) {
      const original = onPage[index]
      expect(selectAll('thead tr', table)).toHaveLength(1)
      expect(rowsOf(table)).toEqual(rowsOf(original))
    }
  })

  it('keeps its links, to sections as bookmarks and to other pages as addresses', () => {
    for (const link of word.all('a[href]')) {
      const href = attribute(link, 'href')
      if (href.startsWith('#')) expect(word.first(`[id="${href.slice(1)}"]`)).toBeDefined()
      else expect(href).toMatch(/^(?:https?:|mailto:|tel:)/)
    }
  })
})
