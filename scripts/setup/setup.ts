import { countText } from '../../src/launch/index.ts'
import type { Site } from '../../src/model/index.ts'
import { command, UsageError } from '../command.ts'
import { writeEditorSchema } from '../editorSchema.ts'
import { readSite } from '../readSite.ts'
import { everyAsk, isOpen, sampleFault } from './asks.ts'
import { interview } from './interview.ts'
import { terminalInterviewer } from './terminalInterviewer.ts'

/** What is still open, a line for what is about the same, by names that the setup takes. */
function openText(site: Site): string {
  const open = everyAsk(site).filter(ask => isOpen(site, ask))
  const titles = [...new Set(open.map(({ field }) => field.title))]
  const lines = titles.map(title => {
    const names = open.flatMap(ask => {
      if (ask.field.title !== title) return []
      const fault = sampleFault(site, ask)
      return fault ? `${ask.name} (${fault})` : ask.name
    })
    return `${title}: ${names.join(', ')}`
  })
  const total =
    open.length === 0
      ? 'Nothing is open.'
      : `${countText(open.length, 'question')} open. npm run setup asks them.`
  return [...lines, `${total} npm run setup -- FIELD asks one again.`].join('\n')
}

/** The questions about a field, in one entry of a list or in each, or about all that a group holds. */
function asksAbout(site: Site, wanted: readonly string[]): readonly string[] {
  const every = everyAsk(site)
  return wanted.flatMap(one => {
    const found = every.filter(({ name, field }) =>
      [name, field.path].some(path => path === one || path.startsWith(`${one}.`)),
    )
    if (found.length === 0) {
      const { file } = site.source
      throw new UsageError(
        `${one}: is not a question of the setup. docs/fields.md lists every field; write it into ${file}.`,
      )
    }
    return found.map(({ name }) => name)
  })
}

/** Asks for the company's facts and writes them into the operator's file. */
export default command(
  {
    usage: [
      'npm run setup             what is open',
      'npm run setup -- FIELD …  a field or a group again: contact.phone, imprint, processors.hosting',
      'npm run setup -- --check  prints what is open',
    ].join('\n'),
    options: { check: { type: 'boolean' } },
    takesNames: true,
    stopped: 'Nothing was written.',
  },
  async ({ check }, names, { environment, output }) => {
    writeEditorSchema()
    const site = readSite(environment)
    if (check) {
      output.log(openText(site))
      return 0
    }
    const again = names.length > 0 ? asksAbout(site, names) : undefined
    if (!process.stdin.isTTY) {
      throw new UsageError(
        `There is no terminal to ask in. Write what --check prints into ${site.source.file}; docs/fields.md has the formats.`,
      )
    }
    await interview(site, terminalInterviewer(), again)
    return 0
  },
)
