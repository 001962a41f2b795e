import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import launchCheck from '../../scripts/launch-check/launch-check.ts'
import legal from '../../scripts/legal/legal.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import { callOn } from '../sites/callCommand.ts'
import { complaint } from '../sites/complaint.ts'
import { operatorFolder, ownText } from '../sites/operatorActs.ts'

/** Commands run on 2027-02-01. */
const call = callOn(legal)
const folder = operatorFolder('finished')

function write(version: string, effective: string, more = ''): void {
  for (const language of ['en', 'de']) {
    ownText(folder, `${language}/terms-of-service.md`, text =>
      text
        .replace(/^version: .*$/m, `version: "${version}"${more}`)
        .replace(/^effective: .*$/m, `effective: ${effective}`)
        .replace(/^lastUpdated: .*$/m, `lastUpdated: ${effective}`),
    )
  }
}

const publish = (...options: string[]) => call(folder, 'publish', 'terms-of-service', ...options)

beforeAll(async () => {
  write('2.0', '2026-01-01')
  expect((await publish('--published', '2025-11-01')).code).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a version after others is refused before anything is written', () => {
  it.each([
    [
      'with less notice than promised',
      ['2.1', '2027-02-14'],
      'version 2.1 takes effect with 13 days of notice; 30 are promised. The first possible day is March 3, 2027',
    ],
    ['with a lower number', ['1.5', '2027-06-01'], 'version 1.5 does not come after 2.0'],
    [
      'with a past that never was',
      ['3.0', '2026-06-01'],
      'version 3.0 would have been in force since 2026-06-01, when the site showed version 2.0',
    ],
  ])('%s', async (_, [version = '', effective = ''], message) => {
    write(version, effective)
    const { code, output } = await publish(
      '--published',
      effective < '2027' ? '2026-03-01' : '2027-02-01',
    )
    expect(output).toContain(message)
    expect(output).toContain('en/terms-of-service.md:')
    expect(code).toBe(1)
  })
})

it('an editorial version needs no notice, and a version that disappears is missed', async () => {
  write('2.10', '2027-02-02', '\neditorial: "Two words were corrected."')
  const check = await callOn(launchCheck)(folder)
  expect(check.output).toContain(
    'terms-of-service in Deutsch is behind the English text in 1 section: introduction',
  )
  // The reason is new in both languages: somebody has to say that it is the same.
  expect((await publish()).output).toContain(
    'de/terms-of-service.md: "introduction" is not the translation of today’s English',
  )
  await call(folder, 'confirm', 'terms-of-service', 'de')
  const { output, code } = await publish()
  expect(output).toContain('versions/terms-of-service/2.10/en.md')
  expect(code).toBe(0)
  const path = join(folder, 'versions/terms-of-service/2.10/en.md')
  expect(readFileSync(path, 'utf8')).toContain('follows: "2.0"\n')

  const gone = join(folder, 'versions/terms-of-service/2.0')
  renameSync(gone, join(folder, 'elsewhere'))
  write('3.0', '2027-04-01')
  const missed = await publish()
  expect(missed.output).toContain(
    `versions/terms-of-service/2.0: is missing: ${relative('.', folder)}/published.yaml says that it was published. Restore its folder.`,
  )
  expect(missed.code).toBe(1)
  // A site whose first version is older than its list.
  rmSync(join(folder, 'published.yaml'))
  expect((await publish()).output).toContain(
    'versions/terms-of-service/2.0: is missing: a later version came after this one. Restore its folder.',
  )
})

describe('the list of what was published', () => {
  it('does not name a version that could not be written', async () => {
    const full = operatorFolder('finished')
    symlinkSync('no-such-disk/versions', join(full, 'versions'))
    const { code, output } = await call(
      full,
      'publish',
      'terms-of-service',
      '--published',
      '2024-11-15',
    )
    expect(output).toContain('versions/terms-of-service/2.0: does not exist')
    expect(existsSync(join(full, 'published.yaml'))).toBe(false)
    expect(code).toBe(1)
    rmSync(full, { recursive: true })
  })

  const listed = operatorFolder('finished')
  const ledger = join(relative('.', listed), 'published.yaml')
  const versions = join(relative('.', listed), 'versions')
  const read = () => publishedVersions(loadSite({ folder: listed, today: '2027-02-01' }))

  afterAll(() => rmSync(listed, { recursive: true, force: true }))

  it('misses the newest version, and all of them', async () => {
    for (const document of ['privacy-policy', 'terms-of-service']) {
      const { output } = await call(listed, 'publish', document, '--published', '2024-11-15')
      expect(output).toContain(`Wrote ${ledger}`)
    }
    expect(readFileSync(ledger, 'utf8')).toMatch(
      /^# .*\n# .*\n- privacy-policy\/2\.0\n- terms-of-service\/2\.0\n$/,
    )
    expect(complaint(read)).toBe('')
    renameSync(versions, join(listed, 'elsewhere'))
    expect(complaint(read).split('\n')).toEqual(
      ['privacy-policy', 'terms-of-service'].map(
        name =>
          `${versions}/${name}/2.0: is missing: ${ledger} says that it was published. Restore its folder.`,
      ),
    )
    renameSync(join(listed, 'elsewhere'), versions)
  })

  it('has a line for every folder, and nothing but lines', () => {
    writeFileSync(ledger, '- privacy-policy/2.0\n')
    expect(complaint(read)).toBe(
      `${versions}/terms-of-service/2.0: is not listed in ${ledger}. Restore its line: - terms-of-service/2.0.`,
    )
    for (const text of ['privacy-policy: 2.0\n', '- privacy-policy/2.0\n- 2.0\n']) {
      writeFileSync(ledger, text)
      expect(complaint(read)).toContain(`${ledger}: is not a list of versions`)
    }
  })
})
