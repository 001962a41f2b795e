import * as v from 'valibot'
import { isoDay } from '../../src/model/index.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { editText } from './editText.ts'
import { publishDocuments } from './publishDocuments.ts'
import { confirmTranslation, showStatus } from './translations.ts'
import { exportDocument, previewWord } from './word.ts'
import { writeNotices } from './writeNotices.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- preview <document> <language> <returned.docx> [--sent <sent.docx>]',
  'npm run legal -- status [--built-in]',
  'npm run legal -- confirm <text> <language> [<section> …] [--built-in]',
  'npm run legal -- publish [<document> …] [--published 2026-01-31]',
  'npm run legal -- notice <document> <version> [--to <folder>]',
  'npm run legal -- notice processors <day of announcedOn> [--to <folder>]',
  '--built-in: the texts of the project in place of yours',
].join('\n       ')

const options = {
  'built-in': { type: 'boolean', default: false },
  published: { type: 'string' },
  sent: { type: 'string' },
  to: { type: 'string', default: '.' },
} as const

/** What each task does, and how many names it takes, at least and at most. */
const tasks = {
  edit: { run: editText, least: 1, most: 1 },
  export: { run: exportDocument, least: 2, most: 2 },
  preview: { run: previewWord, least: 3, most: 3 },
  status: { run: showStatus, least: 0, most: 0 },
  confirm: { run: confirmTranslation, least: 2, most: Number.POSITIVE_INFINITY },
  publish: { run: publishDocuments, least: 0, most: 3 },
  notice: { run: writeNotices, least: 2, most: 2 },
} as const

/** Everything between two versions of a text: edit, export, preview, confirm, publish, give notice. */
export default command(
  { usage, options, takesNames: true, stopped: 'Nothing was written.' },
  async (values, [name, ...names], { environment, output }) => {
    const [, task] = Object.entries(tasks).find(([own]) => own === name) ?? []
    if (!task || names.length < task.least || names.length > task.most) {
      throw new UsageError('Write one of these tasks, with the names it takes.')
    }
    const { published } = values
    if (published !== undefined && !v.is(isoDay, published)) {
      throw new UsageError(`--published ${published} is not a day.`)
    }
    await task.run({ site: readSite(environment), names, options: values, output })
    return 0
  },
)
