import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import { callOn } from '../sites/callCommand.ts'
import { operatorFolder, ownText } from '../sites/operatorActs.ts'
import { paragraphWith, withBody, withRuns } from '../sites/reviewedFile.ts'
import { ada, bo, commentsPart } from '../sites/reviewersEdits.ts'

const call = callOn(legal)
const folder = operatorFolder('finished')
const files = mkdtempSync(join(tmpdir(), 'reviewed-'))
const text = 'texts/documents/data-processing-agreement.en.md'
const original = readFileSync('src/texts/documents/data-processing-agreement.en.md', 'utf8')
let exported: Uint8Array

beforeAll(async () => {
  const site = loadSite({ folder, today: '2027-02-01' })
  const parsed = siteTexts(site).documents.find(
    ({ name, source }) => name === 'data-processing-agreement' && source.language === 'en',
  )
  if (!parsed) throw new Error('there is no agreement')
  exported = await wordFile(site, resolvedFrom(site, parsed))
})

afterEach(() => rmSync(join(folder, 'texts'), { recursive: true, force: true }))
afterAll(() => {
  for (const each of [folder, files]) rmSync(each, { recursive: true, force: true })
})

/** Imports the exported file after a change of its body. */
async function review(
  change: (body: string) => string,
  { parts = {}, options = [] as readonly string[] } = {},
) {
  const path = join(files, 'reviewed.docx')
  writeFileSync(path, withBody(exported, change, parts))
  const outcome = await call(folder, 'import', path, ...options)
  const file = join(folder, text)
  return { ...outcome, markdown: existsSync(file) ? readFileSync(file, 'utf8') : undefined }
}

