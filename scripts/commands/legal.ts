import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { editText } from '../legal/editText.ts'
import { publishDocument } from '../legal/publishDocument.ts'
import { readSite } from '../readSite.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- publish <document> [--published 2026-01-31]',
].join('\n       ')

const options = { published: { type: 'string' } } as const

function readTask(parameters: readonly string[]) {
  const { values, positionals } = readCall(() =>
    parseArgs({ args: [...parameters], options, allowPositionals: true }),
  )
  const [task, name, ...rest] = positionals
  if ((task !== 'publish' && task !== 'edit') || name === undefined || rest.length > 0) {
    throw new UsageError('There are two things to do here: edit a text or publish a document.')
  }
  const { published } = values
  if (published !== undefined && !v.is(isoDay, published)) {
    throw new UsageError(`--published ${published} is not a day.`)
  }
  return { task, name, published }
}

/** Copies a text into the operator's folder, or publishes a document as a version. */
export const legal: Command = ({ parameters, environment, output }) => {
  try {
    const { task, name, published } = readTask(parameters)
    const site = readSite(environment)
    if (task === 'edit') editText(site, name, output)
    else publishDocument({ site, name, publishedOn: published ?? site.today, output })
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${error.message}\nUsage: ${usage}`)
      return UNUSABLE
    }
    output.error(faultText('Nothing was written.', error))
    return 1
  }
}
