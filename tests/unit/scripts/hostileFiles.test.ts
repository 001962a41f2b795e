import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import legal from '../../../scripts/legal/legal.ts'
import { callOn } from '../../sites/callCommand.ts'
import { defaultText } from '../../sites/defaultText.ts'
import { draftFolder } from '../../sites/drafts.ts'

const { draft } = draftFolder()
const check = callOn(launchCheck)
const finished = readFileSync('tests/sites/finished/site.yaml', 'utf8')
const policy = defaultText('en/privacy-policy.md')
const questions = readFileSync('src/company/languages/en/texts/questions.md', 'utf8')

type Put = (site: string) => void

/** Writes a file in place of the one that is there. */
const put =
  (file: string, content: string | Buffer): Put =>
  site => {
    const path = join(site, file)
    rmSync(path, { force: true })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }

const link =
  (file: string, target: string): Put =>
  site => {
    const path = join(site, file)
    rmSync(path, { force: true })
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(target, path)
  }

const pipe =
  (file: string): Put =>
  site => {
    const path = join(site, file)
    rmSync(path, { force: true })
    execFileSync('mkfifo', [path])
  }

/** The fields of the site with some changed. */
const fields = (from: string | RegExp, to: string) => put('site.yaml', finished.replace(from, to))
const added = (lines: string) => put('site.yaml', `${finished}\n${lines}\n`)
const ownPolicy = (words: string) => put('texts/en/privacy-policy.md', `${policy}\n${words}\n`)

/** A box of an MP4 file. */
function box(type: string, ...contents: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map(part => Buffer.from(part as string, 'latin1')))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, Buffer.from(type), content])
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** A clip whose table of samples is the one given. */
function clip(table: Buffer): Buffer {
  const trak = box('trak', box('mdia', box('minf', box('stbl', table))))
  return Buffer.concat([box('ftyp', 'isom', numbers(0), 'isom'), box('moov', trak)])
}

