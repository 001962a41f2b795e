import { Document, Packer, Paragraph } from 'docx'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { convertToHtml } from 'mammoth'
import type { PhrasingContent } from 'mdast'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import type { SchemeColors } from '../../../src/company/schema/palette.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { textIn } from '../../../src/company/texts/rendered.ts'
import { divideSections } from '../../../src/company/texts/sections.ts'
import { parseText } from '../../../src/company/texts/siteTexts.ts'
import { inlines } from '../../../src/company/texts/word/blocks.ts'
import { wordFile } from '../../../src/company/texts/word/wordFile.ts'
import { shownDocuments } from '../../../src/company/versions/index.ts'
import { message } from '../../sites/message.ts'
import { plainText } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'
import { wordBody, wordParts } from '../../sites/wordParts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

afterEach(() => {
  vi.useRealTimers()
})

const frontMatter = {
  title: 'Daten\u00adschutz',
  description: 'What applies.',
  version: '2.3',
  effective: '2025-01-02',
  lastUpdated: '2025-01-02',
  nextReview: '2025-05-06',
  languages: ['en', 'de'] as const,
}

/** The parts of the Word file of a text. */
async function partsOf(
  text: string,
  language: Language = 'en',
  values: object = {},
  ofSite: Site = site,
) {
  const { source, tree } = parseText(ofSite, language, { file: 'a.md', text })
  const { document } = divideSections(source, tree)
  const stated = { ...frontMatter, ...values }
  const resolved = { name: 'terms-of-service', language, frontMatter: stated, document } as const
  const parts = wordParts(await wordFile(ofSite, resolved))
  return (name: string) => parts[name] ?? ''
}

const looks = { 'w:b': 'bold', 'w:i': 'italic', 'w:u': 'underlined' }

/** A paragraph in short: its style, the level of its bullet or number, and its words with their looks. */
function shortForm(paragraph: string): string {
  const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? 'Normal'
  const level = /<w:ilvl w:val="(\d)"/.exec(paragraph)?.[1]
  const words = Array.from(
    paragraph.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?<w:t [^>]*>([^<]*)<\/w:t>/g),
    ([, properties = '', text]) => {
      const own = Object.entries(looks).flatMap(([name, look]) =>
        properties.includes(`<${name}/>`) || properties.includes(`<${name} `) ? look : [],
      )
      const size = /<w:sz w:val="(\d+)"/.exec(properties)?.[1]
      const marks = [...own, ...(size ? [size] : [])]
      return marks.length > 0 ? `[${marks.join(' ')}: ${text}]` : text
    },
  )
  return `${style}${level ? ` ${level}` : ''}: ${words.join('')}`
}

/** The paragraphs of a text below the head of its Word file. */
async function paragraphsOf(text: string, language: Language = 'en'): Promise<readonly string[]> {
  const body = (await partsOf(text, language))('word/document.xml')
  const own = body.slice(body.indexOf('</w:tbl>')).replace(/^.*?<\/w:p>/, '')
  return (own.match(/<w:p>.*?<\/w:p>/g) ?? []).map(shortForm)
}