describe('what Word writes', () => {
  it('words inserted, deleted and split into runs come back in their block', async () => {
    const { code, output, markdown } = await review(
      withRuns(
        'The website is informational only.',
        '<w:r w:rsidR="00A1"><w:t xml:space="preserve">The web</w:t></w:r><w:r w:rsidR="00B2"><w:t xml:space="preserve">site is informational only. Its pages make no </w:t></w:r>' +
          `<w:ins ${ada}><w:r w:rsidR="00C3"><w:t xml:space="preserve">hidden “network” [or other] </w:t></w:r></w:ins>` +
          '<w:proofErr w:type="spellStart"/><w:r><w:t xml:space="preserve">requests to other services, set no cookies and use neither browser storage nor analytics. This agreement </w:t></w:r>' +
          `<w:del ${bo}><w:r><w:delText xml:space="preserve">therefore </w:delText></w:r></w:del>` +
          '<w:r><w:t>concerns the app.</w:t></w:r>',
      ),
    )
    expect(code).toBe(0)
    expect(output).toContain('1. Ada Example, 2027-01-15: section 2 (#scope), paragraph 4')
    expect(output).toContain('   + hidden “network” [or other] \n')
    expect(output).toContain('2. Bo Sample, 2027-01-16: section 2 (#scope), paragraph 4')
    expect(output).toContain('   - therefore \n')
    expect(markdown).toBe(
      original.replace(
        'The website is informational only. Its pages make no requests to other services, set no cookies and use neither browser storage nor analytics. This agreement therefore concerns the app.',
        'The website is informational only. Its pages make no hidden “network” \\[or other] requests to other services, set no cookies and use neither browser storage nor analytics. This agreement concerns the app.',
      ),
    )
  })

  it.each([
    ['w:id="903" w:author="Cy Trial"', 'Cy Trial'],
    [undefined, 'not tracked'],
  ])('of a change by %s it says %s', async (insertion, who) => {
    const word = '<w:r><w:t xml:space="preserve">private </w:t></w:r>'
    const { output } = await review(
      withRuns(
        'The website is informational only.',
        '<w:r><w:t xml:space="preserve">The website is informational only. Its pages make no </w:t></w:r>' +
          (insertion ? `<w:ins ${insertion}>${word}</w:ins>` : word) +
          '<w:r><w:t>requests to other services, set no cookies and use neither browser storage nor analytics. This agreement therefore concerns the app.</w:t></w:r>',
      ),
      { options: ['--preview'] },
    )
    expect(output).toContain(': 1 change, 0 comments.\n')
    expect(output).toContain(
      `\n1. ${who}: section 2 (#scope), paragraph 4 “The website is informational only. Its p…”\n   + private \n`,
    )
  })

  it('a rejected change stays out, and a preview writes nothing', async () => {
    const change = withRuns(
      'Our legitimate interests are',
      `<w:r><w:t xml:space="preserve">Our legitimate interests are to protect the app and its users against misuse, to keep the app working</w:t></w:r><w:ins ${ada}><w:r><w:t xml:space="preserve"> well</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> and to </w:t></w:r><w:del ${bo}><w:r><w:delText>inform</w:delText></w:r></w:del><w:ins ${bo}><w:r><w:t>alert</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> users.</w:t></w:r>`,
    )
    const preview = await review(change, { options: ['--preview'] })
    expect(preview.output).toContain('   - inform\n   + alert\n')
    expect(preview.output).toContain('Nothing was written. Leave --preview out')
    expect(preview.markdown).toBeUndefined()
    const unknown = await review(change, { options: ['--reject', '1,9'] })
    expect(unknown.output).toContain('--reject 9: is no change of this file')
    expect(unknown).toMatchObject({ code: 1, markdown: undefined })
    const { markdown } = await review(change, { options: ['--reject', '1'] })
    expect(markdown).toBe(
      original.replace('working and to inform users.', 'working and to alert users.'),
    )
  })

  it('a link, emphasis and a fact keep their Markdown while words around them change', async () => {
    const { markdown } = await review(body => {
      const paragraph = paragraphWith(body, 'You may object within this period')
      return body.replace(
        paragraph,
        paragraph
          .replace(
            'by writing to ',
            `by writing to </w:t></w:r><w:ins ${ada}><w:r><w:t xml:space="preserve">our desk, </w:t></w:r></w:ins><w:r><w:t>`,
          )
          .replace(
            '</w:hyperlink>',
            `</w:hyperlink><w:ins ${ada}><w:r><w:t xml:space="preserve"> or by </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>post</w:t></w:r></w:ins>`,
          ),
      )
    })
    expect(markdown).toBe(
      original.replace(
        'by writing to {{contact.privacy}}. If we',
        'by writing to our desk, {{contact.privacy}} or by **post**. If we',
      ),
    )
  })

  it('a paragraph moved with Word’s move takes its links along', async () => {
    const moved = 'It supplements the Privacy Policy, which describes the '
    const { code, output, markdown } = await review(body => {
      const paragraph = paragraphWith(body, moved)
      const runs = paragraph
        .replace(/^<w:p>.*?(?=<w:r>)/, '')
        .replace(/<w:bookmarkEnd[^>]*><\/w:p>$/, '')
      const start = /<w:bookmarkStart[^>]*>/.exec(paragraph)?.[0]
      const end = /<w:bookmarkEnd[^>]*>/.exec(paragraph)?.[0]
      const from = `<w:p><w:pPr><w:rPr><w:moveFrom ${ada}/></w:rPr></w:pPr><w:moveFromRangeStart w:id="31" w:name="move1"/>${start}<w:moveFrom ${ada}>${runs}</w:moveFrom><w:moveFromRangeEnd w:id="31"/>${end}</w:p>`
      const to = `<w:p><w:pPr><w:rPr><w:moveTo ${ada}/></w:rPr></w:pPr><w:moveToRangeStart w:id="32" w:name="move1"/><w:moveTo ${ada}>${runs}</w:moveTo><w:moveToRangeEnd w:id="32"/></w:p>`
      const target = paragraphWith(body, 'We are the controller of the personal data')
      return body.replace(paragraph, () => from).replace(target, () => to + target)
    })
    expect(output).toContain('1. Ada Example, 2027-01-15 (moved): introduction, paragraph 2')
    expect(code).toBe(0)
    const words =
      'It supplements the Privacy Policy, which describes the [data we collect](/privacy-policy#data-collected), and the [privacy clause](/terms-of-service#privacy) of the Terms of Service.\n\n'
    expect(markdown).toBe(
      original
        .replace(words, '')
        .replace('We are the controller of', `${words}We are the controller of`),
    )
  })

  it('comments become a list beside the draft, each once', async () => {
    const parts = commentsPart(
      'w:id="7" w:author="Bo Sample" w:date="2027-01-16T18:00:00Z"',
      'Is this still so?',
    )
    const change = withRuns(
      'The website is informational only.',
      '<w:r><w:t xml:space="preserve">The website is </w:t></w:r><w:commentRangeStart w:id="7"/><w:r><w:t>informational only</w:t></w:r><w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r><w:r><w:t xml:space="preserve">. Its pages make no requests to other services, set no cookies and use neither browser storage nor analytics. This agreement therefore concerns the app.</w:t></w:r>',
    )
    const { markdown } = await review(change, { parts })
    const again = await review(change, { parts })
    expect(again.output).toContain('There is nothing to write.')
    expect(markdown).toBeUndefined()
    expect(readFileSync(join(folder, text.replace('.md', '.comments.txt')), 'utf8')).toBe(
      'Comments on documents/data-processing-agreement.en.md\n\n- Bo Sample, 2027-01-16: section 2 (#scope), paragraph 4 “The website is informational only. Its p…”\n  on “informational only”\n  Is this still so?\n',
    )
  })

  it('paragraphs, items and rows come and go', async () => {
    const { code, output, markdown } = await review(body => {
      const item = paragraphWith(body, 'take the measures required by Article 32')
      const gone = paragraphWith(body, 'Our legitimate interests are')
      const row =
        /<w:tr>(?:(?!<w:tr>).)*?Use of the functions of the app.*?<\/w:tr>/.exec(body)?.[0] ?? ''
      const deleted = (xml: string) =>
        xml
          .replace('<w:p>', `<w:p><w:pPr><w:rPr><w:del ${ada}/></w:rPr></w:pPr>`)
          .replaceAll('<w:r>', `<w:del ${ada}><w:r>`)
          .replaceAll('</w:r>', '</w:r></w:del>')
          .replaceAll(/w:t(?=[ >])/g, 'w:delText')
      const cell = (words: string) =>
        `<w:tc><w:p><w:pPr><w:rPr><w:ins ${ada}/></w:rPr></w:pPr><w:ins ${ada}><w:r><w:t>${words}</w:t></w:r></w:ins></w:p></w:tc>`
      const properties = /<w:pPr>.*?<\/w:pPr>/.exec(item)?.[0] ?? ''
      const end = properties.replace('</w:pPr>', `<w:rPr><w:ins ${ada}/></w:rPr></w:pPr>`)
      return body
        .replace(
          item,
          () =>
            `${item.replace(properties, end)}<w:p>${properties}<w:ins ${ada}><w:r><w:t>- a new duty;</w:t></w:r></w:ins></w:p>`,
        )
        .replace(gone, () => deleted(gone))
        .replace(
          row,
          () =>
            `${row}<w:tr><w:trPr><w:ins ${ada}/></w:trPr>${cell('Sound')}${cell('Voice | speech')}</w:tr>`,
        )
    })
    expect(output).not.toContain('Nothing was written')
    expect(code).toBe(0)
    expect(markdown).toBe(
      original
        .replace(/- take the measures required by Article 32 GDPR;\n/, '$&- \\- a new duty;\n')
        .replace(/Our legitimate interests are .*\n\n/, '')
        .replace(/\| Usage .*\n/, '$&| Sound | Voice \\| speech |\n'),
    )
  })
})

