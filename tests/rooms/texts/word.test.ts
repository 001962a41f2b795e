import { Document, Packer, Paragraph } from 'docx'
import type { PhrasingContent } from 'mdast'
import { afterEach, expect, it, vi } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { inlines } from '../../../src/texts/word/blocks.ts'
import { wordFile } from '../../../src/texts/word/wordFile.ts'
import { shownDocuments } from '../../../src/versions/index.ts'
import { wordBody, wordParts } from '../../sites/wordParts.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

afterEach(() => {
  vi.useRealTimers()
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
