import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { selectAll } from 'hast-util-select'
import { toString as plainText } from 'hast-util-to-string'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parsePage } from '../../src/output/parsePage.ts'
import { writePublishedText } from '../../src/versions/publishedText.ts'
import { callOn } from '../sites/callCommand.ts'
import { operatorFolder } from '../sites/operatorActs.ts'
import { publishedPolicies } from '../sites/publishedPolicies.ts'

const call = callOn(legal)
const folder = operatorFolder('finished')
const results = mkdtempSync(join(tmpdir(), 'comparison-'))

/** A version in English alone, of sections of one sentence each. */
function inEnglish(version: string, day: string, sections: Readonly<Record<string, string>>) {
  const text = writePublishedText({
    frontMatter: {
      ...{ title: 'Privacy Policy', description: 'What is processed.', version },
      ...{ publishedOn: day, effective: day, languages: ['en'] },
    },
    body: Object.entries(sections)
      .map(([name, words]) => `## ${name} {#${name.toLowerCase()}}\n\n> Gist.\n\n${words}`)
      .join('\n\n'),
  })
  return { file: join(folder, `versions/privacy-policy/${version}/en.md`), text }
}

const short = [
  inEnglish('1.5', '2023-01-02', { Use: 'We use it.', Rights: 'You have some.', Log: 'We log.' }),
  inEnglish('1.6', '2023-02-03', { Rights: 'You have some.', Log: 'We log.', Use: 'We need it.' }),
]

beforeAll(() => {
  const published = publishedPolicies(loadSite({ folder, today: '2027-02-01' }))
  for (const { file, text } of [...short, ...published]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})

afterAll(() => {
  for (const path of [folder, results]) rmSync(path, { recursive: true, force: true })
})

const compare = (...names: string[]) => call(folder, 'compare', ...names, '--to', results)

it('lists the sections that differ between versions that do not follow each other', async () => {
  const { code, output } = await compare('privacy-policy', '1.9', '3.0', 'de')
  const file = join(results, 'privacy-policy.1.9-3.0.de.html')
  expect(output.split('\n')).toEqual([
    'privacy-policy: version 3.0 compared with 1.9',
    ...['  Introduction: changed', '  Speicherdauer: changed', '  Stimme: new'],
    ...['  Behörden: new', '  Automatisierte Entscheidungen: moved'],
    `Wrote ${file}`,
  ])
  expect(code).toBe(0)
})

it('writes one file that needs nothing else, with each change spelled out', async () => {
  await compare('privacy-policy', '3.0', '1.9', 'de')
  const html = readFileSync(join(results, 'privacy-policy.3.0-1.9.de.html'), 'utf8')
  const tree = parsePage(html)
  const texts = (selector: string) => selectAll(selector, tree).map(node => plainText(node))
  expect(html.slice(0, 80)).toMatch(
    /^<!doctype html>\n?<html lang="de"><head><meta charset="utf-8"/i,
  )
  expect(texts('h1')).toEqual(['Datenschutzerklärung: Änderungen in Version 1.9'])
  expect(texts('.version-table time')).toEqual(['1. März 2027', '3. Juni 2024'])
  // The other way round, what came with version 3.0 goes.
  expect(texts('#retention del')).toContain('gelöscht: 60 Ende der Änderung ')
  expect(texts('#retention ins')).toContain('eingefügt: 90 Ende der Änderung ')
  expect(html).not.toMatch(/<(?:script|link|img)\b|\bsrc=|url\((?!data:)|@import/)
  for (const link of selectAll('.changed a', tree)) {
    expect(selectAll(String(link.properties.href), tree)).toHaveLength(1)
  }
})

it('writes every language of both versions where none is named', async () => {
  expect((await compare('privacy-policy', '2.0', '3.0')).code).toBe(0)
  const written = readdirSync(results).filter(name => name.includes('2.0-3.0'))
  expect(written.toSorted()).toEqual(
    ['de', 'en'].map(language => `privacy-policy.2.0-3.0.${language}.html`),
  )
})

it('tells that a section moved and changed, in the language that both have', async () => {
  const { code, output } = await compare('privacy-policy', '1.5', '1.6')
  expect(output.split('\n')).toEqual([
    'privacy-policy: version 1.6 compared with 1.5',
    '  Use: changed, moved',
    `Wrote ${join(results, 'privacy-policy.1.5-1.6.en.html')}`,
  ])
  expect(code).toBe(0)
  expect((await compare('privacy-policy', '1.6', '2.0')).output.split('\n').at(-1)).toBe(
    `Wrote ${join(results, 'privacy-policy.1.6-2.0.en.html')}`,
  )
})

it.each([
  [['privacy', '1.9', '3.0'], 'privacy: is not a document. Write privacy-policy'],
  [
    ['privacy-policy', '1.9', '4.0'],
    'privacy-policy/4.0: was not published. Write two of the versions that were: 1.5, 1.6, 1.9, 2.0, 3.0.',
  ],
  [['privacy-policy', '1.9', '3.0', 'it'], 'it: is not a language of both versions. Write en, de.'],
  [['privacy-policy', '1.6', '1.9', 'de'], 'de: is not a language of both versions. Write en.'],
])('refuses %s', async (names, message) => {
  const { code, output } = await compare(...names)
  expect(code).toBe(1)
  expect(output).toContain(message)
})