/** A PNG file that says to be of a size, and holds next to nothing. */
function png(width: number, height: number, interlaced = 0): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    return Buffer.concat([numbers(content.length), body, numbers(crc32(body))])
  }
  const head = Buffer.concat([numbers(width, height), Buffer.from([8, 2, 0, 0, interlaced])])
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const svg = (attributes: string, content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}<path d="M0 0h9v9z"/></svg>`

const work =
  (file: string, content: string | Buffer): Put =>
  site => {
    added('works: { image: { en: A valley } }')(site)
    put(`media/${file}`, content)(site)
  }

const mark =
  (content: string): Put =>
  site => {
    added('identity: { mark: media/mark.svg }')(site)
    put('media/mark.svg', content)(site)
  }

const nested = (open: string, times: number, close = '') => open.repeat(times) + close.repeat(times)
/** Ten values, each of which repeats the one before nine times. */
const bomb = Array.from({ length: 10 }, (_, index) => {
  const before = index === 0 ? '1, ' : `*a${index - 1}, `
  const anchor = index === 9 ? '' : `&a${index} `
  return `b${index}: ${anchor}[${before.repeat(9)}1]`
})

/** What somebody put into the folder of a company, and the sentence that refuses it. */
const cases: Readonly<Record<string, readonly [Put, RegExp]>> = {
  'fields that lead to a device': [
    link('site.yaml', '/dev/zero'),
    /site\.yaml: is a link that leads out of/,
  ],
  'fields that lead to a file elsewhere': [
    link('site.yaml', join(process.cwd(), 'tests/sites/finished/site.yaml')),
    /site\.yaml: is a link that leads out of/,
  ],
  'fields in a pipe': [
    pipe('site.yaml'),
    /site\.yaml: is not a file, but a device, a pipe or a socket/,
  ],
  'a text in a pipe': [
    site => {
      put('texts/en/questions.md', questions)(site)
      pipe('texts/en/questions.md')(site)
    },
    /questions\.md: is not a file, but a device, a pipe/,
  ],
  'a badge elsewhere': [
    fields(/appStoreBadge: \S+/, 'appStoreBadge: ../../../../README.md'),
    /site\.yaml:\d+: app\.appStoreBadge: ".*" is outside of/,
  ],
  'a folder that holds itself twice': [
    site => {
      link('public/a', '.')(site)
      link('public/b', '.')(site)
    },
    /public\/a: is a link that leads back to itself/,
  ],
  'a folder in place of a text': [
    site => mkdirSync(join(site, 'texts/en/questions.md'), { recursive: true }),
    /questions\.md: is a folder. Name a file/,
  ],
  'fields of more than a megabyte': [
    added(`# ${'a'.repeat(1_000_000)}`),
    /site\.yaml: has \d+ bytes, over 1000000/,
  ],
  'a telephone number of blanks': [
    fields(/phone: .*/, `phone: "+1 307 555${' '.repeat(200_000)}0100"`),
    /contact\.phone: ".*" is not a telephone number/,
  ],
  'a name of endless words': [
    fields(/brand: .*/, `brand: ${'a'.repeat(200_000)}`),
    /brand: .*has more than 5000 characters/,
  ],
  'a value that is a part of itself': [added('works: &a [*a]'), /refers to what it is a part of/],
  'values that repeat values that repeat values': [
    added(bomb.join('\n')),
    /repeats values by & and \*/,
  ],
  'countless references': [
    added(`a: &a 1\nb: [${'*a, '.repeat(5000)}1]`),
    /repeats values by & and \*/,
  ],
  'lists in lists': [added(`a: ${nested('[', 20_000)}`), /is nested more than 50 deep/],
  'lists in lists on one line': [
    added(`a:\n  ${'- '.repeat(20_000)}b`),
    /is nested more than 50 deep/,
  ],
  'questions in questions': [added('? '.repeat(20_000)), /is nested more than 50 deep/],
  'countless names': [
    added(Array.from({ length: 30_000 }, (_, index) => `a${index}: b`).join('\n')),
    /site\.yaml:\d{4,}:\d+: goes on with more than 50000 names and values/,
  ],
  'countless quotation marks': [
    added(`a: "\n${'"\n'.repeat(60_000)}`),
    /goes on with more than 50000 names/,
  ],
  'quotations in quotations': [
    ownPolicy(`${'>'.repeat(3000)} a`),
    /policy\.md:\d+: begins with more than 20 marks/,
  ],
  'lists in lists of a text': [
    ownPolicy(`${'- '.repeat(3000)} a`),
    /policy\.md:\d+: begins with more than 20 marks/,
  ],
  'containers in containers': [
    ownPolicy(':::when[contact.dpo]\n'.repeat(1000)),
    /policy\.md:\d+: begins or ends a container/,
  ],
  'a paragraph without end': [
    ownPolicy('[a]('.repeat(5000)),
    /policy\.md:\d+: has 20000 characters, over 10000/,
  ],
  'a text of blank lines': [
    ownPolicy('\n'.repeat(200_000)),
    /policy\.md: has \d+ lines, over 5000/,
  ],
  'a text of 400 kB': [
    ownPolicy(`${'a'.repeat(99)}\n`.repeat(4000)),
    /policy\.md: has \d+ bytes, over 300000/,
  ],
  'a head that repeats itself': [
    put('texts/en/questions.md', `---\ntranslates: &a [*a]\n---\n${questions}`),
    /questions\.md:\d+:\d+: refers to what it is a part of/,
  ],
  'a link to a host of signs': [
    ownPolicy('[us](https://a$b.example/)'),
    /the link "https:\/\/a\$b\.example\/" is not allowed/,
  ],
  'a link to a host in quotation marks': [
    ownPolicy(`[us](<https://a'b.example/>)`),
    /the link "https:\/\/a'b\.example\/" is not allowed/,
  ],
  'an origin of signs': [
    fields(/origin: .*/, 'origin: "https://a$b.example"'),
    /origin: ".*" is not a web address/,
  ],
  'an origin with a semicolon': [
    fields(/origin: .*/, 'origin: "https://a;b.example"'),
    /origin: ".*" is not a web address/,
  ],
  'a profile at a host of signs': [
    added(`socialLinks: [{ name: Elsewhere, url: "https://a'b.example/x" }]`),
    /socialLinks.*is not an https address/,
  ],
  'a mark that is higher than anything': [
    mark(svg('viewBox="0 0 1 1e7"')),
    /mark\.svg: is more than 20 times as long/,
  ],
  'a mark that is drawn in another size': [
    mark(svg('viewBox="0 0 9 9" width="1" height="1e7"')),
    /mark\.svg: is more than 20 times as long/,
  ],
  'a mark whose shapes multiply': [
    mark(
      svg(
        'viewBox="0 0 9 9"',
        `<defs><path id="a0" d="M0 0h9v9z"/>${Array.from({ length: 12 }, (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a12"/>`,
      ),
    ),
    /mark\.svg/,
  ],
  'a drawing named like a photograph': [
    work('image-1.jpg', svg('viewBox="0 0 1 1e7"')),
    /image-1\.jpg: holds no picture that can be read/,
  ],
  'a picture of 256 million pixels': [
    work('image-1.png', png(16_000, 16_000, 1)),
    /image-1\.png: has too many pixels/,
  ],
  'a picture that is cut off': [
    work('image-1.png', png(1200, 900)),
    /image-1\.png: holds no picture that can be read/,
  ],
  'four billion samples of one size': [
    site => {
      work('image-1.mp4', clip(box('stsz', numbers(0, 1, 0xffffffff))))(site)
      put('media/image-1.jpg', photograph)(site)
    },
    /image-1\.mp4: is no MP4 file/,
  ],
  'four billion samples of one length': [
    site => {
      work('image-1.mp4', clip(box('stts', numbers(0, 1, 0xffffffff, 1))))(site)
      put('media/image-1.jpg', photograph)(site)
    },
    /image-1\.mp4: is no MP4 file/,
  ],
}

const photograph = await sharp({
  create: { width: 800, height: 600, channels: 3, background: '#c65c50' },
})
  .jpeg()
  .toBuffer()

describe('what a folder must not hold is refused in a sentence, and at once', () => {
  it.each(Object.entries(cases))('%s', async (name, [change, sentence]) => {
    const site = draft(name.replaceAll(/\W/g, '-'))
    change(site)
    const { code, output } = await check(site)
    expect(output).toMatch(sentence)
    expect(output).not.toMatch(/bug in the program/)
    expect(code).toBe(2)
  })
})

it('a Word file that is a pipe is refused', async () => {
  const site = draft('word')
  pipe('.returned.docx')(site)
  const { output } = await callOn(legal)(
    site,
    'preview',
    'privacy-policy',
    'en',
    `${site}/.returned.docx`,
  )
  expect(output).toContain('.returned.docx: is not a file, but a device, a pipe or a socket')
})
