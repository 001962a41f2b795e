import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectWithFixtureLanguage } from '../sites/fixtureLanguage.ts'

const project = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

// Without what Vitest adds: Vike renders nothing where it sees that.
const env = { PATH: process.env.PATH, HOME: process.env.HOME, SITE_DATE: '2026-06-01' }

interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a program in the project with one more language. */
function run(...parameters: string[]): Promise<Outcome> {
  return new Promise(resolve => {
    execFile(
      process.execPath,
      parameters,
      {
        cwd: project,
        env,
      },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

// Its types are checked below.
const build = () => run('--import', 'tsx', 'scripts/build.ts', '--skip-types')
const types = () =>
  run('node_modules/typescript/bin/tsc', '--project', 'scripts', '--singleThreaded')

/** Changes a file of the project while something is tried. */
async function whileChanged(
  file: string,
  change: (text: string) => string,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  const outcome = await attempt()
  writeFileSync(path, text)
  return outcome
}

/** Lets the builds of the project keep their results where all others do: most pictures are the same. */
function shareOutputCache(): void {
  const cache = resolve('.cache/output')
  mkdirSync(cache, { recursive: true })
  mkdirSync(join(project, '.cache'))
  symlinkSync(cache, join(project, '.cache/output'))
}

/** Whether a page holds a text; whole pages would fill the screen when one does not. */
const holds = (file: string, text: string) =>
  readFileSync(join(project, 'dist/site', file), 'utf8').includes(text)

describe('a language is a folder and its texts', () => {
  beforeAll(async () => {
    projectWithFixtureLanguage(project)
    mkdirSync(join(project, 'site'))
    shareOutputCache()
    writeFileSync(
      join(project, 'site/site.ts'),
      "export default { origin: 'https://www.example.org', brand: 'Triptych', imprint: { representedBy: ['Ada Example'] }, languages: { site: ['en', 'qaa'], legal: ['en', 'qaa'] } }\n",
    )
    const { code, output } = await build()
    if (code !== 0) throw new Error(output)
  })

  it('nothing else is needed for its pages, addresses and switch', () => {
    const shown = [
      ['qaa.html', '<html lang="qaa">'],
      ['qaa.html', 'Å Say it. See it'],
      ['qaa/privacy-policy.html', 'Å Who we are'],
      ['qaa/imprint.html', '[Å legal name]'],
      ['index.html', '<link rel="alternate" hreflang="qaa" href="https://www.example.org/qaa">'],
      ['index.html', '<a href="/qaa" hreflang="qaa" lang="qaa">'],
      ['sitemap.xml', '<loc>https://www.example.org/qaa/your-rights</loc>'],
    ] as const
    expect(shown.filter(([file, text]) => !holds(file, text))).toEqual([])
    const { redirects } = JSON.parse(readFileSync(join(project, 'dist/manifest.json'), 'utf8'))
    expect(redirects['/qaa/policy']).toBe('/qaa/privacy-policy')
  })

  it('a text of the interface that is missing does not compile, and everything else does', async () => {
    const { output } = await whileChanged(
      'src/languages/qaa/messages.json',
      text => text.replace(/ {2}"navbar\.menu": .*\n/, ''),
      types,
    )
    const faulty = Array.from(output.matchAll(/^(\S+)\(\d+,\d+\): error /gm), ([, file]) => file)
    // Its own file, and the list that it is in.
    expect(new Set(faulty)).toEqual(
      new Set(['src/languages/languages.ts', 'src/languages/qaa/language.ts']),
    )
    expect(output).toContain(`Property '"navbar.menu"' is missing`)
  })

  it('a right without words stops every command with its place', async () => {
    const { code, output } = await whileChanged(
      'src/texts/rights/qaa.md',
      text => text.replace(/### Å Access \{#access\}[\s\S]*?(?=###)/, ''),
      () => run('--import', 'tsx', 'scripts/launchCheck.ts'),
    )
    expect(code).toBe(2)
    expect(output).toContain('src/texts/rights/qaa.md:')
    expect(output).toContain('"rectification" is where "access" belongs')
  })
})
