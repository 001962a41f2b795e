import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, supervise } from '../setUp.mjs'

/** What runners report and print, each in a file of its own. */
export const resultsFolder = join(root, '.cache', 'tests')

/** Removes what earlier runs have left. */
export function clearResults() {
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })
}

/** Reads a runner's report; gives undefined where it wrote none. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(resultsFolder, file), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Runs a program of the project's packages. What it prints is kept in a file, and shown when it
 * fails, or as it comes where `isVerbose`.
 * @param runner its title, name of file, command with parameters, and how its report is counted
 * @returns how many tests passed, how many of them on the second try, how many failed, in how many ms
 */
export async function run({ title, name, command, parameters, environment, count }, isVerbose) {
  const started = performance.now()
  const log = join(resultsFolder, `${name}.log`)
  const output = isVerbose ? 'inherit' : openSync(log, 'w')
  const code = await supervise(
    join(root, 'node_modules/.bin', command),
    parameters,
    { ...process.env, ...environment },
    output,
  )
  const report = count && readReport(`${name}.json`)
  const {
    passed,
    failed,
    flaky = 0,
  } = report ? count(report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const outcome = {
    passed,
    flaky,
    // A runner that dies without a failed test has failed as well.
    failed: code !== 0 && failed === 0 ? 1 : failed,
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  if (outcome.failed > 0 && !isVerbose) console.log(`\n${readFileSync(log, 'utf8').trim()}\n`)
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${outcomeText(outcome)}, ${seconds} s`,
  )
  return outcome
}

/** Counts in words: what passed, on the second try or not, and what failed. */
export function outcomeText({ passed, flaky, failed }) {
  const secondTry = flaky === 0 ? '' : `, ${flaky} on the second try`
  return `${passed} passed${secondTry}, ${failed} failed`
}