describe('a text in Word', () => {
  it('has a style for each kind of paragraph, levels of lists, and looks of words', async () => {
    const text = `First **strong** and *weak* words\non two lines.

## One {#one}

> The *gist*.

### Part {#part}

- item
  - deep
    - deeper

  more

To [the place](#one).`
    expect(await paragraphsOf(text, 'de')).toEqual([
      'Normal: First [bold: strong] and [italic: weak] words on two lines.',
      'Heading1 0: One',
      'InShort: [bold: Kurz gesagt: ]The [italic: gist].',
      'Heading2: Part',
      'ListParagraph 0: item',
      'ListParagraph 1: deep',
      'ListParagraph 2: deeper',
      'Normal: more',
      'Normal: To the place.',
    ])
  })

  it('has one bullet an item, and its later paragraphs below its words', async () => {
    const text = '- First\n\n  More of it.\n\n  - Deep\n\n    More of that.\n\n- Second'
    const body = (await partsOf(text))('word/document.xml')
    const paragraphs = (body.match(/<w:p>.*?<\/w:p>/g) ?? []).slice(-5)
    const forms = paragraphs.map(paragraph => {
      const level = /<w:ilvl w:val="(\d)"/.exec(paragraph)?.[1]
      const indent = /<w:ind w:left="(\d+)"/.exec(paragraph)?.[1]
      return level === undefined ? `indented by ${indent}` : `bullet of level ${level}`
    })
    expect(forms).toEqual([
      'bullet of level 0',
      'indented by 397',
      'bullet of level 1',
      'indented by 794',
      'bullet of level 0',
    ])
  })

  it('leads to its own places and to the site’s pages', async () => {
    const part = await partsOf(
      'To [a](#a-part), [b](/privacy-policy), [c](https://example.org/c).\n\n## A {#a-part}\n\n> S.',
    )
    const body = part('word/document.xml')
    expect(body).toMatch(/<w:hyperlink [^>]*w:anchor="a_part"/)
    expect(body).toContain('<w:bookmarkStart w:name="a_part"')
    const links = Array.from(
      part('word/_rels/document.xml.rels').matchAll(/hyperlink" Target="([^"]*)"/g),
      ([, target]) => target,
    )
    expect(links).toEqual(['https://www.example.com/privacy-policy', 'https://example.org/c'])
  })
  it('marks words in another language, a placeholder, and nothing else', async () => {
    const law = { ...site.config.law, eu: { en: 'Union law' } }
    const text = 'Nach {{law.eu}} gilt das. {{contact.privacy}} *liest*'
    const contact = { ...site.config.contact, privacy: undefined }
    const part = await partsOf(text, 'de', {}, withValues(site, { law, contact }))
    const runs = part('word/document.xml').match(/<w:r><w:rPr>(?:(?!<\/w:r>).)*<\/w:r>/g)
    expect(runs?.slice(-3)).toEqual([
      '<w:r><w:rPr><w:lang w:val="en"/></w:rPr><w:t xml:space="preserve">Union law</w:t></w:r>',
      '<w:r><w:rPr><w:u w:val="dash"/></w:rPr><w:t xml:space="preserve">[Datenschutzkontakt]</w:t></w:r>',
      '<w:r><w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">liest</w:t></w:r>',
    ])
  })

  it('is kept in its full wording, not in that for narrow screens', async () => {
    expect(
      await paragraphsOf(':::wide\n\nThe full wording.\n\n:::\n\n:::narrow\n\nIn brief.\n\n:::'),
    ).toEqual(['Normal: The full wording.'])
  })
})

describe('a table in Word', () => {
  const table = (columns: number) => {
    const row = (name: string) =>
      `| ${Array.from({ length: columns }, (_, index) => `${name}${index}`).join(' | ')} |`
    return `${row('h')}\n${row('-')}\n${row('a')}`.replaceAll(/-\d/g, '-')
  }

  it('of two columns gives the second the room; its head is bold and repeated, its rows stay whole', async () => {
    const body = (await partsOf(table(2)))('word/document.xml')
    const own = /<w:tbl>(?:(?!<w:tbl>).)*>h0<.*?<\/w:tbl>/.exec(body)?.[0] ?? ''
    expect(own.match(/<w:gridCol w:w="\d+"/g)).toEqual([
      '<w:gridCol w:w="3388"',
      '<w:gridCol w:w="6024"',
    ])
    const rows = own.match(/<w:trPr>.*?<\/w:trPr>/g)
    expect(rows).toEqual([
      '<w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>',
      '<w:trPr><w:cantSplit/></w:trPr>',
    ])
    expect((own.match(/<w:p>.*?<\/w:p>/g) ?? []).map(shortForm)).toEqual([
      'TableText: [bold: h0]',
      'TableText: [bold: h1]',
      'TableText: a0',
      'TableText: a1',
    ])
  })

  it('of four columns shares the room, in smaller type; of three, in the usual one', async () => {
    expect(await paragraphsOf(table(4))).toEqual([
      ...['h0', 'h1', 'h2', 'h3'].map(words => `TableText: [bold 16: ${words}]`),
      ...['a0', 'a1', 'a2', 'a3'].map(words => `TableText: [16: ${words}]`),
    ])
    expect((await partsOf(table(4)))('word/document.xml')).toContain(
      '<w:gridCol w:w="2353"/><w:gridCol w:w="2353"/><w:gridCol w:w="2353"/><w:gridCol w:w="2353"/>',
    )
    expect(await paragraphsOf(table(3))).toContain('TableText: a2')
  })
})

describe('the file', () => {
  it('says what it is, for whom it is written, and in which language', async () => {
    const part = await partsOf('Words.', 'de')
    const core = part('docProps/core.xml')
    expect(core).toContain('<dc:title>Datenschutz</dc:title>')
    expect(core).toContain('<dc:description>What applies.</dc:description>')
    expect(core).toContain('<dc:creator>Longhand Studio Example, Inc.</dc:creator>')
    expect(core).toMatch(/<cp:lastModifiedBy>Longhand Studio Example, Inc\.</)
    expect(part('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>')
    expect(part('word/settings.xml')).toContain('<w:autoHyphenation/>')
    expect(part('word/settings.xml')).toMatch(
      /"compatibilityMode"[^>]*w:val="15"|w:val="15"[^>]*"compatibilityMode"/,
    )
  })

  it('holds names with signs that mean something in XML', async () => {
    const company = { ...site.config.company, legalName: 'Pen & Ink <Ltd>' }
    const part = await partsOf('Words.', 'en', {}, withValues(site, { company }))
    expect(part('docProps/core.xml')).toContain(
      '<dc:creator>Pen &amp; Ink &lt;Ltd&gt;</dc:creator>',
    )
  })

  it('was made when the text took effect, and last changed when the text says so', async () => {
    const days = async (values: object) => {
      const core = (await partsOf('Words.', 'en', values))('docProps/core.xml')
      return Array.from(core.matchAll(/>([\d-]{10})T00:00:00Z</g), ([, day]) => day)
    }
    expect(await days({})).toEqual(['2025-01-02', '2025-01-02'])
    expect(await days({ lastUpdated: '2025-03-04' })).toEqual(['2025-01-02', '2025-03-04'])
  })

  it('is A4 with margins of 22 mm', async () => {
    const body = (await partsOf('Words.'))('word/document.xml')
    // Twips: 1,440 an inch.
    expect(body).toContain('<w:pgSz w:w="11906" w:h="16838" w:orient="portrait"/>')
    expect(body).toContain('<w:pgMar w:top="1247" w:right="1247" w:bottom="1247" w:left="1247"')
  })
})

it('the foot of every printed page names the text and its version, the page, and how many there are', async () => {
  const document = shownDocuments(site).find(
    ({ name, language }) => name === 'privacy-policy' && language === 'de',
  )
  if (!document) throw new Error('there is no policy')
  const parts = wordParts(await wordFile(site, document))
  const words = Object.entries(parts)
    .filter(([name]) => /^word\/footer\d*\.xml$/.test(name))
    .map(([, part]) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  const body = parts['word/document.xml'] ?? ''
  expect(body.match(/<w:footerReference [^>]*>/g)).toEqual([
    expect.stringContaining('w:type="default"'),
  ])
  expect(body).not.toContain('<w:titlePg')
  expect(words).toEqual(['Datenschutzerklärung · Version 2.0 · PAGE / NUMPAGES'])
})

it('the same text gives the same Word file on every day, byte for byte', async () => {
  const [document] = shownDocuments(site)
  if (!document) throw new Error('there is no document')
  const onDay = (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    return wordFile({ ...site, today: day }, document)
  }
  const file = await onDay('2026-01-01')
  expect((await onDay('2027-06-30')).equals(file)).toBe(true)
})

it('a fact keeps the look of the words around it: bold within bold', async () => {
  const fact: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['placeholder'] } },
    children: [{ type: 'text', value: '[legal name]' }],
  }
  const children = inlines([{ type: 'strong', children: [fact] }, fact])
  const sections = [{ children: [new Paragraph({ children })] }]
  const body = wordBody(await Packer.toBuffer(new Document({ sections })))
  const looks = Array.from(body.matchAll(/<w:rPr>(.*?)<\/w:rPr>/g), ([, look]) => look)
  expect(looks).toEqual(['<w:b/><w:bCs/><w:u w:val="dash"/>', '<w:u w:val="dash"/>'])
})

async function agreementIn(language: 'en' | 'de') {
  const document = textIn(shownDocuments(site), 'data-processing-agreement', language)
  const buffer = await wordFile(site, document)
  const tree = fromHtml((await convertToHtml({ buffer })).value)
  const tables = selectAll('table', tree).map(table =>
    selectAll('tr', table).map(row => selectAll('td, th', row).map(plainText).join(' | ')),
  )
  return { tree, body: wordBody(buffer), tables, headings: selectAll('h1', tree).map(plainText) }
}

it('the Word file of the agreement names the parties, with what is known of the provider', async () => {
  const { tables, headings, tree } = await agreementIn('en')
  expect(headings[0]).toBe(message('agreement.parties'))
  expect(plainText(tree)).toContain(message('agreement.standing'))
  expect(tables[1]).toEqual([
    ` | ${message('agreement.controller')} | ${message('agreement.processor')}`,
    `${message('agreement.name')} |  | Longhand Studio Example, Inc.`,
    'Address |  | 1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
    'Represented by |  | ',
    `${message('agreement.contact')} |  | privacy@example.com`,
    `${message('agreement.officer')} |  | data-protection-officer@example.com`,
  ])
})

it('it ends with places to sign, of the height of a signature, and annexes on pages of their own', async () => {
  const { tables, headings, body, tree } = await agreementIn('de')
  expect(headings.slice(-4)).toEqual([
    'Unterschriften',
    'Anlage 1: Beschreibung der Verarbeitung',
    'Anlage 2: technische und organisatorische Maßnahmen',
    'Anlage 3: Unterauftragsverarbeiter',
  ])
  expect(tables).toContainEqual([
    ' | Verantwortlicher („Sie“) | Auftragsverarbeiter („wir“)',
    'Ort |  | ',
    'Datum |  | ',
    'Name und Funktion |  | ',
    'Unterschrift |  | ',
  ])
  expect(body.match(/<w:trHeight w:val="700" w:hRule="atLeast"\/>/g)).toHaveLength(9)
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(3)
  // Each section that an annex repeats is there twice, with a place of its own for links.
  expect(plainText(tree).split('AES-256')).toHaveLength(3)
  const names = Array.from(body.matchAll(/<w:bookmarkStart[^>]* w:name="([^"]+)"/g), ([, n]) => n)
  expect(new Set(names).size).toBe(names.length)
  expect(tables.at(-1)?.join()).toContain('Example Still Pictures Synthesis Holdings, Inc.')
})

describe('the colors of a Word file', () => {
  const text = '## One {#one}\n\n> The gist.\n\n| A | B |\n|---|---|\n| 1 | [2](#one) |\n'
  /** The colors of a file, by the styles that have them, and of the rules of its tables. */
  const colorsOf = async (light: Partial<SchemeColors>) => {
    const colored = withValues(site, { identity: { ...site.config.identity, colors: { light } } })
    const part = await partsOf(text, 'en', {}, colored)
    const styles = part('word/styles.xml').match(/<w:style [^>]*>.*?<\/w:style>/gs) ?? []
    const style = (id: string) => styles.find(xml => xml.includes(`w:styleId="${id}"`)) ?? ''
    const letters = (xml: string) => /<w:color w:val="([^"]*)"/.exec(xml)?.[1]
    return {
      heading: letters(style('Heading1')),
      link: letters(style('Hyperlink')),
      inShort: letters(style('InShort')),
      bar: /<w:left [^>]*w:color="([^"]*)"/.exec(style('InShort'))?.[1],
      rule: /<w:insideH [^>]*w:color="([^"]*)"/.exec(part('word/document.xml'))?.[1],
      foot: letters(part('word/footer1.xml')),
    }
  }

  it("are those of the company's pages", async () => {
    const light = { ink: '#102030', muted: '#405060', accent: '#006050', accentLarge: '#008070' }
    expect(await colorsOf(light)).toEqual({
      heading: '102030',
      link: '006050',
      inShort: '405060',
      bar: '008070',
      rule: 'DEE0E2',
      foot: '405060',
    })
  })

  it("are the design's where those of the company could not be read on white", async () => {
    const light = {
      paper: '#000000',
      ink: '#ffffff',
      muted: '#dddddd',
      accent: '#ffee00',
      accentLarge: '#ffee00',
    }
    expect(await colorsOf(light)).toEqual({
      heading: '11131C',
      link: 'C43100',
      inShort: '4D515B',
      bar: 'DD4115',
      rule: 'DEDEDF',
      foot: '4D515B',
    })
  })
})
