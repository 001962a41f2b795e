import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { convertToHtml } from 'mammoth'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { textIn } from '../../../src/texts/rendered.ts'
import { wordFile } from '../../../src/texts/word/wordFile.ts'
import { shownDocuments } from '../../../src/versions/index.ts'
import { plainText } from '../../sites/tree.ts'
import { wordBody } from '../../sites/wordParts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

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
  expect(headings[0]).toBe('Parties')
  expect(plainText(tree)).toContain(
    'This agreement is concluded when you accept the Terms of Service',
  )
  expect(tables[1]).toEqual([
    ' | Controller (“you”) | Processor (“we”)',
    'Name or company |  | Longhand Studio Example, Inc.',
    'Address |  | 1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
    'Represented by |  | ',
    'Contact |  | privacy@example.com',
    'Data protection officer |  | data-protection-officer@example.com',
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
    ...['Ort |  | ', 'Datum |  | ', 'Name und Funktion |  | ', 'Unterschrift |  | '],
  ])
  expect(body.match(/<w:trHeight w:val="700" w:hRule="atLeast"\/>/g)).toHaveLength(9)
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(3)
  // Each section that an annex repeats is there twice, with a place of its own for links.
  expect(plainText(tree).split('AES-256')).toHaveLength(3)
  const names = Array.from(body.matchAll(/<w:bookmarkStart[^>]* w:name="([^"]+)"/g), ([, n]) => n)
  expect(new Set(names).size).toBe(names.length)
  expect(tables.at(-1)?.join()).toContain('Example Still Pictures Synthesis Holdings, Inc.')
})
