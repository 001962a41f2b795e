import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import { callOn } from '../sites/callCommand.ts'
import { operatorFolder, ownText } from '../sites/operatorActs.ts'
import { withBody } from '../sites/reviewedFile.ts'
import { wordBody } from '../sites/wordParts.ts'

const call = callOn(legal)
const agreement = 'documents/data-processing-agreement'
const german = readFileSync(`src/texts/${agreement}.de.md`, 'utf8')
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** An operator who changes a paragraph of the agreement, adds another, and changes copy. */
function operator(): string {
  const folder = operatorFolder('finished')
  folders.push(folder)
  ownText(folder, `${agreement}.en.md`, text =>
    text
      .replace('The website is informational only. Its', 'The site informs. Its')
      .replace(/^We use one AI provider/m, 'We name **everyone** in {{company.brand}}.\n\n$&'),
  )
  mkdirSync(join(folder, 'texts'), { recursive: true })
  writeFileSync(join(folder, 'texts/landing.en.yaml'), 'hero.subtitle: Our own words.\n')
  return folder
}

async function exported(folder: string): Promise<string> {
  const to = mkdtempSync(join(tmpdir(), 'translation-'))
  folders.push(to)
  const { output } = await call(folder, 'export', 'all', '--for-translation', 'de', '--to', to)
  expect(output).toContain('all.de.translation.docx')
  return join(to, 'all.de.translation')
}

const expected = german
  .replace('Die Website dient nur der Information. Ihre', 'Die Site informiert. Ihre')
  .replace(/^Wir setzen einen KI-Anbieter/m, 'Wir nennen **alle** in {{company.brand}}.\n\n$&')

async function expectTaken(folder: string, path: string): Promise<void> {
  const { output } = await call(folder, 'import', path, '--by', 'Carla Sample')
  expect(output).not.toContain('Nothing was written')
  expect(output).toContain(`${agreement}, de: 2 blocks changed`)
  expect(readFileSync(join(folder, `texts/${agreement}.de.md`), 'utf8')).toBe(expected)
  expect(readFileSync(join(folder, 'texts/landing.de.yaml'), 'utf8')).toBe(
    'hero.subtitle: Unsere eigenen Worte.\n',
  )
  const confirmed = JSON.parse(readFileSync(join(folder, 'texts/confirmed/de.json'), 'utf8'))
  expect(confirmed.readers).toEqual([{ by: 'Carla Sample', on: '2027-02-01' }])
  const status = await call(folder, 'status')
  // The English itself is still to be read: nobody said so.
  expect(status.output).toContain('3 unread, 0 stale, 0 missing, 0 extra.')
}

/** Operators of the same texts: one exports them, and each takes one of the files over. */
const [folder, other] = [operator(), operator()]
let base: string

beforeAll(async () => {
  base = await exported(folder)
})

it('refuses a text that the site does not have, and names those it has', async () => {
  const parameters = ['export', 'privacy', '--for-translation', 'de', '--to', folder]
  const { code, output } = await call(folder, ...parameters)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^privacy: is not a text in "de"\. Write all, or one of: .*documents\/privacy-policy, .*\blanding\b/m,
  )
})

it('a Word table shows what is stale with the English before', () => {
  const cells = Array.from(
    wordBody(readFileSync(`${base}.docx`)).matchAll(/<w:tc>.*?<\/w:tc>/gs),
    ([cell]) => cell.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, ''),
  )
  const english = cells.find(cell => cell.startsWith('The site informs.')) ?? ''
  expect(english).toMatch(/\nBefore: The website is informational only\./)
})

