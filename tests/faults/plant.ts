import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Fault } from './table.ts'
import type { Workshop } from './workshop.ts'
import { rebuild, runTests } from './workshopTests.ts'

/**
 * What became of a fault: its tests noticed it, missed it, could not run, or it was not planted because
 * its row does not match the file any more.
 */
export type Outcome = 'noticed' | 'missed' | 'not run' | 'outdated'

/** Vitest and Playwright say so when a test failed, rather than that they could not run. */
const failedTest = /Tests .*\d+ failed|^ +\d+ failed$/m

/**
 * What a file of tests needs before its first test was refused, with the message that names the fault:
 * the same ran without it. Other errors there are of a fault that was planted badly.
 */
const refused = /Failed Suites \d+[\s\S]*^OperatorError: /m

/**
 * Plants a fault, runs its tests, and takes it out again.
 */
export async function plant(workshop: Workshop, fault: Fault): Promise<Outcome> {
  const file = join(workshop.folder, fault.file)
  const text = readFileSync(file, 'utf8')
  const [before, after, ...others] = text.split(fault.from)
  if (before === undefined || after === undefined || others.length > 0) return 'outdated'
  writeFileSync(file, before + fault.to + after)
  try {
    if (fault.rebuild) await rebuild(workshop)
    const { code, output } = await runTests(workshop, fault.suite, [fault.test])
    if (code === 0) return 'missed'
    const said = stripVTControlCharacters(output)
    return failedTest.test(said) || refused.test(said) ? 'noticed' : 'not run'
  } finally {
    writeFileSync(file, text)
  }
}
