import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../../src/model/isoDay.ts'
import { type Command, faultText, readCall, UNUSABLE, UsageError } from '../command.ts'
import { editText } from '../legal/editText.ts'
import { exportDocument } from '../legal/exportDocument.ts'
import { previewWord } from '../legal/previewWord.ts'
import { publishDocument } from '../legal/publishDocument.ts'
import {
  confirmTranslation,
  projectTranslations,
  showStatus,
  siteTranslations,
} from '../legal/translations.ts'
import { writeNotices } from '../legal/writeNotices.ts'
import { readSite } from '../readSite.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- preview <document> <language> <returned.docx> [--sent <sent.docx>]',
  'npm run legal -- status',
  'npm run legal -- confirm <text> <language> [<section> …]',
  'npm run legal -- publish <document> [--published 2026-01-31]',
  'npm run legal -- notice <document> <version> [--to <folder>]',
  'npm run legal -- notice processors <day of announcedOn> [--to <folder>]',
].join('\n       ')

const options = {
  'built-in': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  published: { type: 'string' },
  sent: { type: 'string' },
  to: { type: 'string', default: '.' },
} as const

/** How many names each task takes, at least and at most. */
const tasks = {
  edit: [1, 1],
  export: [2, 2],
  preview: [3, 3],
  status: [0, 0],
  confirm: [2, Number.POSITIVE_INFINITY],
  publish: [1, 1],
  notice: [2, 2],
} as const

function isTask(name: string | undefined): name is keyof typeof tasks {
  return name !== undefined && Object.hasOwn(tasks, name)
}

function readTask(parameters: readonly string[]) {
  const { values, positionals } = readCall(() =>
    parseArgs({ args: [...parameters], options, allowPositionals: true }),
  )
  const [task, ...names] = positionals
  const [least, most] = isTask(task) ? tasks[task] : [0, 0]
  if (values.help) return undefined
  if (!isTask(task) || names.length < least || names.length > most) {
    throw new UsageError('Write one of these tasks, with the names it takes.')
  }
  const { published } = values
  if (published !== undefined && !v.is(isoDay, published)) {
    throw new UsageError(`--published ${published} is not a day.`)
  }
  const [name = '', language = ''] = names
  return { ...values, task, names, name, language }
}

/** Everything between two versions of a text: edit, export, preview, confirm, publish, give notice. */
export const legal: Command = async ({ parameters, environment, output }) => {
  try {
    const call = readTask(parameters)
    if (!call) {
      output.log(`Usage: ${usage}`)
      return 0
    }
    const { task, names, name, language, to, sent } = call
    const site = readSite(environment)
    const translations = call['built-in'] ? projectTranslations() : siteTranslations(site)
    if (task === 'edit') editText(site, name, output)
    else if (task === 'export') await exportDocument({ site, name, language, to, output })
    else if (task === 'preview') {
      const [, , returned = ''] = names
      await previewWord({ site, name, language, returned, sent, output })
    } else if (task === 'status') showStatus(translations, output)
    else if (task === 'confirm') {
      const sections = names.slice(2)
      confirmTranslation({ site: translations, name, language, sections, output })
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
