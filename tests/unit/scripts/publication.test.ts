import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { legalDocuments } from '../../../src/company/site/pageRows.ts'
import { hasDraft } from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { placeholder } from '../../sites/message.ts'
import { operatorFolder, ownText } from '../../sites/operatorActs.ts'

/** Commands run on 2027-02-01, when the Terms of this folder are in force in version 2.0. */
const call = callOn(legal)
const folder = operatorFolder('finished')
const file = (name: string) => join(relative('.', folder), name)
const english = file('texts/en/terms-of-service.md')

interface Draft {
  readonly version?: string
  readonly effective?: string
  /** Further lines of the head. */
  readonly head?: string
  readonly change?: (text: string) => string
}

/** Writes the Terms into the folder, in both of its languages. */
function write(draft: Draft): void {
  const { version = '3.0', effective = '2027-06-01', head = '', change = text => text } = draft
  for (const code of ['en', 'de']) {
    ownText(folder, `${code}/terms-of-service.md`, text =>
      change(text)
        .replace(/^version: .*$/m, `version: "${version}"${head && `\n${head}`}`)
        .replace(/^effective: .*$/m, `effective: ${effective}`),
    )
  }
}

const publish = async (...options: string[]) => {
  await call(folder, 'confirm', 'terms-of-service', 'de')
  return call(folder, 'publish', 'terms-of-service', ...options)
}

const summary = 'summary: "Backups are kept for a shorter time."'
const editorial = 'editorial: "A word was corrected."'

beforeAll(async () => {
  write({ version: '2.0', effective: '2026-01-01' })
  expect((await publish('--published', '2025-11-01')).code).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a publication lists the addresses that the site has had', () => {
  const paths = readFileSync(join(folder, '.addresses.txt'), 'utf8').split('\n')
  expect(paths).toContain('/de/terms-of-service')
  expect(paths).toContain('/about.md')
})

