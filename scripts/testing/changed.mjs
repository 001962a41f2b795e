import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setUp.mjs'
import { vitest } from './runners.mjs'

/** Files that differ from the last commit, new ones included. */
function changedFiles() {
  const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
  const listed =
    git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return listed.split('\n').filter(Boolean)
}

/** The unit tests that name a file, or the folder it is in, in their own source. */
function testsNaming(file) {
  const folder = 'tests/unit'
  const named = [file, file.slice(0, file.lastIndexOf('/'))].filter(path => path.includes('/'))
  return readdirSync(join(root, folder))
    .filter(test => /\.test\.tsx?$/.test(test))
    .filter(test => {
      const source = readFileSync(join(root, folder, test), 'utf8')
      return named.some(path => source.includes(path)) || source.includes(`'${file}'`)
    })
    .map(test => join(folder, test))
}

/** What reads the default texts reaches them through the disk instead of an import. */
const readTexts = ['legalTexts', 'rights', 'statutoryTexts', 'translations'].map(
  name => `tests/unit/${name}.test.ts`,
)

/** The unit tests that what differs from the last commit can touch; none where nothing differs. */
export function changed() {
  const files = changedFiles()
  if (files.length === 0) return []
  const touched = new Set([
    ...files,
    ...files.flatMap(testsNaming),
    ...(files.some(file => file.startsWith('src/texts/')) ? readTexts : []),
  ])
  return [vitest('Tests of what changed', 'changed', ['unit'], [...touched], 'related')]
}
