import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'saved-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A site with texts of its own, versions and a ledger; each of its files is written as `save` says. */
function siteSaved(name: string, save: (text: string) => string | Buffer) {
  const site = join(folder, name)
  cpSync('tests/sites/finished/site.yaml', join(site, 'site.yaml'), { recursive: true })
  cpSync('tests/sites/frozen', site, { recursive: true })
  cpSync('src/company/languages/de/texts/questions.md', join(site, 'texts/de/questions.md'))
  writeFileSync(join(site, 'texts/de/landing.yaml'), 'hero.title: Für wen?\n')
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(file) || /\d$/.test(file)) continue
    const path = join(site, file)
    writeFileSync(path, save(readFileSync(path, 'utf8')))
  }
  const { source, ...rest } = loadSite({ folder: site, today: '2027-02-01' })
  const files = (texts: typeof rest.texts) => [...texts].map(([key, { text }]) => [key, text])
  return {
    config: rest.config,
    value: source.value,
    texts: files(rest.texts),
    versions: files(rest.versions),
    ledger: rest.ledger?.text,
    messages: rest.messages,
  }
}

describe('a folder whose files are saved', () => {
  const asHere = siteSaved('as-here', text => text)

  it.each<readonly [string, (text: string) => string]>([
    ['with the line ends of Windows', text => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', text => `\uFEFF${text}`],
  ])('%s is the same site', (name, save) => {
    expect(siteSaved(name, save)).toEqual(asHere)
  })

  it('with letters in two parts shows composed ones, but for what is published', () => {
    const { versions, ...others } = siteSaved('decomposed', text => text.normalize('NFD'))
    expect({ ...others, versions: asHere.versions }).toEqual(asHere)
    expect(versions).not.toEqual(asHere.versions)
  })

  it('with a control character is refused at its line', () => {
    expect(() => siteSaved('control', text => text.replace('\n', '\n\u0010'))).toThrow(
      /texts\/\S+:2: holds a control character, which no one sees/,
    )
  })

  it('as UTF-16 without its mark is refused', () => {
    expect(() => siteSaved('utf-16', text => Buffer.from(text, 'utf16le'))).toThrow(
      /is not UTF-8\. Save it as UTF-8/,
    )
  })

  it('in a folder that links to itself is refused by the link', () => {
    const site = join(folder, 'as-here')
    symlinkSync('.', join(site, 'texts/loop'))
    expect(() => loadSite({ folder: site, today: '2027-02-01' })).toThrow(
      /texts\/loop: is a link that leads back to itself\. Remove it/,
    )
    rmSync(join(site, 'texts/loop'))
  })

  it('that is a Word file is refused by what it is', () => {
    expect(() => siteSaved('word', () => Buffer.from('PK\x03\x04\xff\xfe', 'latin1'))).toThrow(
      /is not a text, but a Word file or an archive\. Save its text in UTF-8/,
    )
  })

  it('in the letters of Windows is refused by its file', () => {
    expect(() => siteSaved('windows-1252', text => Buffer.from(text, 'latin1'))).toThrow(
      /texts\/\S+ is not UTF-8\. Save it as UTF-8/,
    )
  })
})
