import * as v from 'valibot'
import { isoDay } from '../../src/company/index.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { confirmText, showStatus } from './derived.ts'
import { editText } from './edit.ts'
import { writeNotices } from './notice.ts'
import { publishDocuments } from './publish.ts'
import { legalOptions } from './task.ts'
import { exportDocument, previewWord } from './word.ts'

const usage = [
  'npm run legal -- edit <text> [--former]',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- preview <document> <language> <returned.docx> [--sent <sent.docx>]',
  'npm run legal -- status [--built-in]',
  'npm run legal -- confirm <text> [<language> [<section> …]] [--built-in | --default]',
  'npm run legal -- publish [<document> …] [--published 2026-01-31] [--withdraws <version>] [--effective 2028-01-31]',
  'npm run legal -- notice <document> <version> [--to <folder>]',
  'npm run legal -- notice processors <day of announcedOn> [--to <folder>]',
  '--built-in: the texts of the project in place of yours',
  '--former: the default text before it last changed, as the last build keeps it',
  '--default: your text and the default text it was copied from, in place of a translation and the English',
].join('\n       ')

/** What each task does, and how many names it takes, at least and at most. */
const tasks = {
  edit: { run: editText, least: 1, most: 1 },
  export: { run: exportDocument, least: 2, most: 2 },
  preview: { run: previewWord, least: 3, most: 3 },
  status: { run: showStatus, least: 0, most: 0 },
  confirm: { run: confirmText, least: 1, most: Number.POSITIVE_INFINITY },
  publish: { run: publishDocuments, least: 0, most: 3 },
  notice: { run: writeNotices, least: 2, most: 2 },
} as const

/** Everything between two versions of a text: edit, export, preview, confirm, publish, give notice. */
export default command(
  { usage, options: legalOptions, takesNames: true, stopped: 'Nothing was written.' },
  async (values, [name, ...names], { environment, output }) => {
    const [, task] = Object.entries(tasks).find(([taskName]) => taskName === name) ?? []
    if (!task || names.length < task.least || names.length > task.most) {
      throw new UsageError('Write one of these tasks, with the names it takes.')
    }
    for (const option of ['published', 'effective'] as const) {
      const day = values[option]
      if (day === undefined || v.is(isoDay, day)) continue
      throw new UsageError(`--${option} ${day} is not a day.`)
    }
    await task.run({ site: readSite(environment), names, options: values, environment, output })
    return 0
  },
)