describe('a version after others is refused before anything is written', () => {
  it.each<[what: string, draft: Draft, options: readonly string[], message: string]>([
    [
      'of the same number',
      { version: '2.0' },
      [],
      `${english}:5: version 2.0 is already published, in ${file('versions/terms-of-service/2.0')}. Give the text a higher number in every language (npm run legal -- edit terms-of-service takes it), then publish it.`,
    ],
    [
      'of a lower number',
      { version: '1.10' },
      [],
      `${english}:5: version 1.10 does not come after 2.0, the last that was published.`,
    ],
    [
      'with less notice than promised',
      { effective: '2027-03-02', head: summary },
      [],
      `${english}:7: version 3.0 takes effect with 29 days of notice; 30 are promised. The first possible day is March 3, 2027;`,
    ],
    [
      'published in the past',
      { head: summary },
      ['--published', '2027-01-31'],
      '--published 2027-01-31: is before 2027-02-01: version 3.0 comes after 2.0, and its readers have notice from the day they can see it. Leave the day out.',
    ],
    [
      'in force in the past',
      { effective: '2027-01-31' },
      [],
      `${english}:6: version 3.0 takes effect on 2027-01-31, before its publication on 2027-02-01. Write a later day.`,
    ],
    [
      'in force more than a year from now, as a year typed wrong is',
      { effective: '2028-02-03', head: summary },
      [],
      `${english}:7: version 3.0 would take effect on February 3, 2028, 367 days from now. Correct the year; where that day is meant, say it once more: npm run legal -- publish terms-of-service --effective 2028-02-03.`,
    ],
    [
      'to be reviewed before it is in force',
      { head: `${summary}\nnextReview: 2027-06-01` },
      [],
      `${english}:7: its review on 2027-06-01 does not come after 2027-06-01. Write a later day.`,
    ],
    [
      'without a summary',
      {},
      [],
      `${english}:1: has no summary of version 3.0. Write what changes in a sentence or two, for those who are told of it: summary: "…".\n${file('texts/de/terms-of-service.md')}:1: has no summary`,
    ],
    [
      'called editorial, with another figure',
      {
        head: editorial,
        change: text => text.replaceAll('retention.accountRecovery', 'retention.supportTickets'),
      },
      [],
      `${english}:6: version 3.0 is called editorial, but differs from 2.0 in a figure in`,
    ],
    [
      'called editorial, without a paragraph',
      {
        head: editorial,
        change: text => text.replace(/(\{#description\}\n\n> .*\n\n).*\n\n/, '$1'),
      },
      [],
      'differs from 2.0 in a block in description: “',
    ],
  ])('%s', async (_, draft, options, message) => {
    write(draft)
    const { code, output } = await publish(...options)
    expect(output).toContain(message)
    expect(output.startsWith('Nothing was written.')).toBe(true)
    expect(code).toBe(1)
    expect(existsSync(join(folder, 'versions/terms-of-service/3.0'))).toBe(false)
  })
})

it('an editorial version with another fact is refused, though no figure differs', async () => {
  const siteFile = join(folder, 'site.yaml')
  const before = readFileSync(siteFile, 'utf8')
  writeFileSync(siteFile, before.replace('courts in Laramie County', 'courts in Albany County'))
  write({ version: '2.10', effective: '2027-02-02', head: editorial })
  const { output, code } = await publish()
  writeFileSync(siteFile, before)
  expect(output).toContain(
    'version 2.10 is called editorial, but differs from 2.0 in law.jurisdiction: “the state and federal courts in Albany County, Wyoming”. Take "editorial" out of every language',
  )
  expect(code).toBe(1)
})

it('an editorial version says so, and differs in words alone', async () => {
  const change = (text: string) => text.replace(/^> .*$/m, '$& Quillfeather.')
  write({ version: '2.10', effective: '2027-02-02', head: editorial, change })
  const { output, code } = await publish()
  expect(output).toContain(`Wrote ${file('versions/terms-of-service/2.10/en.md')}`)
  expect(output).toContain('npm run legal -- notice terms-of-service 2.10')
  expect(code).toBe(0)
})

it('what was published is missed when it is gone', async () => {
  const path = join(folder, 'versions/terms-of-service/2.10/en.md')
  expect(readFileSync(path, 'utf8')).toContain('follows: "2.0"\n')
  const gone = join(folder, 'versions/terms-of-service/2.0')
  renameSync(gone, `${folder}.elsewhere`)
  write({ head: summary })
  const missed = await publish()
  expect(missed.output).toContain(
    `${file('versions/terms-of-service/2.0')}: is missing: ${file('published.yaml')} says that it was published. Restore its folder.`,
  )
  // A site whose first version is older than its list.
  renameSync(join(folder, 'published.yaml'), `${folder}.ledger`)
  expect((await publish()).output).toContain(
    'versions/terms-of-service/2.0: is missing: a later version came after this one. Restore its folder.',
  )
  renameSync(`${folder}.ledger`, join(folder, 'published.yaml'))
  renameSync(`${folder}.elsewhere`, gone)
})

it('a version of substance is published with its summary, its notice and the ledger', async () => {
  write({ head: `${summary}\nnextReview: 2027-09-01` })
  const { output, code } = await publish()
  expect(code, output).toBe(0)
  const head = readFileSync(join(folder, 'versions/terms-of-service/3.0/de.md'), 'utf8')
  expect(head).toContain('\npublishedOn: "2027-02-01"\n')
  expect(head).toContain('\nnotice:\n  materialChanges: 30\n  subProcessors: 30\n')
  expect(head).toContain(`\n${summary}\n`)
  expect(head).not.toMatch(/lastUpdated|\{\{/)
  expect(head).toContain('zuletzt am 1. Februar 2027 aktualisiert')
  expect(readFileSync(join(folder, 'published.yaml'), 'utf8')).toMatch(
    /^# .*\n# .*\n- terms-of-service\/2\.0 # sha256-\S{43}\n- terms-of-service\/2\.10 # sha256-\S{43}\n- terms-of-service\/3\.0 # sha256-\S{43}\n$/,
  )
})

it('the day of the next review moves on with a version that still states the last one', async () => {
  const head = 'summary: "Videos may be longer."\nnextReview: 2027-09-01'
  write({ version: '4.0', effective: '2027-10-01', head })
  const { output, code } = await publish()
  expect(code, output).toBe(0)
  const frozen = readFileSync(join(folder, 'versions/terms-of-service/4.0/en.md'), 'utf8')
  // 92 days after it takes effect, as version 3.0 had it.
  expect(frozen).toContain('\nnextReview: "2028-01-01"\n')
})

it('a version that is announced is not overtaken by another one on its day', async () => {
  write({ version: '5.0', effective: '2027-10-01', head: 'summary: "Videos may be shorter."' })
  const { output, code } = await publish()
  expect(output).toContain(
    'version 5.0 takes effect on 2027-10-01, not after version 4.0 (2027-10-01), which has yet to take effect. Write a later day; or withdraw that version with this one: npm run legal -- publish terms-of-service --withdraws 4.0.',
  )
  expect(code).toBe(1)
})

it('a first version is 1.0 from the day of its publication, and differs from no text then', async () => {
  const first = operatorFolder('finished')
  // That nothing is published yet blocks a site, and no publication.
  const siteFile = join(first, 'site.yaml')
  const accepted = / {2}- finding: publication:first\n.*\n.*\n/
  const answers = readFileSync(siteFile, 'utf8')
  expect(answers).toMatch(accepted)
  writeFileSync(siteFile, answers.replace(accepted, ''))
  const { output, code } = await call(first, 'publish')
  expect(code, output).toBe(0)
  expect(output).toContain(
    'Commit these files and build (npm run build): they are privacy-policy 1.0, terms-of-service 1.0, data-processing-agreement 1.0 for good.',
  )
  expect(output).not.toContain('npm run legal -- notice')
  expect(readFileSync(join(first, 'published.yaml'), 'utf8')).toMatch(
    /- data-processing-agreement\/1\.0 # .*\n- privacy-policy\/1\.0 # .*\n- terms-of-service\/1\.0 # .*\n$/,
  )
  const agreement = readFileSync(
    join(first, 'versions/data-processing-agreement/1.0/de.md'),
    'utf8',
  )
  // As far from each other as in the default text.
  expect(agreement).toContain('\neffective: "2027-02-01"\nnextReview: "2028-01-31"\n')
  expect(agreement).toContain('in der Version 1.0 ist seit dem 1. Februar 2027 in Kraft')
  const site = loadSite({ folder: first, today: '2027-02-02' })
  expect(legalDocuments.filter(name => hasDraft(site, name))).toEqual([])
  const again = await call(first, 'publish')
  expect(again.output).toContain('every document was published once. Name those with a new version')
  const twice = await call(first, 'publish', 'privacy-policy')
  expect(twice.output).toContain(
    `${relative('.', first)}/texts/en/privacy-policy.md:5: version 1.0 is already published`,
  )
  await call(first, 'edit', 'data-processing-agreement')
  const edited = readFileSync(join(first, 'texts/de/data-processing-agreement.md'), 'utf8')
  expect(edited).toMatch(/^version: "1.0"\neffective: 2027-02-01\nnextReview: 2028-01-31$/m)
  rmSync(first, { recursive: true })
})

it('a first version has one number, the one that the company’s text states in a language', async () => {
  const first = operatorFolder('finished')
  ownText(first, 'en/privacy-policy.md', own => `${own}\n`)
  const { output } = await call(first, 'publish', 'privacy-policy')
  expect(output.match(/policy\/[\d.]+\/\w+/g)).toEqual(['policy/2.0/en', 'policy/2.0/de'])
  rmSync(first, { recursive: true })
})

it.each([
  ['2062-01-01', 'lies ahead of 2027-02-01. Publish it on that'],
  ['2016-11-15', 'is before 2024-08-01, when a law that the documents apply entered'],
])('nothing is published on %s', async (day, fault) => {
  const first = operatorFolder('finished')
  const { output, code } = await call(first, 'publish', 'privacy-policy', '--published', day)
  expect(output).toContain(`--published ${day}: ${fault}`)
  expect(code).toBe(1)
  rmSync(first, { recursive: true })
})

it('nothing is published with placeholders, blockers or old translations, or without a place to write to', async () => {
  const open = operatorFolder('unsupplied')
  const { output } = await call(open, 'publish', 'privacy-policy', '--published', '2024-11-15')
  const missing = [placeholder('company.legalName'), placeholder('company.postalAddress')]
  expect(output).toContain(`still shows ${missing.join(', ')}, `)
  expect(output).toContain(`Supply these in ${relative('.', open)}/site.yaml before you publish`)
  const full = operatorFolder('finished')
  const siteFile = join(full, 'site.yaml')
  const text = readFileSync(siteFile, 'utf8')
  writeFileSync(siteFile, text.replace('  audits.internal: yes\n', ''))
  const unconfirmed = await call(full, 'publish')
  expect(unconfirmed.output).toMatch(
    /audits\.internal is promised, and not confirmed: “.+” \(promise:audits\.internal\)\. Answer each with npm run setup -- promises/,
  )
  expect(unconfirmed.output.split('\n')).toHaveLength(2)
  expect(existsSync(join(full, 'versions'))).toBe(false)
  writeFileSync(siteFile, text)
  ownText(full, 'en/privacy-policy.md', own => own.replace(/^> .*$/m, '$& New words.'))
  // What would stand there for good is no matter of acceptance.
  const finding = 'translation:behind:privacy-policy.de'
  const accepted = `$&\n  - { finding: '${finding}', reason: Soon, until: 2027-03-01 }`
  for (const list of ['$&', accepted]) {
    writeFileSync(siteFile, text.replace(/^acceptedFindings:$/m, list))
    const behind = await call(full, 'publish')
    expect(behind.output).toContain(
      'privacy-policy in Deutsch is behind the English text in 1 section',
    )
  }
  expect(existsSync(join(full, 'versions'))).toBe(false)
  symlinkSync('no-such-disk/versions', join(full, 'versions'))
  const refused = await call(full, 'publish', 'terms-of-service', '--published', '2024-11-15')
  expect(refused.output).toContain('versions: does not exist')
  expect(existsSync(join(full, 'published.yaml'))).toBe(false)
  for (const one of [open, full]) rmSync(one, { recursive: true })
})

it('a first version is not published in a language in which words are missing', async () => {
  const first = operatorFolder('finished')
  const siteFile = join(first, 'site.yaml')
  const text = readFileSync(siteFile, 'utf8')
  writeFileSync(siteFile, text.replace('de: Deutschland', 'xx: Deutschland'))
  const { code, output } = await call(first, 'publish')
  expect(output).toContain('Nothing was written.')
  expect(output).toMatch(
    /site\.yaml:\d+: Not translated: processors\.[\w.-]+\.place has no text for Deutsch \(translation:processors\.[\w.-]+\.place\.de\)\. Write the text in this language\./,
  )
  expect(code).toBe(1)
  rmSync(first, { recursive: true })
})
