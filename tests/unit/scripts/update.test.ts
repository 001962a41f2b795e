import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isMap, isScalar, parseDocument } from 'yaml'
import { frozenTexts } from '../../../src/build/output/discovery/legalIndex.ts'
import { daysOfWarnings } from '../../../src/company/launch/grace.ts'
import { decideIndexing, review } from '../../../src/company/launch/review.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { complaint } from '../../sites/complaint.ts'

/**
 * What a founder has who cloned an earlier release, filled in `site/`, published, and merges the project of today.
 * The folder `site/` of each release is kept in tests/sites/releases; the rest of a clone is nothing a founder edits.
 */
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const today = '2026-11-20'

/** The release whose folder `site/` is that of today: it changes no more, so that no founder meets a conflict. */
const present = 'adf925e3'

function git(folder: string, ...parameters: readonly string[]): string {
  const settings = ['-c', 'user.name=Founder', '-c', 'user.email=founder@example.com']
  const options = { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } } as const
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-C', folder, ...settings, ...parameters],
    options,
  )
  // A merge with a conflict has the status 1, and is looked at by its files.
  if (status !== 0 && parameters[0] !== 'merge')
    throw new Error(`git ${parameters.join(' ')}: ${stderr}`)
  return stdout
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', message)
}

/** The file of a release with the answers of a company, as setup writes them: comments and order stay. */
function filledIn(released: string, answers: string): string {
  const document = parseDocument(released)
  const { contents } = parseDocument(answers)
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (isScalar(key)) document.set(key.value, value)
  }
  return String(document)
}

