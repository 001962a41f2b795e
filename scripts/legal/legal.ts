import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { readSite } from '../readEnvironment.ts'
import { reportFault } from '../reportFault.ts'
import { editText } from './editText.ts'
import { publishDocument } from './publishDocument.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- publish <document> [--published 2026-01-31]',
].join('\n       ')

/** Exit code of a call that cannot be carried out; 1 says that nothing was written. */
const UNUSABLE = 2

function fail(message: string): never {
  console.error(`${message}\nUsage: ${usage}`)
  process.exit(UNUSABLE)
}

function readArguments() {
  try {
    return parseArgs({ options: { published: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readArguments()
const [command, wanted, ...rest] = positionals
if ((command !== 'publish' && command !== 'edit') || wanted === undefined || rest.length > 0) {
  fail('There are two things to do here: edit a text or publish a document.')
}
if (values.published !== undefined && !v.is(isoDay, values.published)) {
  fail(`--published ${values.published} is not a day.`)
}

try {
  const site = readSite()
  if (command === 'edit') editText(site, wanted)
  else publishDocument(site, wanted, values.published ?? site.today)
} catch (error) {
  reportFault('Nothing was written.', error)
  process.exitCode = 1
}
