import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResultCache } from '../../src/build/output/resultCache.ts'
import type { RenderedPage } from '../sites/renderSite.ts'

/** A code that no language has (ISO 639-2, reserved for local use). */
const code = 'qaa'

/** A letter that no language of the project is written with: every text of the made-up one begins so. */
const letter = 'Å'

/** What a project is built from, and its tests, which compile with one more language too. */
const parts = [
  'src',
  'server',
  'scripts',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tests/*.ts',
  'tests/*.tsx',
  'tests/*.mjs',
  'tests/*.json',
]

/** A copy of the project, to change; its packages are shared. */
function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...parts], {
    encoding: 'utf8',
  })
  for (const file of files
    .trim()
    .split('\n')
    .filter(file => existsSync(file))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

function marked<Texts extends object>(texts: Texts): unknown {
  if (typeof texts === 'string') return `${letter} ${texts}`
  if (Array.isArray(texts)) return texts.map(marked)
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, marked(text)]))
}

/** The folder of the language: everything as in English, each text with a letter before it. */
function writeLanguage(folder: string): void {
  const english = join(folder, 'src/company/languages/en')
  const own = join(folder, 'src/company/languages', code)
  mkdirSync(own, { recursive: true })
  const option = readFileSync(join(english, 'language.ts'), 'utf8')
    .replace('export const en =', `export const ${code} =`)
    .replace("code: 'en'", `code: '${code}'`)
    .replace("name: 'English'", `name: '${letter}nglish'`)
  writeFileSync(join(own, 'language.ts'), option)
  for (const words of ['messages.json', 'labels.json']) {
    const texts = JSON.parse(readFileSync(join(english, words), 'utf8'))
    writeFileSync(join(own, words), JSON.stringify(marked(texts), null, 2))
  }
  const table = join(folder, 'src/company/languages/languages.ts')
  const registered = readFileSync(table, 'utf8')
    .replace('import type {', `import { ${code} } from './${code}/language.ts'\nimport type {`)
    .replace('{ en, de, fr, es }', `{ en, de, fr, es, ${code} }`)
  writeFileSync(table, registered)
}

/** The words of laws and of what is collected, which the code has in every language: the English ones. */
function writeWords(folder: string): void {
  for (const part of ['countries', 'data']) {
    const place = join(folder, 'src/company', part)
    for (const name of readdirSync(place)) {
      const source = readFileSync(join(place, name), 'utf8')
      const words = source.replaceAll(/\ben: (.+?)(?=, de: |,\n)/g, `en: $1, ${code}: $1`)
      writeFileSync(join(place, name), words)
    }
  }
}

/** A head of the language: the English one, but for the addresses that lead to the page, which are taken. */
function translatedHead(name: string, head: string): string {
  const ownAddresses = name === 'privacy-policy.md' ? `redirectFrom:\n  /${code}/policy: ""\n` : ''
  return head
    .replace(/^redirectFrom:\n(?: .*\n)+/m, '')
    .replace(/^audience: /m, `${ownAddresses}audience: ${letter} `)
}

/** A text of the language: the English one with a letter before each paragraph, its links in the language. */
function translated(name: string, text: string): string {
  const [, head = '', body = text] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  return (
    translatedHead(name, head) +
    body
      .replaceAll(/^((?:#{2,3} |> |- )?)(?=[A-Z])/gm, `$1${letter} `)
      // Files that have an ending are the same in every language.
      .replaceAll(/\]\(\/(?!\S*\.\w+\))/g, `](/${code}/`)
  )
}

function writeTexts(folder: string): void {
  const english = join(folder, 'src/company/languages/en/texts')
  const own = join(folder, 'src/company/languages', code, 'texts')
  mkdirSync(own)
  for (const name of readdirSync(english)) {
    writeFileSync(join(own, name), translated(name, readFileSync(join(english, name), 'utf8')))
  }
}

const project = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Draws nothing: pictures say what the English ones do. */
const undrawn: ResultCache = async () => Buffer.from('drawn')

describe('a language is a folder, its texts, and words of laws and data', () => {
  const folder = join(project, 'site')

  beforeAll(() => {
    copyProject(project)
    writeLanguage(project)
    writeWords(project)
    writeTexts(project)
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'site.yaml'),
      '{ origin: https://www.example.org, brand: Triptych, imprint: { representedBy: [Ada Example] }, languages: { site: [en, qaa], legal: [en, qaa] } }\n',
    )
  })

  it('nothing else is needed for its pages, addresses and switch', async () => {
    const modules = await Promise.all(
      [
        'src/company/site/loadSite.ts',
        'src/build/prepareBuild.ts',
        'src/company/routing/redirects.ts',
        'src/build/output/discovery/discoveryFiles.ts',
        'tests/sites/renderSite.ts',
        'tests/sites/invariants.ts',
      ].map(file => import(join(project, file))),
    )
    const { loadSite, prepareBuild, ...others } = Object.assign({}, ...modules)
    const { renderSite, expectInvariants, discoveryFiles, redirects } = others
    const site = loadSite({ folder, today: '2026-06-01' })
    const { build } = await prepareBuild(site, {}, undrawn, 'production')
    const pages = renderSite(site, () => true, build)
    expectInvariants(site, pages)
    const contents = new Map<string, string>([
      ...pages.map(({ page, html }: RenderedPage) => [page.file, html] as const),
      ...(await discoveryFiles(build, undrawn)).map(
        ([path, text]: [string, unknown]) => [path, String(text)] as const,
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

  it('everything compiles with it, and a text of the interface that is missing does not', () => {
    const compile = () =>
      spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--singleThreaded'], {
        cwd: project,
        encoding: 'utf8',
      }).stdout
    expect(compile()).toBe('')
    const messages = join(project, 'src/company/languages', code, 'messages.json')
    const text = readFileSync(messages, 'utf8')
    writeFileSync(messages, text.replace(/ {2}"navbar\.menu": .*\n/, ''))
    expect(compile()).toContain(`Property '"navbar.menu"' is missing`)
  })
})
