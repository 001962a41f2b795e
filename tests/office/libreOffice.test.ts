import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import { callOn } from '../sites/callCommand.ts'

const call = callOn(legal)
const folder = mkdtempSync(join(tmpdir(), 'office-'))
const site = join(folder, 'site')
const agreement = 'data-processing-agreement.en'
const original = readFileSync(`src/texts/documents/${agreement}.md`, 'utf8')
const [ada, bo] = ['Ada Example', 'Bo Sample']

/** What reviewers do, by the name of the file that comes back. */
const reviews = {
  tracked: [
    { do: 'insert', at: 'The main roles are', text: ' (in this order)', author: ada },
    { do: 'delete', at: ' or other binding legal act', author: bo },
    { do: 'replace', at: 'and to inform users', text: 'and to warn users', author: bo },
    { do: 'comment', at: 'The website is informational only', text: 'Still so?', author: bo },
    {
      do: 'paragraph',
      at: 'We do not train AI models',
      text: 'Nor does anyone else.',
      author: ada,
    },
    { do: 'remove_paragraph', at: 'The app does not ask for special categories', author: ada },
    { do: 'move_down', at: 'take the measures required', author: bo },
  ],
  decided: [
    { do: 'insert', at: 'The main roles are', text: ' (in this order)', author: ada },
    { do: 'accept', at: ' (in this order)', author: bo },
    { do: 'delete', at: ' or other binding legal act', author: bo },
    { do: 'reject', at: ' or other binding legal act', author: ada },
    { do: 'remove_paragraph', at: 'The app does not ask for special categories', author: ada },
    { do: 'move_down', at: 'take the measures required', author: bo },
    { do: 'accept_all', author: ada },
    { do: 'insert', at: 'keep the app working', text: ' well', author: bo },
  ],
  whole: [
    { do: 'remove_paragraph', at: 'an adequacy decision of the European', author: ada },
    { do: 'remove_paragraph', at: 'the standard contractual clauses of Impl', author: ada },
    { do: 'remove_paragraph', at: 'in individual cases, a derogation', author: ada },
    { do: 'remove_table', at: 'Picture, preferences', author: bo },
  ],
  refused: [
    { do: 'replace', at: '30 days', text: '14 days', author: bo },
    { do: 'insert', at: 'The main roles are', text: ' (in this order)', author: ada },
  ],
} as const

const insertion = (text: string) =>
  text.replace('The main roles are:', 'The main roles are (in this order):')
const deletion = (text: string) =>
  text.replace('A contract or other binding legal act under', 'A contract under')
const removal = (text: string) =>
  text.replace(/The app does not ask for special categories.*\n\n/, '')
const move = (text: string) =>
  text.replace(
    /(- take the measures required by Article 32 GDPR;\n)(- engage a sub-processor only .*\n)/,
    '$2$1',
  )

let names: readonly string[] = []

beforeAll(async () => {
  cpSync('tests/sites/finished', site, { recursive: true })
  const value = loadSite({ folder: site, today: '2027-02-01' })
  const { documents } = siteTexts(value)
  names = documents.map(({ name, source }) => `${name}.${source.language}`)
  for (const [index, parsed] of documents.entries()) {
    const content = await wordFile(value, resolvedFrom(value, parsed))
    writeFileSync(join(folder, `${names[index]}.docx`), content)
  }
  const path = (name: string) => join(folder, `${name}.docx`)
  const jobs = [
    ...names.map(name => [path(name), path(`${name}.saved`), []]),
    ...Object.entries(reviews).map(([name, steps]) => [path(agreement), path(name), steps]),
  ]
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
  execFileSync('/usr/bin/python3', ['tests/office/edit.py', join(folder, 'jobs.json')])
})

afterEach(() => rmSync(join(site, 'texts'), { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function importFile(name: string, ...options: string[]) {
  const outcome = await call(site, 'import', join(folder, `${name}.docx`), ...options)
  const file = join(site, `texts/documents/${agreement}.md`)
  return { ...outcome, markdown: existsSync(file) ? readFileSync(file, 'utf8') : undefined }
}

it('a document that LibreOffice opened and saved comes back as it went, in every language', async () => {
  expect(names).toHaveLength(12)
  for (const name of names) {
    const { code, output } = await importFile(`${name}.saved`)
    expect(output).toContain(`documents/${name}.md: 0 changes, 0 comments.`)
    expect(output).toContain('There is nothing to write.')
    expect(code).toBe(0)
  }
})

it('tracked insertions, deletions, moves and comments of two authors are shown and taken over', async () => {
  const { output, markdown } = await importFile('tracked')
  const today = new Date().toISOString().slice(0, 10)
  expect(output).toContain(
    `1. Ada Example, ${today}: section 1 (#parties-and-definitions), paragraph 3`,
  )
  expect(output).toMatch(/Bo Sample, .*\(#processors\).*\n {3}- {2}or other binding legal act\n/)
  expect(output).toMatch(
    /Bo Sample, .* \(moved\): .*\n {3}\+ take the measures required by Article 32 GDPR;/,
  )
  expect(markdown).toBe(
    [insertion, deletion, removal, move].reduce(
      (text, change) => change(text),
      original
        .replace('working and to inform users.', 'working and to warn users.')
        .replace(
          /^(Personal data is not processed further .*\n\n)/m,
          '$1Nor does anyone else.\n\n',
        ),
    ),
  )
  const comments = readFileSync(join(site, `texts/documents/${agreement}.comments.txt`), 'utf8')
  expect(comments).toMatch(
    /- Bo Sample.*: section 2 \(#scope\), paragraph 4 .*\n {2}on “The website is informational only”\n {2}Still so\?\n/,
  )
})

it('a rejected number stays out', async () => {
  const { output } = await importFile('tracked', '--preview')
  const number = /^(\d+)\. .*\n {3}- {2}or other binding legal act/m.exec(output)?.[1] ?? ''
  const { markdown } = await importFile('tracked', '--reject', number)
  expect(markdown).toContain('A contract or other binding legal act under')
  expect(markdown).toContain('(in this order)')
})

it('what was accepted in LibreOffice is taken over, what was rejected there is gone', async () => {
  const { markdown, output } = await importFile('decided')
  expect(output).toContain('not tracked')
  expect(markdown).toBe(
    [insertion, removal, move].reduce(
      (text, change) => change(text),
      original.replace('keep the app working and', 'keep the app working well and'),
    ),
  )
})

it('a list of which every item is deleted goes, and so does a table', async () => {
  const { code, markdown } = await importFile('whole')
  expect(code).toBe(0)
  expect(markdown).toBe(
    original
      .replace(/- an adequacy decision [\s\S]*?such as explicit consent\.\n\n/, '')
      .replace(/\| Category [\s\S]*?\| Support .*\n\n/, ''),
  )
})

it('an edit inside a fact’s value is refused, and nothing is written', async () => {
  const { code, output, markdown } = await importFile('refused')
  expect(output).toContain('“30 days” is the value of {{notice.subProcessors}}')
  expect(code).toBe(1)
  expect(markdown).toBeUndefined()
})
