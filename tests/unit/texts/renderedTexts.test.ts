import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { renderHtml } from '../../../src/company/texts/html.ts'
import { documentDetails, renderText } from '../../../src/company/texts/rendered.ts'
import { divideSections } from '../../../src/company/texts/sections.ts'
import { parseText } from '../../../src/company/texts/siteTexts.ts'
import { message } from '../../sites/message.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const frontMatter = {
  title: 'Terms',
  description: 'What applies.',
  version: '2.3',
  effective: '2025-01-02',
  lastUpdated: '2025-03-04',
  nextReview: '2025-05-06',
  languages: ['en', 'de', 'fr', 'es'] as const,
}

function parsed(text: string, language: Language = 'en', of: Site = site) {
  return parseText(of, language, { file: 'a.md', text })
}

function html(text: string, language: Language = 'en', of: Site = site): string {
  return renderHtml(parsed(text, language, of).tree.children)
}

describe('a table', () => {
  const table = (columns: readonly string[]) =>
    [columns, columns.map(() => '---'), columns.map(name => `${name} cell`)]
      .map(cells => `| ${cells.join(' | ')} |`)
      .join('\n')

  it('of four columns names in each cell the column it belongs to', () => {
    const cells = html(table(['Ada', 'Bo', 'Cy', 'Di'])).match(
      /<t[dh] [^>]*data-label.*?<\/t[dh]>/g,
    )
    expect(cells).toEqual([
      '<th scope="row" data-label="Ada">Ada cell</th>',
      '<td data-label="Bo">Bo cell</td>',
      '<td data-label="Cy">Cy cell</td>',
      '<td data-label="Di">Di cell</td>',
    ])
  })

  it('of three columns stays a table, its heads scoped to their columns', () => {
    expect(html(table(['Ada', 'Bo', 'Cy']))).toBe(
      '<table><thead><tr><th scope="col">Ada</th><th scope="col">Bo</th><th scope="col">Cy</th></tr></thead><tbody><tr><th scope="row">Ada cell</th><td>Bo cell</td><td>Cy cell</td></tr></tbody></table>',
    )
  })

  it('is named as the heading above it', () => {
    const text = `## Data {#data}\n\n${table(['Ada', 'Bo'])}\n\n### More {#more}\n\n${table(['Cy', 'Di'])}`
    const { tree, source } = parsed(text)
    const { document } = divideSections(source, tree)
    const [section] = renderText(site, {
      name: 'a',
      language: 'en',
      frontMatter,
      document,
    }).sections
    expect(section?.html.match(/<table[^>]*>/g)).toEqual([
      '<table aria-label="Data">',
      '<table aria-label="More">',
    ])
  })
})

it('a statute is framed, in its own language where it names one', () => {
  expect(html(':::statute\n\nThe law.\n\n:::\n\n:::statute[fr]\n\nLa loi.\n\n:::')).toBe(
    '<div class="statute"><p>The law.</p></div><div class="statute" lang="fr"><p>La loi.</p></div>',
  )
})

it('a list becomes facts where every item begins with a label, and stays a list otherwise', () => {
  expect(html('- **Ada:** one\n- **Bo:** two')).toBe(
    '<dl class="facts"><div><dt>Ada:</dt><dd> one</dd></div><div><dt>Bo:</dt><dd> two</dd></div></dl>',
  )
  expect(html('- **Ada:** one\n- Bo: two')).toContain('<ul><li><strong>Ada:</strong> one</li>')
})

describe('what the company wrote', () => {
  const inEnglish = withValues(site, { law: { ...site.config.law, eu: { en: 'Union law' } } })

  it.each([
    ['de', '<p><span lang="en">Union law</span></p>'],
    ['en', '<p>Union law</p>'],
  ] as const)('is shown in %s with its language, where that is another one', (code, expected) => {
    expect(html('{{law.eu}}', code, inEnglish)).toBe(expected)
  })

  it('is a placeholder where it is unknown, a link or a name where it is not', () => {
    const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' })
    expect(html('{{contact.privacy}}', 'de', unsupplied)).toBe(
      '<p><span class="placeholder">[Datenschutzkontakt]</span></p>',
    )
    expect(html('{{contact.privacy}} {{company.legalName}}')).toBe(
      '<p><a href="mailto:privacy@example.com" translate="no">privacy@example.com</a> <span translate="no">Longhand Studio Example, Inc.</span></p>',
    )
  })
})

it('the head of a document states each date beside its own label', () => {
  const details = documentDetails(site, frontMatter, 'de')
  expect(details.map(({ label, text }) => [label, text])).toEqual([
    ['Gültig ab', '2. Januar 2025'],
    ['Zuletzt aktualisiert', '4. März 2025'],
    ['Nächste Prüfung', '6. Mai 2025'],
    ['Version', '2.3 (USA und EU)'],
    ['Sprachen', 'Englisch, Deutsch, Französisch und Spanisch'],
  ])
})

describe('a text with a shorter wording for narrow screens', () => {
  const text =
    ':::wide\n\nThe full wording.\n\n:::\n\n:::narrow\n\nIn brief.\n\n:::\n\n## A {#a}\n\n> Short.\n\nAa.'
  const { source, tree } = parsed(text)
  const { document } = divideSections(source, tree)

  it('holds both in HTML, told apart by their class', () => {
    expect(renderHtml(tree.children)).toContain(
      '<div class="wide"><p>The full wording.</p></div><div class="narrow"><p>In brief.</p></div>',
    )
  })

  it('is kept in full as Markdown', () => {
    const markdown = renderText(site, { language: 'en', frontMatter, document }).markdown()
    expect(markdown).toMatch(/^# Terms$/m)
    expect(markdown).toContain('The full wording.')
    expect(markdown).not.toContain('In brief.')
    expect(markdown).toContain(`## A\n\n> **${message('legal.inShort')}** Short.\n\nAa.`)
  })
})
