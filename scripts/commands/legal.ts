import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { confirmedProjectTexts, confirmedTexts } from '../legal/confirmed.ts'
import { confirmTexts } from '../legal/confirmTexts.ts'
import { editText } from '../legal/editText.ts'
import { exportDocument } from '../legal/exportDocument.ts'
import { importReview } from '../legal/importReview.ts'
import { publishDocument } from '../legal/publishDocument.ts'
import { showStatus } from '../legal/showStatus.ts'
import { readSite } from '../readSite.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language>',
  'npm run legal -- import <file> [--preview] [--reject 2,5]',
  'npm run legal -- status',
  'npm run legal -- confirm <text or all> [<language>] --by "Name"',
  'npm run legal -- publish <document> [--published 2026-01-31]',
].join('\n       ')

const options = {
  published: { type: 'string' },
  preview: { type: 'boolean' },
  reject: { type: 'string' },
  by: { type: 'string' },
  'built-in': { type: 'boolean' },
} as const

/** How many names each task takes, at least and at most. */
const tasks = {
  edit: [1, 1],
  export: [2, 2],
  import: [1, 1],
  status: [0, 0],
  confirm: [1, 2],
  publish: [1, 1],
} as const

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
  const [least, most] = isTask(task) ? tasks[task] : [0, 0]
  if (!isTask(task) || names.length < least || names.length > most) {
    throw new UsageError('Write one of these tasks, with the names it takes.')
  }
  const { published, preview = false, reject, by = '' } = values
  if (task === 'confirm' && by.trim() === '') {
    throw new UsageError('--by has to name who says that the text is right.')
  }
  if (published !== undefined && !v.is(isoDay, published)) {
    throw new UsageError(`--published ${published} is not a day.`)
  }
  const [name = '', language = ''] = names
  const rejected: ReadonlySet<number> = reject === undefined ? new Set() : readNumbers(reject)
  const isBuiltIn = values['built-in'] ?? false
  return { task, name, language, published, isPreview: preview, rejected, by, isBuiltIn }
}

/** Everything between two versions of a text: edit, export, import, publish. */
export const legal: Command = async ({ parameters, environment, output }) => {
  try {
    const { task, name, language, published, isPreview, rejected, by, isBuiltIn } =
      readTask(parameters)
    const site = readSite(environment)
    const confirmed = () => (isBuiltIn ? confirmedProjectTexts() : confirmedTexts(site))
    const reader = { by, on: site.today }
    if (task === 'edit') editText(site, name, output)
    else if (task === 'export') await exportDocument(site, name, language, output)
    else if (task === 'import')
      await importReview({ site, path: name, rejected, isPreview, output })
    else if (task === 'status') showStatus(confirmed(), output)
    else if (task === 'confirm') {
      confirmTexts({ confirmed: confirmed(), name, language, reader, output })
    } else publishDocument({ site, name, publishedOn: published ?? site.today, output })
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