describe('XLIFF 2.0', () => {
  let path: string
  let text: string

  beforeAll(() => {
    path = `${base}.xlf`
    text = readFileSync(path, 'utf8')
  })

  it('holds what is stale with the English before, and facts as codes', () => {
    expect(text).toMatch(
      /<note category="English before">The website is informational only\..*?<segment state="initial"><source>The site informs\./,
    )
    expect(text).toContain(
      '<source>We name <ph id="d1-1" dataRef="d1" disp="**"></ph>everyone<ph id="d1-2" dataRef="d1" disp="**"></ph> in <ph id="d2-1" dataRef="d2" disp="{{company.brand}}"></ph>.</source></segment>',
    )
  })

  it('comes back unchanged without a change', async () => {
    const { output } = await call(folder, 'import', path, '--by', 'Carla Sample')
    expect(output).toContain('There is nothing to write.')
  })

  it('is refused without who says so, without a fact, and for English that has changed since', async () => {
    const nobody = await call(folder, 'import', path)
    expect(nobody.output).toContain('is a translation. Name who made or read it: --by "Name"')
    const without = `${path}.without.xlf`
    writeFileSync(
      without,
      text.replace(
        '"></ph>.</source></segment>',
        '"></ph>.</source><target>Wir nennen alle.</target></segment>',
      ),
    )
    const lost = await call(folder, 'import', without, '--by', 'Carla Sample')
    expect(lost.output).toContain(`${agreement}, processors, paragraph: lacks {{company.brand}}.`)
    const old = `${path}.old.xlf`
    writeFileSync(old, text.replace(/<unit id="x[\da-f]{6}/, '<unit id="xffffff'))
    const changed = await call(folder, 'import', old, '--by', 'Carla Sample')
    expect(changed.output).toContain('is of a block that has changed since the export')
    for (const { code } of [nobody, lost, changed]) expect(code).toBe(1)
  })

  it('is never written over by another export', async () => {
    const parameters = ['export', 'all', '--for-translation', 'de', '--to', dirname(path)]
    const { code, output } = await call(folder, ...parameters)
    expect(output).toContain(`${path}: already exists; nothing was written.`)
    expect(code).toBe(1)
  })

  it('is refused where any of its texts would not be one of the site', async () => {
    const faulty = `${path}.faulty.xlf`
    // A text behind others.
    const place = text.indexOf('<target>', text.indexOf('statutory/imprint')) + '<target>'.length
    writeFileSync(faulty, `${text.slice(0, place)}{{company.nothing}} ${text.slice(place)}`)
    const { code, output } = await call(folder, 'import', faulty, '--by', 'Carla Sample')
    expect(output).toMatch(
      /^Nothing was written\. .*:\n\S+statutory\/imprint\.de\.md:2:9: there is no fact "company\.nothing"/,
    )
    expect(code).toBe(1)
  })

  it('is taken over with who says so: nothing is stale then', async () => {
    const translated = text
      .replace(
        '<target>Die Website dient nur der Information. Ihre',
        '<target>Die Site informiert. Ihre',
      )
      .replace(
        /(<source>We name .*?<\/source>)/,
        '$1<target>Wir nennen <ph id="d1-1" dataRef="d1"/>alle<ph id="d1-2" dataRef="d1"/> in <ph id="d2-1" dataRef="d2"/>.</target>',
      )
      .replace(/(<source>Our own words\.<\/source><target>)[^<]*/, '$1Unsere eigenen Worte.')
    writeFileSync(path, translated)
    await expectTaken(folder, path)
  })
})

describe('the bilingual Word table', () => {
  let path: string

  beforeAll(() => {
    path = `${base}.docx`
  })

  it('has no bookmark that is longer than Word keeps', () => {
    const body = wordBody(readFileSync(path))
    const bookmarks = Array.from(
      body.matchAll(/<w:bookmarkStart w:name="([^"]*)"/g),
      ([, name = '']) => name,
    )
    expect(bookmarks.length).toBeGreaterThan(50)
    expect(bookmarks.filter(({ length }) => length > 40)).toEqual([])
  })

  it('comes back as it went, and translated', async () => {
    const unchanged = await call(other, 'import', path, '--by', 'Carla Sample')
    expect(unchanged.output).toContain('There is nothing to write.')
    const translated = withBody(readFileSync(path), body =>
      body
        .replace(/(>)Die Website dient nur der Information\. Ihre/, '$1Die Site informiert. Ihre')
        .replace(
          /(We name \*\*everyone\*\*.*?<w:bookmarkStart [^>]*>)<w:r>.*?<\/w:r>/,
          '$1<w:del w:id="8" w:author="Carla Sample"><w:r><w:delText>Niemand </w:delText></w:r></w:del><w:ins w:id="9" w:author="Carla Sample"><w:r><w:t>Wir nennen **alle** in {{company.brand}}.</w:t></w:r></w:ins>',
        )
        .replace(
          /(>Our own words\.<.*?<w:bookmarkStart [^>]*><w:r><w:t[^>]*>)[^<]*/,
          '$1Unsere eigenen Worte.',
        ),
    )
    writeFileSync(path, translated)
    await expectTaken(other, path)
  })
})
