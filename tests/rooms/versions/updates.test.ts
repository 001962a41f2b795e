import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { selectAll } from 'hast-util-select'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { publishedPolicies } from '../../sites/publishedPolicies.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText } from '../../sites/tree.ts'
import { inEnglish, withText, withValues } from '../../sites/variants.ts'

/** How many states of the project an operator goes through. */
const RELEASES = 10

const repository = mkdtempSync(join(tmpdir(), 'updates-'))
afterAll(() => rmSync(repository, { recursive: true, force: true }))

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com']
  return execFileSync('git', ['-C', repository, ...identity, ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** One more state of the project, in which a default text and the schema read differently. */
function nextRelease(number: number): string {
  appendFileSync(
    join(repository, 'src/languages/en/texts/terms-of-service.md'),
    `\nSentence ${number}.\n`,
  )
  appendFileSync(join(repository, 'src/model/schema.ts'), `// release ${number}\n`)
  git('commit', '--quiet', '--all', '--message', `release ${number}`)
  return git('rev-parse', 'HEAD')
}

/** The operator's files, each with the hash of its content. A release may show one more empty folder. */
function operatorsFiles(): string[] {
  const files = git('ls-tree', '-r', 'HEAD', 'site').split('\n')
  return files.filter(file => !file.endsWith('.gitkeep'))
}

/** What the operator has in their folder. */
function operate(): void {
  const folder = join(repository, 'site')
  cpSync('tests/sites/finished/site.yaml', join(folder, 'site.yaml'))
  cpSync('tests/sites/finished/media', join(folder, 'media'), { recursive: true })
  const own = join(folder, 'texts/en/data-processing-agreement.md')
  mkdirSync(dirname(own), { recursive: true })
  const text = readFileSync(resolve('src/languages/en/texts/data-processing-agreement.md'), 'utf8')
  writeFileSync(own, text.replace(/^description: .*$/m, 'description: "Our own words."'))
  const site = inEnglish(loadSite({ folder, today: '2027-02-01' }))
  for (const { file, text: frozen } of publishedPolicies({ ...site, folder })) {
    if (file.includes('/3.0/')) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, frozen)
  }
}

describe('updating the project under an operator’s folder', () => {
  let merged = 0
  let before: string[] = []

  beforeAll(() => {
    execFileSync('git', ['clone', '--quiet', '--shared', resolve('.'), repository])
    const first = git('rev-parse', 'HEAD')
    git('checkout', '--quiet', '-B', 'releases', first)
    const later = Array.from({ length: RELEASES }, (_, number) => nextRelease(number))
    git('checkout', '--quiet', '-B', 'operator', first)
    operate()
    git('add', '--all')
    git('commit', '--quiet', '--message', 'our site')
    before = operatorsFiles()
    for (const release of later) {
      git('merge', '--quiet', '--no-edit', release)
      merged += 1
    }
  })

  it('merges ten releases without a conflict', () => {
    expect(merged).toBe(10)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('leaves every byte of the folder as it was', () => {
    expect(operatorsFiles()).toEqual(before)
    expect(existsSync(join(repository, 'site/versions/privacy-policy/1.9/en.md'))).toBe(true)
  })
})

describe('a contract in force', { timeout: 60_000 }, () => {
  const operators = () =>
    inEnglish(loadSite({ folder: join(repository, 'site'), today: '2026-11-22' }))
  const textOf = (site: ReturnType<typeof loadSite>, path: string) =>
    renderSite(site, page => page.path === path)
      .flatMap(({ tree }) => selectAll('#document-text', tree))
      .map(node => plainText(node))
      .join()

  it('reads the same, word for word, whatever the default wording has become', () => {
    const site = operators()
    const updated = withText(site, 'en/privacy-policy.md', text =>
      text.replace('## Who we are {#company}', '## Who is who {#company}'),
    )
    for (const path of ['/privacy-policy', '/privacy-policy/2.0', '/privacy-policy/1.9']) {
      expect(textOf(updated, path)).toContain('Who we are')
      expect(textOf(updated, path)).not.toContain('Who is who')
      expect(textOf(updated, path)).toBe(textOf(site, path))
    }
  })

  it('keeps the names that were published, until a new version is in force', () => {
    const site = operators()
    const renamed = withValues(site, {
      company: { ...site.config.company, postalAddress: '5 Example Lane, Cheyenne, WY 82001, USA' },
    })
    for (const path of ['/privacy-policy', '/privacy-policy/2.0']) {
      expect(textOf(renamed, path)).not.toContain('5 Example Lane')
      expect(textOf(renamed, path)).toContain('1200 Example Avenue')
    }
  })
})
