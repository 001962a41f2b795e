import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

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
  ...['tests/*.ts', 'tests/*.tsx', 'tests/*.mjs', 'tests/*.json'],
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
  const english = join(folder, 'src/languages/en')
  const own = join(folder, 'src/languages', code)
  mkdirSync(own, { recursive: true })
  const option = readFileSync(join(english, 'language.ts'), 'utf8')
    .replace('export const en =', `export const ${code} =`)
    .replace("code: 'en'", `code: '${code}'`)
    .replace("name: 'English'", `name: '${letter}nglish'`)
    .replace(/letters: '[^']*'/, `letters: '${letter}${letter.toLowerCase()}'`)
    .replace(
      /shortAddresses: \[[\s\S]*?\n {2}\],/,
      `shortAddresses: [['/${code}/policy', 'privacy-policy']],`,
    )
  writeFileSync(join(own, 'language.ts'), option)
  for (const words of ['messages.json', 'labels.json']) {
    const texts = JSON.parse(readFileSync(join(english, words), 'utf8'))
    writeFileSync(join(own, words), JSON.stringify(marked(texts), null, 2))
  }
  const table = join(folder, 'src/languages/languages.ts')
  const registered = readFileSync(table, 'utf8')
    .replace(
      'import type { LanguageOption }',
      `import { ${code} } from './${code}/language.ts'\nimport type { LanguageOption }`,
    )
    .replace('[en, de, fr, es]', `[en, de, fr, es, ${code}]`)
  writeFileSync(table, registered)
}

/** A text of the language: the English one with a letter before each paragraph, its links in the language. */
function translated(text: string): string {
  const [, head = '', body = text] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  return (
    head +
    body
      .replaceAll(/^((?:#{2,3} |> |- )?)(?=[A-Z])/gm, `$1${letter} `)
      // Files that have an ending are the same in every language.
      .replaceAll(/\]\(\/(?!\S*\.\w+\))/g, `](/${code}/`)
  )
}

function writeTexts(folder: string): void {
  const english = join(folder, 'src/languages/en/texts')
  const own = join(folder, 'src/languages', code, 'texts')
  mkdirSync(own)
  for (const name of readdirSync(english)) {
    writeFileSync(join(own, name), translated(readFileSync(join(english, name), 'utf8')))
  }
}

/** A copy of the project with one more language, and nothing else changed. */
export function projectWithFixtureLanguage(folder: string): void {
  copyProject(folder)
  writeLanguage(folder)
  writeTexts(folder)
}

/** The modules of such a copy. */
export async function modulesOf(folder: string) {
  const load = (file: string): Promise<unknown> => import(join(folder, file))
  // They are those of this project, whose types they have.
  const [model, build, discovery, redirects, rendering, invariants] = (await Promise.all([
    load('src/model/loadSite.ts'),
    load('scripts/build/prepareBuild.ts'),
    load('src/output/discovery/discoveryFiles.ts'),
    load('src/pages/redirects.ts'),
    load('tests/sites/renderSite.ts'),
    load('tests/sites/invariants.ts'),
  ])) as [
    typeof import('../../src/model/loadSite.ts'),
    typeof import('../../scripts/build/prepareBuild.ts'),
    typeof import('../../src/output/discovery/discoveryFiles.ts'),
    typeof import('../../src/pages/redirects.ts'),
    typeof import('./renderSite.ts'),
    typeof import('./invariants.ts'),
  ]
  return { ...model, ...build, ...discovery, ...redirects, ...rendering, ...invariants }
}
