import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { confirmedProjectTexts, confirmedTexts } from '../legal/confirmed.ts'
import { confirmTexts } from '../legal/confirmTexts.ts'
import { editText } from '../legal/editText.ts'
import { exportDocument } from '../legal/exportDocument.ts'
import { exportTranslation } from '../legal/exportTranslation.ts'
import { importFile } from '../legal/importFile.ts'
import { publishDocument } from '../legal/publishDocument.ts'
import { showStatus } from '../legal/showStatus.ts'
import { writeNotices } from '../legal/writeNotices.ts'
import { readSite } from '../readSite.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- export <text or all> --for-translation <language> [--to <folder>]',
  'npm run legal -- import <file> [--preview] [--reject 2,5]',
  'npm run legal -- import <translation> [--preview] --by "Name"',
  'npm run legal -- status',
  'npm run legal -- confirm <text or all> [<language>] --by "Name"',
  'npm run legal -- publish <document> [--published 2026-01-31]',
  'npm run legal -- notice <document> <version> [--to <folder>]',
  'npm run legal -- notice processors <day of announcedOn> [--to <folder>]',
].join('\n       ')

const options = {
  'built-in': { type: 'boolean', default: false },
  by: { type: 'string', default: '' },
  'for-translation': { type: 'string' },
  preview: { type: 'boolean', default: false },
  published: { type: 'string' },
  reject: { type: 'string' },
  to: { type: 'string', default: '.' },
} as const

/** How many names each task takes, at least and at most. */
const tasks = {
  edit: [1, 1],
  export: [1, 2],
  import: [1, 1],
  status: [0, 0],
  confirm: [1, 2],
  publish: [1, 1],
  notice: [2, 2],
} as const

function isTask(name: string | undefined): name is keyof typeof tasks {
  return name !== undefined && Object.hasOwn(tasks, name)
}

/** The numbers of a list such as "2,5"; none where there is no list. */
function readNumbers(list: string | undefined): ReadonlySet<number> {
  if (list === undefined) return new Set()
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
  const { published, reject, by, 'for-translation': translation } = values
  if (published !== undefined && !v.is(isoDay, published)) {
    throw new UsageError(`--published ${published} is not a day.`)
  }
  if (task === 'confirm' && by.trim() === '') {
    throw new UsageError('--by has to name who says that the text is right.')
  }
  if (task === 'export' && (translation === undefined) !== (names.length === 2)) {
    throw new UsageError('A language has to follow the document, or --for-translation.')
  }
  const [name = '', language = ''] = names
  return { ...values, task, names, name, language, translation, rejected: readNumbers(reject) }
}

/** Everything between two versions of a text: edit, export, import, confirm, publish, give notice. */
export const legal: Command = async ({ parameters, environment, output }) => {
  try {
    const { task, names, name, language, translation, to, by, ...call } = readTask(parameters)
    const site = readSite(environment)
    const reader = { by, on: site.today }
    const confirmed = () => (call['built-in'] ? confirmedProjectTexts() : confirmedTexts(site))
    if (task === 'edit') editText(site, name, output)
    else if (task === 'export' && translation !== undefined) {
      await exportTranslation({ confirmed: confirmed(), name, language: translation, to, output })
    } else if (task === 'export') await exportDocument({ site, name, language, to, output })
    else if (task === 'import') {
      const { rejected, preview: isPreview } = call
      await importFile({ site, path: name, rejected, isPreview, reader, output })
    } else if (task === 'status') showStatus(confirmed(), output)
    else if (task === 'confirm') {
      confirmTexts({ confirmed: confirmed(), name, language, reader, output })
    } else if (task === 'notice') {
      writeNotices({ site, name, edition: language, to, output })
    } else {
      publishDocument({ site, name, publishedOn: call.published ?? site.today, output })
    }
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
