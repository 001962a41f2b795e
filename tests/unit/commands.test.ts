import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { finishedSite } from '../sites/environment.mjs'

const folder = mkdtempSync('tests/sites/.draft-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Outcome {
  readonly code: number | null
  readonly output: string
}

/** Runs a command of the project on an operator's file. */
function run(
  script: string,
  parameters: readonly string[],
  siteFile: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
    // A folder that does not exist: the commands must not depend on a build.
    env: { ...process.env, SITE_FILE: siteFile, SITE_OUT: join(folder, 'out'), ...environment },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}

const finished = finishedSite.SITE_FILE
const text = readFileSync(finished, 'utf8')

/** An operator's file that differs from the finished one. */
function draft(name: string, change: (text: string) => string): string {
  const file = join(folder, `${name}.ts`)
  const changed = change(text)
  if (changed === text) throw new Error('the test changed nothing')
  writeFileSync(file, changed.replace('../../src/', '../../../src/'))
  return file
}

const launchCheck = (siteFile: string, ...parameters: string[]) =>
  run('scripts/launchCheck.ts', parameters, siteFile)

describe('npm run launch-check', () => {
  it('--strict exits 0 on a finished site', async () => {
    const { code, output } = await launchCheck(finished, '--strict')
    expect(output).toContain('ready to go live.')
    expect(code).toBe(0)
  })

  it('--strict exits 1 on a blocker, and without it the check only reports', async () => {
    const sample = draft('sample', all =>
      all.replace("brand: 'Longhand Studio'", "brand: 'Triptych'"),
    )
    expect((await launchCheck(sample, '--strict')).code).toBe(1)
    const { code, output } = await launchCheck(sample)
    expect(output).toContain('not ready to go live.')
    expect(code).toBe(0)
  })

  it('--json is for machines, --on for a day', async () => {
    const { output } = await launchCheck(finished, '--json', '--on', '2025-06-01')
    const { day, open, duties } = JSON.parse(output)
    expect(day).toBe('2025-06-01')
    expect(open[0]).toMatchObject({ id: 'contradiction:support.response', severity: 'warning' })
    expect(duties[0]).toMatchObject({ id: 'page:imprint', verdict: 'applies', isMet: true })
  })

  it.each([
    [['--on', 'tomorrow'], '--on tomorrow is not a day'],
    [['--loud'], 'Usage: npm run launch-check'],
  ])('%j exits 2 with a clear line', async (parameters, expected) => {
    const { code, output } = await launchCheck(finished, ...parameters)
    expect(output).toContain(expected)
    expect(code).toBe(2)
  })

  it('a fault in the operator’s file exits 2, with its line and without a stack', async () => {
    const broken = draft('broken', all => all.replace("origin: 'https", "origin: 'httpx"))
    const { code, output } = await launchCheck(broken)
    expect(code).toBe(2)
    expect(output).toMatch(
      /broken\.ts:\d+: origin: "httpx:\/\/www\.example\.com" is not a web address/,
    )
    expect(output).not.toMatch(/^\s+at /m)
  })
})

describe('npm run build', () => {
  it.each([
    [
      'a syntax error',
      (all: string) => all.replace("brand: 'Longhand Studio',", "brand: 'Longhand"),
      /syntax\.ts:\d+:\d+: is not valid TypeScript/,
    ],
    [
      'a name that does not exist',
      (all: string) => all.replace("brand: 'Longhand Studio'", 'brand: Longhand'),
      /syntax\.ts: cannot be used: Longhand is not defined/,
    ],
  ])('stops on %s, with its place and without a stack', async (_, change, expected) => {
    const { code, output } = await run('scripts/build.ts', [], draft('syntax', change))
    expect(code).toBe(1)
    expect(output).toMatch(/^The build stopped\. Correct this and try again:$/m)
    expect(output).toMatch(expected)
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('stops on a file that does not exist', async () => {
    const { code, output } = await run('scripts/build.ts', [], 'nowhere.ts')
    expect(code).toBe(1)
    expect(output).toContain('nowhere.ts: cannot be read. Set SITE_FILE to a file that exists')
  })
})

describe('npm run legal', () => {
  const versions = join(folder, 'versions')
  const published = join(versions, 'privacy-policy/2.0/en.md')
  const legal = (siteFile: string, ...parameters: string[]) =>
    run('scripts/legal.ts', parameters, siteFile, { SITE_VERSIONS: versions })

  it('publishes a document once, and never writes over what is published', async () => {
    const publication = ['publish', 'privacy-policy', '--published', '2024-11-15']
    const first = await legal(finished, ...publication)
    expect(first.output).toContain(`Wrote ${published}`)
    expect(first.code).toBe(0)
    const text = readFileSync(published, 'utf8')
    const second = await legal(finished, ...publication)
    expect(second.output).toContain(
      'src/content/legal/privacy-policy.en.md:5: version 2.0 is published',
    )
    expect(second.output).not.toMatch(/^ {4}at /m)
    expect(second.code).toBe(1)
    expect(readFileSync(published, 'utf8')).toBe(text)
  })

  it('publishes nothing that still shows what has to be supplied', async () => {
    const open = draft('open', all =>
      all.replace("legalForm: 'Wyoming corporation'", "legalForm: { placeholder: { en: 'form' } }"),
    )
    const parameters = ['publish', 'privacy-policy', '--published', '2024-11-15']
    const { code, output } = await run('scripts/legal.ts', parameters, open, {
      SITE_VERSIONS: join(folder, 'none'),
    })
    expect(output).toContain('still shows [form]. Supply these in src/site.ts before you publish.')
    expect(code).toBe(1)
  })

  it('a document or a day that there is not exits 2 with the usage', async () => {
    const unknown = await legal(finished, 'publish', 'privacy')
    expect(unknown.output).toContain(
      'There is no document "privacy": privacy-policy, terms-of-service',
    )
    expect(unknown.code).toBe(2)
    const day = await legal(finished, 'publish', 'privacy-policy', '--published', 'tomorrow')
    expect(day.output).toContain('--published tomorrow is not a day.')
    expect(day.code).toBe(2)
  })
})

it('SITE_DATE that is no day stops every command that needs one', async () => {
  const { code, output } = await run('scripts/launchCheck.ts', [], finished, {
    SITE_DATE: '2027-02-30',
  })
  expect(output).toContain('SITE_DATE: "2027-02-30" is not a day of the calendar. Write it like')
  expect(code).toBe(2)
})