describe('what begins between two paragraphs', () => {
  it('belongs to the second, be it a bookmark or a comment', async () => {
    const parts = commentsPart(
      'w:id="8" w:author="Cy Trial" w:date="2027-01-17T10:00:00Z"',
      'Both?',
    )
    const { markdown, output } = await review(
      body => {
        const paragraph = paragraphWith(body, 'Our legitimate interests are')
        const start = /<w:bookmarkStart[^>]*>/.exec(paragraph)?.[0]
        if (!start) throw new Error('the paragraph has no bookmark')
        const changed = paragraph
          .replace(start, '')
          .replace(
            'to inform users.',
            `</w:t></w:r><w:ins ${ada}><w:r><w:t xml:space="preserve">always </w:t></w:r></w:ins><w:r><w:t>$&</w:t></w:r><w:commentRangeEnd w:id="8"/><w:r><w:commentReference w:id="8"/></w:r><w:r><w:t>`,
          )
        return body.replace(paragraph, () => `${start}<w:commentRangeStart w:id="8"/>${changed}`)
      },
      { parts },
    )
    expect(output).toContain('1 change, 1 comment.')
    expect(markdown).toBe(original.replace('working and to inform', 'working and always to inform'))
    expect(readFileSync(join(folder, text.replace('.md', '.comments.txt')), 'utf8')).toMatch(
      /^- Cy Trial, 2027-01-17: section 3 \(#purposes-and-legal-basis\), paragraph 26 “Our legitimate interests are to protect…”\n {2}on “Our legitimate interests are to protect the app .* to inform users\.”\n {2}Both\?$/m,
    )
  })
})

describe('what Google Docs writes', () => {
  it('suggestions in runs with every property written out', async () => {
    const look =
      '<w:rPr><w:rFonts w:ascii="Calibri" w:cs="Calibri" w:eastAsia="Calibri" w:hAnsi="Calibri"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:rtl w:val="0"/></w:rPr>'
    const run = (words: string) =>
      `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000">${look}<w:t xml:space="preserve">${words}</w:t></w:r>`
    const { markdown, output } = await review(
      withRuns(
        'Our legitimate interests are',
        `${run('Our legitimate interests are to protect the app and its users against misuse, ')}<w:sdt><w:sdtPr><w:tag w:val="goog_rdk_0"/></w:sdtPr><w:sdtContent><w:ins ${ada}>${run('always ')}</w:ins></w:sdtContent></w:sdt>${run('to keep the app working and to inform users.')}`,
      ),
    )
    expect(output).toContain('   + always \n')
    expect(markdown).toBe(original.replace('misuse, to keep', 'misuse, always to keep'))
  })
})

describe('what cannot be taken over is refused by place, and nothing is written', () => {
  it.each([
    [
      'an edit inside a fact’s value',
      (body: string) =>
        body.replace(
          '30 days',
          `</w:t></w:r><w:del ${ada}><w:r><w:delText>30</w:delText></w:r></w:del><w:ins ${ada}><w:r><w:t>14</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> days`,
        ),
      'section 4 (#processors), paragraph 2 “The companies that process data for us a…”: “30 days” is the value of {{notice.subProcessors}}',
    ],
    [
      'a paragraph that lost its bookmark',
      (body: string) => {
        const paragraph = paragraphWith(body, 'Our legitimate interests are')
        return body.replace(paragraph, () => paragraph.replaceAll(/<w:bookmark[^>]*>/g, ''))
      },
      'this has lost the hidden bookmark that says where it belongs',
    ],
    [
      'a processor’s name',
      (body: string) =>
        body.replace(
          'Example Cloud Hosting Europe',
          `</w:t></w:r><w:ins ${ada}><w:r><w:t xml:space="preserve">The </w:t></w:r></w:ins><w:r><w:t>$&`,
        ),
      'this is made from site.ts',
    ],
    [
      'the title',
      (body: string) => body.replace('>Data Processing Agreement<', '>Processing Contract<'),
      'the head comes from the front matter and from site.ts. Change it there',
    ],
    [
      'a figure that is no fact',
      withRuns(
        'Our legitimate interests are',
        `<w:r><w:t xml:space="preserve">Our legitimate interests are to protect the app and its users against misuse, to keep the app working and to inform users.</w:t></w:r><w:ins ${ada}><w:r><w:t xml:space="preserve"> For 14 days.</w:t></w:r></w:ins>`,
      ),
      'the figure "14" is written out',
    ],
  ])('%s', async (_, change, message) => {
    const { code, output, markdown } = await review(change)
    expect(output).toContain(message)
    expect(output).toContain('Nothing was written')
    expect(code).toBe(1)
    expect(markdown).toBeUndefined()
  })

  it('a text that this site did not export', async () => {
    const { code, output } = await review(body => body.replaceAll(/<w:bookmark[^>]*>/g, ''))
    expect(output).toContain('was not exported by this site')
    expect(code).toBe(1)
  })
})

describe('a review of a text that the site has changed since the export', () => {
  const changedSince = original.replace('Our legitimate interests are', 'Our interests are')
  const insertedAfter = (words: string) => (body: string) =>
    body.replace(
      words,
      `$& </w:t></w:r><w:ins ${ada}><w:r><w:t>really</w:t></w:r></w:ins><w:r><w:t xml:space="preserve">`,
    )

  beforeEach(() => ownText(folder, 'documents/data-processing-agreement.en.md', () => changedSince))

  it('takes over what reviewers changed elsewhere', async () => {
    const { code, output, markdown } = await review(insertedAfter('The website is'))
    expect(output).toContain(
      'The text has changed since the file was exported: what is not in the file stays.',
    )
    expect(code).toBe(0)
    expect(markdown).toBe(
      changedSince.replace('The website is informational', 'The website is really informational'),
    )
  })

  it('refuses what they changed in the same paragraph', async () => {
    const { code, output, markdown } = await review(insertedAfter('Our legitimate interests are'))
    expect(output).toContain(
      'this has changed in the site since the export. Export the text again and repeat the change in that file',
    )
    expect(code).toBe(1)
    expect(markdown).toBe(changedSince)
  })
})
