import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { editText } from '../legal/editText.ts'
import { exportDocument } from '../legal/exportDocument.ts'
import { importReview } from '../legal/importReview.ts'
import { publishDocument } from '../legal/publishDocument.ts'
import { readSite } from '../readSite.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language>',
  'npm run legal -- import <file> [--preview] [--reject 2,5]',
  'npm run legal -- publish <document> [--published 2026-01-31]',
].join('\n       ')

const options = {
  published: { type: 'string' },
  preview: { type: 'boolean' },
  reject: { type: 'string' },
} as const

/** How many names each task takes. */
const tasks = { edit: 1, export: 2, import: 1, publish: 1 } as const

function isTask(name: string | undefined): name is keyof typeof tasks {
  return name !== undefined && Object.hasOwn(tasks, name)
}

/** The numbers of a list such as "2,5". */
function readNumbers(list: string): ReadonlySet<number> {
  if (/^\d+(?:,\d+)*$/.test(list)) return new Set(list.split(',').map(Number))
  throw new UsageError(`--reject ${list} is not a list of numbers.`)
}

function readTask(parameters: readonly string[]) {
  const { values, positionals } = readCall(() =>
    parseArgs({ args: [...parameters], options, allowPositionals: true }),
  )
  const [task, ...names] = positionals
  if (!isTask(task) || names.length !== tasks[task]) {
    throw new UsageError('Write one of these tasks, with the names it takes.')
  }
  const { published, preview = false, reject } = values
  if (published !== undefined && !v.is(isoDay, published)) {
    throw new UsageError(`--published ${published} is not a day.`)
  }
  const [name = '', language = ''] = names
  const rejected: ReadonlySet<number> = reject === undefined ? new Set() : readNumbers(reject)
  return { task, name, language, published, isPreview: preview, rejected }
}

/** Everything between two versions of a text: edit, export, import, publish. */
export const legal: Command = async ({ parameters, environment, output }) => {
  try {
    const { task, name, language, published, isPreview, rejected } = readTask(parameters)
    const site = readSite(environment)
    if (task === 'edit') editText(site, name, output)
    else if (task === 'export') await exportDocument(site, name, language, output)
    else if (task === 'import')
      await importReview({ site, path: name, rejected, isPreview, output })
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
