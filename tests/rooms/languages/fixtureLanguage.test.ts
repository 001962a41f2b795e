import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResultCache } from '../../../src/output/resultCache.ts'
import { modulesOf, projectWithFixtureLanguage } from '../../sites/fixtureLanguage.ts'

const project = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Draws nothing: pictures say what the English ones do. */
const undrawn: ResultCache = { take: async () => Buffer.from('drawn'), prune: async () => {} }

/** Checks the types of the project and its tests with one more language. */
function types(): Promise<string> {
  const compiler = ['node_modules/typescript/bin/tsc', '--singleThreaded']
  // As a build does, without the compiler's garbage collector.
  const options = { cwd: project, env: { ...process.env, GOGC: 'off' } }
  return new Promise(resolve => {
    execFile(process.execPath, compiler, options, (_, output) => resolve(output))
  })
}

/** Changes a file of the project while something is tried. */
async function whileChanged<Outcome>(
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

describe('a language is a folder and its texts', () => {
  const folder = join(project, 'site')

  beforeAll(() => {
    projectWithFixtureLanguage(project)
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'site.yaml'),
      '{ origin: https://www.example.org, brand: Triptych, imprint: { representedBy: [Ada Example] }, languages: { site: [en, qaa], legal: [en, qaa] } }\n',
    )
  })

  /** What a build of the project does before anything is rendered. */
  async function prepare() {
    const { loadSite, prepareBuild } = await modulesOf(project)
    const site = loadSite({ folder, today: '2026-06-01' })
    return { site, ...(await prepareBuild(site, undrawn, 'production')) }
  }

  it('nothing else is needed for its pages, addresses and switch', async () => {
    const { renderSite, expectInvariants, discoveryFiles, redirects } = await modulesOf(project)
    const { site, build } = await prepare()
    const pages = renderSite(site, () => true, build)
    expectInvariants(site, pages)
    const contents = new Map<string, string>([
      ...pages.map(({ page, html }) => [page.file, html] as const),
      ...(await discoveryFiles(build, undrawn)).map(
        ([path, text]) => [path, String(text)] as const,
      ),
    ])
    const shown = [
      ['qaa.html', '<html lang="qaa"'],
      ['qaa.html', 'Å Say it. See it'],
      ['qaa/privacy-policy.html', 'Å Who we are'],
      ['qaa/imprint.html', '[Å legal name]'],
      ['index.html', '<link rel="alternate" hrefLang="qaa" href="https://www.example.org/qaa"'],
      ['index.html', '<a href="/qaa" hrefLang="qaa" lang="qaa"'],
      ['/sitemap.xml', '<loc>https://www.example.org/qaa/your-rights</loc>'],
    ] as const
    expect(shown.filter(([file, text]) => !contents.get(file)?.includes(text))).toEqual([])
    expect(redirects(site)['/qaa/policy']).toBe('/qaa/privacy-policy')
  })

  it('a text of the interface that is missing does not compile, and everything else does', async () => {
    const output = await whileChanged(
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
})