/** A founder's clone of a release after the project of today was merged into it. */
function mergedClone(release: string, answer: (released: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  folders.push(folder)
  const site = join(folder, 'site')
  const file = join(site, 'site.yaml')
  git(folder, 'init', '--quiet', '--initial-branch', 'project')
  cpSync(`tests/sites/releases/${release}/site`, site, { recursive: true })
  commit(folder, 'release')

  git(folder, 'checkout', '--quiet', '-b', 'founder')
  writeFileSync(file, answer(readFileSync(file, 'utf8')))
  cpSync('tests/sites/frozen', site, { recursive: true })
  commit(folder, 'everything about the company')

  git(folder, 'checkout', '--quiet', 'project')
  cpSync(`tests/sites/releases/${present}/site`, site, { recursive: true })
  writeFileSync(join(folder, 'engine'), 'of today')
  commit(folder, 'today')

  git(folder, 'checkout', '--quiet', 'founder')
  git(folder, 'merge', '--quiet', '--no-edit', 'project')
  const conflicts = git(folder, 'diff', '--name-only', '--diff-filter=U')
  return { folder, site, file, conflicts: conflicts.split('\n').filter(Boolean) }
}

/** What a company without secrets answers: that of the fixture `launched`, as far as a release asked for it. */
const answers = readFileSync('tests/sites/launched/site.yaml', 'utf8')

/** The frozen texts of a site, byte for byte, are those that its founder published. */
function expectFrozenTexts(folder: string): void {
  const shown = frozenTexts(loadSite({ folder, today }))
  expect(shown).toHaveLength(10)
  for (const [path, text] of shown) {
    const [, language = 'en', name] = /^(?:\/(de))?\/(.*)\.md$/.exec(path) ?? []
    const file = `tests/sites/frozen/versions/${name}/${language}.md`
    expect(text, path).toBe(readFileSync(file, 'utf8'))
  }
}

/** The addresses that a site answers at: its pages and its redirects. */
function addressesOf(folder: string): ReadonlySet<string> {
  const site = loadSite({ folder, today })
  const pages = pageTable(site).routePages.map(({ path }) => path)
  return new Set([...pages, ...Object.keys(redirects(site))])
}

/** Addresses of pages that no release with a site.yaml had: the last one still redirected them. */
const retired = [
  '/.well-known/document-versions.json',
  '/.well-known/site-manifest.json',
  '/.well-known/site-manifest.sig',
  '/authority-requests.md',
  '/check-site.mjs',
  '/check-this-site',
  '/check-this-site.md',
  '/data-processing-agreement/app',
  '/data-processing-agreement/sign',
  '/de/behoerdenanfragen.md',
  '/de/data-processing-agreement/app',
  '/de/data-processing-agreement/sign',
  '/de/erstattungen.md',
  '/de/privacy-policy/app',
  '/de/sicherheit',
  '/de/sicherheit.md',
  '/de/terms-of-service/app',
  '/de/website-pruefen',
  '/de/website-pruefen.md',
  '/privacy-policy/app',
  '/refunds.md',
  '/security',
  '/security.md',
  '/sicherheit',
  '/terms-of-service/app',
]

describe('an update from the last release', () => {
  // It did not ask for one of the promises.
  const answered = answers.replace(/^ {2}audits\.external: .*\n/m, '')
  const clone = mergedClone(present, released => filledIn(released, answered))

  it('merges without a conflict', () => {
    expect(clone.conflicts).toEqual([])
    expect(readFileSync(join(clone.folder, 'engine'), 'utf8')).toBe('of today')
  })

  it('loses no address of a page, and no byte of what was published', () => {
    const former = readFileSync(`tests/sites/releases/${present}/addresses.txt`, 'utf8')
    const addresses = addressesOf(clone.site)
    const lost = former
      .trim()
      .split('\n')
      .filter(path => !addresses.has(path))
    expect(lost.filter(path => !retired.includes(path))).toEqual([])
    expectFrozenTexts(clone.site)
  })

  it('leaves the site in search engines, though it asks for what nobody has answered', () => {
    const site = loadSite({ folder: clone.site, today })
    const lastReview = { isReady: true, warnsUntil: {} }
    const reviewed = review({ site, lastReview })
    expect(decideIndexing(site, reviewed).isIndexed).toBe(true)
    const days = daysOfWarnings(reviewed.open, lastReview)
    expect(days['promise:audits.external']).toBe('2027-01-19')
  })
})

describe('an update from the first release with a site.yaml', () => {
  const clone = mergedClone('ebac217b', released =>
    released
      .replace('brand: Triptych', 'brand: Lindwerk')
      .replace('publishedOn: unknown', 'publishedOn: 2026-04-01')
      .replace('appStoreUrl: unknown', 'appStoreUrl: https://apps.apple.com/app/id1234567890')
      .replace('  support: unknown', '  support: help@example.com')
      .replace('  dataProtectionOfficer: unknown', '  dataProtectionOfficer: dpo@example.com')
      .replace('legal: [ en, de, fr, es ]', 'legal: [ en, de ]'),
  )

  git(clone.folder, 'checkout', '--ours', 'site/site.yaml')

  it('has one conflict at most, in site.yaml', () => {
    expect(clone.conflicts).toEqual(['site/site.yaml'])
  })

  it('names every field that was renamed since once the own file is kept, as the docs say', () => {
    const said = complaint(() => loadSite({ folder: clone.site, today }))
    expect(said.split('\n').map(line => line.replace(/^.*site\.yaml:\d+: /, ''))).toEqual([
      'publishedOn: is not a field of the site any more. Remove it: npm run legal -- publish notes the day in each version.',
      'contacts: is not a field of the site any more. It is called "contact" since a later release: give it this name.',
      'contacts.dataProtectionOfficer: is not a field of the site any more. It is called "contact.dpo" since a later release: give it this name.',
      'appStoreUrl: is not a field of the site any more. It is called "app.appStore" since a later release: give it this name.',
    ])
  })

  it('is a whole site once they are renamed, with every page and text that was published', () => {
    const kept = readFileSync(clone.file, 'utf8')
      .replace(/^publishedOn: .*\n/m, '')
      .replace('contacts:', 'contact:')
      .replace('dataProtectionOfficer:', 'dpo:')
      .replace(/^appStoreUrl: (.*)/m, 'app: { appStore: $1 }')
    writeFileSync(clone.file, kept)
    expect(loadSite({ folder: clone.site, today }).config.contact.dpo).toBe('dpo@example.com')
    expectFrozenTexts(clone.site)
    const addresses = addressesOf(clone.site)
    for (const path of [
      '/',
      '/de',
      '/legal',
      '/de/rechtliches',
      '/datenschutz',
      '/de/privacy',
      '/privacy-policy',
      '/privacy-policy/1.0',
      '/de/privacy-policy/2.1/changes',
      '/terms-of-service/4.0',
      '/de/terms-of-service/versions',
      '/data-processing-agreement',
    ]) {
      expect(addresses.has(path), path).toBe(true)
    }
  })
})
