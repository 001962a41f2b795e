import { expect, it } from 'vitest'
import { factReferences } from '../../src/model/factReferences.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import type { ParsedDocument } from '../../src/texts/documentTexts.ts'
import { readReviewedFile } from '../../src/texts/review/readReviewedFile.ts'
import { reviewOf } from '../../src/texts/review/review.ts'
import { reviewBlocks } from '../../src/texts/review/reviewBlocks.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import { randomNumbers } from '../sites/randomNumbers.mjs'
import { paragraphsOf, withBody } from '../sites/reviewedFile.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })
const { documents } = siteTexts(site)

interface Exported {
  readonly parsed: ParsedDocument
  readonly file: Uint8Array
  readonly blocks: ReturnType<typeof reviewBlocks>
}

async function exported(parsed: ParsedDocument): Promise<Exported> {
  const resolved = resolvedFrom(site, parsed)
  return {
    parsed,
    file: await wordFile(site, resolved),
    blocks: reviewBlocks(site, parsed, resolved),
  }
}

const everyExport = await Promise.all(documents.map(exported))

function reviewed({ parsed, blocks }: Exported, file: Uint8Array) {
  return reviewOf({
    file: readReviewedFile('reviewed.docx', file),
    original: { blocks, head: new Map(), isSameWording: true },
    ...{ text: parsed.source.text, origin: site.config.origin, ids: parsed.document.ids },
    rejected: new Set<number>(),
  })
}

const by = 'w:id="901" w:author="Ada Example" w:date="2027-01-15T09:30:00Z"'

it('every document in every language comes back as it went, byte for byte', () => {
  expect(everyExport).toHaveLength(12)
  for (const own of everyExport) {
    const { parsed } = own
    const { text, changes, obstacles } = reviewed(own, own.file)
    expect({ changes, obstacles }).toEqual({ changes: [], obstacles: [] })
    expect(text).toBe(parsed.source.text)
  }
})

/** A word written into a block between two characters, wherever they are. */
interface RandomEdit {
  readonly block: Exported['blocks'][number]
  readonly word: string
  /** Where in the paragraph's own runs, as a share of what fits into 32 bits. */
  readonly choice: number
}

function randomEdits({ blocks }: Exported, random: (below: number) => number): RandomEdit[] {
  const chosen = new Set(Array.from({ length: EDITS_A_DOCUMENT }, () => random(blocks.length)))
  return [...chosen].flatMap((index, edit) => {
    const block = blocks[index]
    const word = `Zusatz${String.fromCharCode(97 + edit)}`
    return block ? [{ block, word, choice: random(2 ** 31) }] : []
  })
}

function withEdit(body: string, { block, word, choice }: RandomEdit): string {
  const paragraph = paragraphsOf(body).find(own => own.includes(`"${block.id}"`)) ?? ''
  const runs = [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<&]+)<\/w:t>/g)]
  const run = runs[choice % runs.length]
  const [whole = '', text = ''] = run ?? []
  const at = (run?.index ?? 0) + whole.indexOf('>') + 1 + (choice % (text.length + 1))
  const inserted = `</w:t></w:r><w:ins ${by}><w:r><w:t>${word}</w:t></w:r></w:ins><w:r><w:t xml:space="preserve">`
  const edited = paragraph.slice(0, at) + inserted + paragraph.slice(at)
  return body.replace(paragraph, () => edited)
}

/** Made of distinct blocks, so that some chosen twice leave 200 at least. */
const EDITS_A_DOCUMENT = 18

/** On a quiet machine, 200 edits take ten seconds. */
const TIMEOUT = 240_000

it('200 random edits come back at the right block; every fact and condition survives', {
  timeout: TIMEOUT,
}, () => {
  const random = randomNumbers(23)
  const count = { taken: 0, refused: 0 }
  for (const own of everyExport) {
    const { parsed } = own
    const original = parsed.source.text
    const edits = randomEdits(own, random)
    const review = (chosen: readonly RandomEdit[]) =>
      reviewed(
        own,
        withBody(own.file, body => chosen.reduce(withEdit, body)),
      )
    // Within a fact’s value, in a label, or where the site makes the words: refused, by its place.
    const { obstacles } = review(edits)
    for (const { message } of obstacles) {
      expect(message).toMatch(/is the value of \{\{|is made from site\.ts|is a label of the site/)
    }
    const places = [...new Set(obstacles.map(({ place }) => place))]
    const taken = edits.filter(({ block }) => !places.includes(block.place))
    expect(edits.length - taken.length).toBe(places.length)
    const made = edits.filter(({ block }) => !block.atoms).map(({ block }) => block.place)
    expect(places).toEqual(expect.arrayContaining(made))

    const { text } = review(taken)
    const line = (markdown: string, at: number) => markdown.slice(0, at).split('\n').length
    for (const { block, word } of taken) {
      if (!block.atoms) throw new Error('what the site makes was changed')
      expect(line(text, text.indexOf(word))).toBe(line(original, block.start))
    }
    const plain = (markdown: string) => markdown.replaceAll(/Zusatz[a-z]|\\/g, '')
    expect(plain(text)).toBe(plain(original))
    const keys = (markdown: string) => factReferences(markdown).map(({ key }) => key)
    expect(keys(text)).toEqual(keys(original))
    const conditions = (markdown: string) => markdown.match(/^:::.*$/gm)
    expect(conditions(text)).toEqual(conditions(original))
    count.taken += taken.length
    count.refused += places.length
  }
  expect(count.taken + count.refused).toBeGreaterThanOrEqual(200)
  expect(count.taken).toBeGreaterThan(120)
})
