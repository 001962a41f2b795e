import * as v from 'valibot'
import { isoDay } from '../../src/model/index.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { editText } from './editText.ts'
import { exportDocument } from './exportDocument.ts'
import { previewWord } from './previewWord.ts'
import { publishDocuments } from './publishDocuments.ts'
import {
  confirmTranslation,
  projectTranslations,
  showStatus,
  siteTranslations,
} from './translations.ts'
import { writeNotices } from './writeNotices.ts'

const usage = [
  'npm run legal -- edit <text>',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- preview <document> <language> <returned.docx> [--sent <sent.docx>]',
  'npm run legal -- status [--built-in]',
  'npm run legal -- confirm <text> <language> [<section> …] [--built-in]',
  'npm run legal -- publish [<document>] [--published 2026-01-31]',
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

/** How many names each task takes, at least and at most. */
const tasks = {
  edit: [1, 1],
  export: [2, 2],
  preview: [3, 3],
  status: [0, 0],
  confirm: [2, Number.POSITIVE_INFINITY],
  publish: [0, 1],
  notice: [2, 2],
} as const

function isTask(name: string | undefined): name is keyof typeof tasks {
  return name !== undefined && Object.hasOwn(tasks, name)
}

function readTask([task, ...names]: readonly string[]) {
  const [least, most] = isTask(task) ? tasks[task] : [0, 0]
  if (!isTask(task) || names.length < least || names.length > most) {
    throw new UsageError('Write one of these tasks, with the names it takes.')
  }
  return { task, names }
}

/** Everything between two versions of a text: edit, export, preview, confirm, publish, give notice. */
export default command(
  { usage, options, takesNames: true, stopped: 'Nothing was written.' },
  async ({ to, sent, published, 'built-in': isBuiltIn }, words, { environment, output }) => {
    const { task, names } = readTask(words)
    if (published !== undefined && !v.is(isoDay, published)) {
      throw new UsageError(`--published ${published} is not a day.`)
    }
    const [name = '', language = '', ...others] = names
    const site = readSite(environment)
    const translations = isBuiltIn ? projectTranslations() : siteTranslations(site)
    if (task === 'edit') editText(site, name, output)
    else if (task === 'export') await exportDocument({ site, name, language, to, output })
    else if (task === 'preview') {
      const [returned = ''] = others
      await previewWord({ site, name, language, returned, sent, output })
    } else if (task === 'status') showStatus(translations, output)
    else if (task === 'confirm') {
      confirmTranslation({ site: translations, name, language, sections: others, output })
    } else if (task === 'notice') {
      writeNotices({ site, name, edition: language, to, output })
    } else publishDocuments({ site, name: names[0], publishedOn: published ?? site.today, output })
    return 0
  },
)
