import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setUp.mjs'
import { randomNumbers } from '../sites/randomNumbers.mjs'

/** Lines without anything to mutate: blank ones, comments, imports and brackets. */
const holdsNothing = /^\s*(?:$|\/[/*]|\*|import\b|\} from\b|[\])}(,;]*$)/

/** The files that patterns of StrykerJS name, as git knows them. */
function filesOf(patterns) {
  const pathspecs = patterns.map(pattern =>
    pattern.startsWith('!') ? `:(exclude,glob)${pattern.slice(1)}` : `:(glob)${pattern}`,
  )
  const listed = execFileSync('git', ['ls-files', ...pathspecs], { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter(Boolean)
}

/** A file's lines that may hold something to mutate, each as StrykerJS names a range. */
function linesOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    holdsNothing.test(line) ? [] : [`${file}:${index + 1}:0-${index + 2}:0`],
  )
}

/**
 * Chooses lines of files at random: enough of them tell the share of mutants that tests notice, in
 * minutes instead of hours.
 * @param patterns of the files, as StrykerJS reads them
 * @param count of the lines
 * @param seed the same one chooses the same lines
 */
export function sampleOf(patterns, count, seed) {
  const random = randomNumbers(seed)
  const left = filesOf(patterns).flatMap(linesOf)
  const chosen = []
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(random(left.length), 1))
  }
  return chosen.toSorted()
}
