import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { parse } from '../../../src/company/texts/parse.ts'
import { previewOf } from '../../../src/company/texts/preview/differences.ts'
import { readWordText } from '../../../src/company/texts/preview/wordText.ts'
import { divideSections } from '../../../src/company/texts/sections.ts'
import { wordFile } from '../../../src/company/texts/word/wordFile.ts'
import { message } from '../../sites/message.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const text = `We explain what we do.

## Storage {#storage}

> We keep little.

We keep backups for 30 days and logs for one year.

Nobody reads your messages unless you ask us to look at them.

- photos you take
- videos you make

## Contact {#contact}

> Write to us.

Write to [our team](https://www.example.com/team) whenever something is unclear to you.

| Partner | Purpose |
| --- | --- |
| Sample Cloud | hosting |
| Sample Mail | newsletters |
`

const sent = await wordFile(site, {
  name: 'privacy-policy',
  language: 'en',
  frontMatter: {
    title: 'Policy',
    description: 'Policy',
    version: '1.0',
    effective: '2025-01-01',
    lastUpdated: '2025-01-01',
    languages: ['en'],
  },
  document: divideSections({ file: 'policy.md', text, language: 'en' }, parse(text)).document,
})

type Parts = Record<string, string>

const body = 'word/document.xml'

/** The file with the XML of its parts changed. */
function edited(change: (parts: Parts) => void): Buffer {
  const parts: Parts = Object.fromEntries(
    Object.entries(unzipSync(sent)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  const before = JSON.stringify(parts)
  change(parts)
  if (JSON.stringify(parts) === before) throw new Error('the test changed nothing')
  const entries = Object.entries(parts).map(([name, part]) => [name, strToU8(part)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

/** What is shown of a file that came back, a line for each thing. */
function shown(file: Buffer): readonly string[] {
  const { differences, comments } = previewOf(
    readWordText(sent, 'sent.docx'),
    readWordText(file, 'returned.docx'),
  )
  return [
    ...differences.map(({ section, what, words, warnings: own }) =>
      [section, what, words, ...own.map(warning => `! ${warning}`)].join(' / '),
    ),
    ...comments.map(one => [one.author, one.section, one.words, one.text].join(' / ')),
  ]
}

const replace =
  (from: string | RegExp, to: string) =>
  (parts: Parts): void => {
    parts[body] = (parts[body] ?? '').replace(from, to)
  }

const by = 'w:id="9" w:author="Jane Doe" w:date="2025-01-02T00:00:00Z"'
const run = (words: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`
/** Ends the run around some words, and begins it again after what is put between. */
const between = (xml: string) => `</w:t></w:r>${xml}<w:r><w:t xml:space="preserve">`
const paragraph = (words: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${run(words)}</w:p>`

/** The paragraph of the file that begins with some words, and where a new one can go. */
const paragraphOf = (words: string) =>
  new RegExp(`<w:p>(?:(?!</w:p>).)*<w:t[^>]*>${words}(?:(?!</w:p>).)*</w:p>`)
const before = (words: string, xml: string) => replace(paragraphOf(words), `${xml}$&`)

const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`
const drawing = (content: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp>${content}</wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`
const bothWays = (words: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(`<wps:txbx>${box(words)}</wps:txbx>`)}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box(words)}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`

/** Adds a part that the main one leads to. */
const withPart = (name: string, type: string, xml: string) => (parts: Parts) => {
  const relations = 'word/_rels/document.xml.rels'
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const address = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  parts[`word/${name}`] = `<w:${type} xmlns:w="${w}">${xml}</w:${type}>`
  parts[relations] = (parts[relations] ?? '').replace(
    '</Relationships>',
    `<Relationship Id="rIdNew" Type="${address}/${type}" Target="${name}"/></Relationships>`,
  )
}

/** What somebody did, how Word writes it, and what is shown for it. */
const cases: Readonly<Record<string, readonly [(parts: Parts) => void, ...lines: string[]]>> = {
  'a word replaced with tracked changes': [
    replace(
      'logs',
      between(
        `<w:del ${by}><w:r><w:delText>logs</w:delText></w:r></w:del><w:ins ${by}>${run('protocols')}</w:ins>`,
      ),
    ),
    'Storage / changed paragraph / We keep backups for 30 days and [-logs-]{+protocols+} for one year.',
  ],
  'a word in several runs, with the marks of the spelling check: nothing': [
    replace('backups', `back${between('<w:proofErr w:type="spellStart"/>')}ups`),
  ],
  'tracked formatting: nothing of how it was before': [
    replace(
      '<w:t xml:space="preserve">Nobody',
      `<w:rPr><w:rPrChange ${by}><w:rPr><w:b/><w:vanish/></w:rPr></w:rPrChange></w:rPr>$&`,
    ),
  ],
  'a paragraph deleted with its mark': [
    replace(
      paragraphOf('Nobody'),
      `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr><w:del ${by}><w:r><w:delText>Nobody reads.</w:delText></w:r></w:del></w:p>`,
    ),
    'Storage / deleted paragraph / [-Nobody reads your messages unless you ask us to look at them.-]',
  ],
  'a new paragraph': [
    before('Write to ', paragraph('Our office is closed on Sundays.')),
    'Contact / new paragraph / {+Our office is closed on Sundays.+}',
  ],
  'a paragraph moved with tracked changes, and a word of it changed': [
    parts => {
      const moved = 'Nobody reads your messages unless you ask us to study them.'
      replace(
        paragraphOf('Nobody'),
        `<w:p><w:pPr><w:rPr><w:moveFrom ${by}/></w:rPr></w:pPr><w:moveFrom ${by}>${run('Nobody')}</w:moveFrom></w:p>`,
      )(parts)
      before('Write to ', `<w:p><w:moveTo ${by}>${run(moved)}</w:moveTo></w:p>`)(parts)
    },
    'Contact / moved from “Storage”: paragraph / Nobody reads your messages unless you ask us to [-look-]{+study+} [-at-] them.',
  ],
  'a paragraph moved by hand': [
    parts => {
      const [moved = ''] = paragraphOf('Nobody').exec(parts[body] ?? '') ?? []
      replace(moved, '')(parts)
      before('Contact', moved)(parts)
    },
    'Storage / moved within the section: paragraph / Nobody reads your messages unless you ask us to look at them.',
  ],
  'a cell changed, and a row deleted with tracked changes': [
    parts => {
      replace('hosting', 'storage')(parts)
      replace(/<w:trPr>((?:(?!<w:trPr>).)*Sample Mail)/, `<w:trPr><w:del ${by}/>$1`)(parts)
    },
    'Contact / changed table row / Sample Cloud | [-hosting-]{+storage+}',
    'Contact / deleted table row / [-Sample Mail | newsletters-]',
  ],
  'words in a content control': [
    replace(
      paragraphOf('Nobody'),
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph('Nobody ever reads your messages unless you ask us to look at them.')}</w:sdtContent></w:sdt>`,
    ),
    'Storage / changed paragraph / Nobody {+ever+} reads your messages unless you ask us to look at them.',
  ],
  'a text box, as Word writes it twice': [
    replace('Nobody', `${between(bothWays('Mind this clause.'))}Nobody`),
    'Storage / new text box / {+Mind this clause.+} / ! a text box: take its words over by hand',
  ],
  'a shape without words': [
    replace('Nobody', `${between(`<w:r>${drawing('')}</w:r>`)}Nobody`),
    'Storage / changed paragraph / {+⟨drawing⟩+}Nobody reads your messages unless you ask us to look at them. / ! a drawing: look at it in Word',
  ],
  'a symbol of a font': [
    replace('backups', `${between('<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>')}backups`),
    'Storage / changed paragraph / We keep {+⟨symbol F0FC of Wingdings⟩+}backups for 30 days and logs for one year. / ! a symbol of a font: write it as a character',
  ],
  'words struck through by hand': [
    replace(' and logs for one year', between(run(' and logs for one year', '<w:strike/>'))),
    'Storage / changed paragraph / We keep backups for 30 days{+⟨struck-through:+} and logs for one year{+⟩+}. / ! struck through by hand, which is not a tracked deletion: ask whether it has to go',
  ],
  'hidden words': [
    replace('logs', between(run('logs', '<w:vanish/>'))),
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨hidden:+} logs{+⟩+} for one year. / ! hidden text, which Word neither shows nor prints',
  ],
  'another target of a link': [
    parts => {
      const relations = 'word/_rels/document.xml.rels'
      const own = parts[relations] ?? ''
      parts[relations] = own.replace('https://www.example.com/team', 'https://other.example/')
    },
    'Contact / changed paragraph / Write to our team ⟨[-https://www.example.com/team-]{+https://other.example/+}⟩ whenever something is unclear to you.',
  ],
  'another list mark': [
    parts => {
      parts['word/numbering.xml'] = (parts['word/numbering.xml'] ?? '').replaceAll(
        'w:lvlText w:val="•"',
        'w:lvlText w:val="–"',
      )
    },
    'Storage / deleted item “•” / [-photos you take-]',
    'Storage / deleted item “•” / [-videos you make-]',
    'Storage / new item “–” / {+photos you take+}',
    'Storage / new item “–” / {+videos you make+}',
  ],
  'a list mark taken away': [
    replace(/<w:numPr>(?:(?!<w:numPr>).)*<\/w:numPr>((?:(?!<w:numPr>).)*photos)/, '$1'),
    'Storage / deleted item “•” / [-photos you take-]',
    'Storage / new paragraph / {+photos you take+}',
  ],
  'another level of a heading': [
    replace(/Heading1("\/>(?:(?!Heading1).)*Contact)/, 'Heading2$1'),
    'Contact / deleted heading 1 with number “1” / [-Contact-]',
    'Contact / new heading 2 with number “1” / {+Contact+}',
  ],
  'a heading made in a German Word': [
    parts => {
      parts['word/styles.xml'] = (parts['word/styles.xml'] ?? '').replace(
        '</w:styles>',
        '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style></w:styles>',
      )
      before('Nobody', paragraph('Exceptions', '<w:pStyle w:val="berschrift2"/>'))(parts)
    },
    'Exceptions / new heading 2 / {+Exceptions+}',
  ],
  'a main part of another name, as Word for the web gives it': [
    parts => {
      const renamed = (part = '') => part.replaceAll('word/document.xml', 'word/document2.xml')
      parts['word/document2.xml'] = (parts[body] ?? '').replace('30 days', '60 days')
      parts['word/_rels/document2.xml.rels'] = parts['word/_rels/document.xml.rels'] ?? ''
      parts['_rels/.rels'] = renamed(parts['_rels/.rels'])
      parts['[Content_Types].xml'] = renamed(parts['[Content_Types].xml'])
      delete parts[body]
      delete parts['word/_rels/document.xml.rels']
    },
    'Storage / changed paragraph / We keep backups for [-30-]{+60+} days and logs for one year.',
  ],
  'a footnote': [
    parts => {
      withPart(
        'footnotes.xml',
        'footnotes',
        `<w:footnote w:id="2">${paragraph('Not in Bavaria.')}</w:footnote>`,
      )(parts)
      replace(
        'one year.',
        `one year${between('<w:r><w:footnoteReference w:id="2"/></w:r>')}.`,
      )(parts)
    },
    'Storage / changed paragraph / We keep backups for 30 days and logs for one year{+⟨note: Not in Bavaria+}.{+⟩.+} / ! a footnote or an endnote: texts of the site hold none',
  ],
  'a comment': [
    parts => {
      withPart(
        'comments.xml',
        'comments',
        `<w:comment w:id="3" w:author="Jane Doe" w:initials="JD">${paragraph('Is that enough?')}</w:comment>`,
      )(parts)
      replace(
        '30 days',
        `${between('<w:commentRangeStart w:id="3"/>')}30 days${between('<w:commentRangeEnd w:id="3"/><w:r><w:commentReference w:id="3"/></w:r>')}`,
      )(parts)
    },
    'Jane Doe / Storage / 30 days / Is that enough?',
  ],
  'another footer': [
    parts => {
      const name = Object.keys(parts).find(part => /footer\d\.xml$/.test(part)) ?? ''
      parts[name] = (parts[name] ?? '').replace(
        `${message('legal.version')} 1.0`,
        `${message('legal.version')} 1.1`,
      )
    },
    `Head and foot of pages / changed paragraph / Policy · ${message('legal.version')} [-1.0-]{+1.1+} · /`,
  ],
  'the number of a page, which Word fills in: nothing': [
    parts => {
      const name = Object.keys(parts).find(part => /footer\d\.xml$/.test(part)) ?? ''
      parts[name] = (parts[name] ?? '').replaceAll(
        /<w:fldChar w:fldCharType="end"\/>/g,
        '<w:t>7</w:t>$&',
      )
    },
  ],
  'a link written as a field': [
    replace(
      'logs',
      between(
        `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK "https://a.example" \\l "top" </w:instrText><w:fldChar w:fldCharType="separate"/></w:r>${run('logs')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ),
    'Storage / changed paragraph / We keep backups for 30 days and logs {+⟨https://a.example#top⟩+} for one year.',
  ],
  'words hidden by a style that is based on another one, in another prefix': [
    parts => {
      const styles = [
        '<w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>',
        '<w:style w:type="character" w:styleId="Quiet"><w:basedOn w:val="Base"/></w:style>',
      ]
      parts['word/styles.xml'] = (parts['word/styles.xml'] ?? '').replace(
        '</w:styles>',
        `${styles.join('')}</w:styles>`,
      )
      replace('logs', between(run('logs', '<w:rStyle w:val="Quiet"/>')))(parts)
    },
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨hidden:+} logs{+⟩+} for one year. / ! hidden text, which Word neither shows nor prints',
  ],
  'a paragraph struck through by its style, but for a word that says otherwise': [
    parts => {
      parts['word/styles.xml'] = (parts['word/styles.xml'] ?? '').replace(
        '</w:styles>',
        '<w:style w:type="paragraph" w:styleId="Gone"><w:name w:val="Gone"/><w:rPr><w:strike/></w:rPr></w:style></w:styles>',
      )
      before(
        'Write to ',
        `<w:p><w:pPr><w:pStyle w:val="Gone"/></w:pPr>${run('We answer within ')}${run('a day.', '<w:strike w:val="0"/>')}</w:p>`,
      )(parts)
    },
    'Contact / new paragraph / {+⟨struck-through: We answer within ⟩a day.+} / ! struck through by hand, which is not a tracked deletion: ask whether it has to go',
  ],
  'white words': [
    replace('logs', between(run('logs', '<w:color w:val="FFFFFF"/>'))),
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨hardly seen:+} logs{+⟩+} for one year. / ! in the color of the paper or in letters below 4 points, so that hardly anybody sees it',
  ],
  'tiny words': [
    replace('logs', between(run('logs', '<w:sz w:val="7"/>'))),
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨hardly seen:+} logs{+⟩+} for one year. / ! in the color of the paper or in letters below 4 points, so that hardly anybody sees it',
  ],
  'a cell deleted with tracked changes': [
    replace(/(<w:tcPr>)((?:(?!<w:tcPr>).)*hosting)/, `$1<w:cellDel ${by}/>$2`),
    'Contact / changed table row / Sample Cloud [-| hosting-]',
  ],
  'a row that is hidden': [
    replace(/<w:trPr>((?:(?!<w:trPr>).)*Sample Mail)/, '<w:trPr><w:hidden/>$1'),
    'Contact / changed table row / {+⟨hidden:+} Sample Mail{+⟩+} | {+⟨hidden:+} newsletters{+⟩+} / ! hidden text, which Word neither shows nor prints',
  ],
  'an imported part': [
    before('Write to ', '<w:altChunk r:id="rId99"/>'),
    'Contact / new imported part / {+⟨imported part⟩+} / ! a part of another file, which Word shows here and this preview does not read',
  ],
  'a part of a master document': [
    before('Write to ', '<w:subDoc r:id="rId99"/>'),
    'Contact / new imported part / {+⟨imported part⟩+} / ! a part of another file, which Word shows here and this preview does not read',
  ],
  'words in the numbering of headings': [
    parts => {
      parts['word/numbering.xml'] = (parts['word/numbering.xml'] ?? '').replace(
        'w:lvlText w:val="%1"',
        'w:lvlText w:val="Void clause %1"',
      )
    },
    'Storage / deleted heading 1 with number “1” / [-Storage-]',
    'Storage / new heading 1 with number “Void clause 1” / {+Storage+}',
    'Contact / deleted heading 1 with number “1” / [-Contact-]',
    'Contact / new heading 1 with number “Void clause 1” / {+Contact+}',
  ],
  'words in the number of a page': [
    parts => {
      const name = Object.keys(parts).find(part => /footer\d\.xml$/.test(part)) ?? ''
      parts[name] = (parts[name] ?? '').replace(
        /<w:fldChar w:fldCharType="end"\/>/,
        '<w:t>60 days</w:t>$&',
      )
    },
    `Head and foot of pages / changed paragraph / Policy · ${message('legal.version')} 1.0 · {+⟨field PAGE: 60 days⟩+} / / ! words that Word fills in, and may replace by others: look at them in Word`,
  ],
  'words within the code of a field, which Word does not show': [
    replace(
      ' and logs for one year',
      between(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> XE "a" </w:instrText></w:r>${run(' and logs for one year')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ),
    'Storage / changed paragraph / We keep backups for 30 days [-and logs for one year-].',
  ],
  'words that a field fills in': [
    replace(
      'logs',
      between(`<w:fldSimple w:instr=" DOCPROPERTY Terms ">${run('logs')}</w:fldSimple>`),
    ),
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨field DOCPROPERTY:+} logs{+⟩+} for one year. / ! words that Word fills in, and may replace by others: look at them in Word',
  ],
  'a content control that is bound to another part': [
    replace(
      'logs',
      between(
        `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${run('logs')}</w:sdtContent></w:sdt>`,
      ),
    ),
    'Storage / changed paragraph / We keep backups for 30 days and {+⟨bound words⟩+}logs for one year. / ! words that Word takes from another part of the file, perhaps others: look at them in Word',
  ],
  'what Word shows in place of a choice that it does not know': [
    replace(
      'logs',
      between(
        `<mc:AlternateContent xmlns:z="urn:unknown"><mc:Choice Requires="z">${run('logs')}</mc:Choice><mc:Fallback>${run('diaries')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ),
    'Storage / changed paragraph / We keep backups for 30 days and [-logs-]{+diaries+} for one year.',
  ],
  'letters as art': [
    replace(
      'Nobody',
      `${between('<w:r><w:pict><v:shape><v:textpath string="Draft only"/></v:shape></w:pict></w:r>')}Nobody`,
    ),
    'Storage / new text box / {+Draft only+} / ! a text box: take its words over by hand',
  ],
  'words under another prefix': [
    before(
      'Write to ',
      '<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:r><x:t>Our office is closed.</x:t></x:r></x:p>',
    ),
    'Contact / new paragraph / {+Our office is closed.+}',
  ],
  'a comment on what was deleted': [
    withPart(
      'comments.xml',
      'comments',
      `<w:comment w:id="3" w:author="Jane Doe">${paragraph('Why is it gone?')}</w:comment>`,
    ),
    'Jane Doe /  /  / Why is it gone?',
  ],
  'an equation': [
    replace('logs', `${between('<m:oMath><m:r><m:t>surprise </m:t></m:r></m:oMath>')}logs`),
    'Storage / changed paragraph / We keep backups for 30 days and {+surprise+} logs for one year.',
  ],
}

describe('what came back in a Word file is shown in its place', () => {
  it.each(Object.entries(cases))('%s', (_, [change, ...lines]) => {
    expect(shown(edited(change))).toEqual(lines)
  })
})

it('a file in UTF-16 is read', () => {
  const parts = unzipSync(edited(replace('30 days', '60 days')))
  const xml = strFromU8(parts[body] ?? new Uint8Array()).replace('UTF-8', 'UTF-16')
  parts[body] = new Uint8Array(Buffer.from(`\uFEFF${xml}`, 'utf16le'))
  expect(shown(Buffer.from(zipSync(parts)))).toEqual([
    'Storage / changed paragraph / We keep backups for [-30-]{+60+} days and logs for one year.',
  ])
})

it.each([
  [
    'a protected file',
    Buffer.from(`\xd0\xcf\x11\xe0${[...'EncryptedPackage'].join('\0')}\0`, 'latin1'),
    'is protected by a password. Save it without one',
  ],
  [
    'an old Word file',
    Buffer.from('\xd0\xcf\x11\xe0 WordDocument', 'latin1'),
    'is a .doc file of an old Word. Save it as .docx',
  ],
  ['another file', Buffer.from('%PDF-1.7'), 'is not a Word file'],
  ['another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'is not a Word file'],
  [
    'a file of another program',
    Buffer.from(
      zipSync({ '_rels/.rels': strToU8('<Relationship Type="a/officeDocument" Target="b.xml"/>') }),
    ),
    'is not a Word file',
  ],
  ['half a file', sent.subarray(0, 3000), 'is damaged. Ask for it again'],
  [
    'a file that grows',
    edited(parts => {
      parts[body] = `<w:document>${' '.repeat(11 * 2 ** 20)}</w:document>`
    }),
    'takes more than 10 MB unpacked',
  ],
  [
    'a file that nests tables in tables',
    edited(
      replace(
        '<w:body>',
        `<w:body>${'<w:tbl><w:tr><w:tc>'.repeat(400)}${'</w:tc></w:tr></w:tbl>'.repeat(400)}`,
      ),
    ),
    'nests the elements of its part word/document.xml too deep',
  ],
  [
    'a file of empty elements alone',
    edited(replace('<w:body>', `<w:body>${'<w:p/>'.repeat(300_001)}`)),
    'holds more than 300000 elements',
  ],
  [
    'a file of countless paragraphs',
    edited(replace('<w:body>', `<w:body>${paragraph('a').repeat(3001)}`)),
    'has more than 3000 paragraphs',
  ],
  [
    'a file that repeats a long note',
    edited(parts => {
      withPart(
        'footnotes.xml',
        'footnotes',
        `<w:footnote w:id="2">${paragraph('a'.repeat(100_000))}</w:footnote>`,
      )(parts)
      replace(
        '<w:body>',
        `<w:body><w:p>${'<w:footnoteReference w:id="2"/>'.repeat(31)}</w:p>`,
      )(parts)
    }),
    'says more than 3000000 characters',
  ],
  [
    'a file with a document type',
    edited(parts => {
      parts[body] = `<!DOCTYPE w [<!ENTITY a "aaaa">]><w:document>&a;</w:document>`
    }),
    'holds a document type in its part word/document.xml',
  ],
  [
    'a file with markup that is not XML',
    edited(replace('</w:body>', '')),
    'holds the part word/document.xml, which is not XML',
  ],
  [
    'a file with two parts of one name',
    edited(parts => {
      parts['word/DOCUMENT.xml'] = parts[body] ?? ''
    }),
    'holds the part word/DOCUMENT.xml twice',
  ],
  [
    'a file with thousands of parts',
    edited(parts => {
      for (let number = 0; number < 5001; number += 1) parts[`word/media/${number}.png`] = ''
    }),
    'holds more than 5000 parts',
  ],
  [
    'a file in another encoding',
    edited(replace('encoding="UTF-8"', 'encoding="windows-1252"')),
    'holds the part word/document.xml in another encoding than UTF-8 or UTF-16',
  ],
])('%s is named for what it is', (_, file, message) => {
  expect(() => readWordText(file, 'returned.docx')).toThrow(`returned.docx: ${message}`)
})
