import { countText } from '../../src/launch/index.ts'
import { fieldNamed, nearestName, type Site, titleOf } from '../../src/model/index.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { writeEditorSchema } from '../writeEditorSchema.ts'
import { everyAsk, isOpen, sampleFault } from './asks.ts'
import { holdInterview } from './interview.ts'
import { terminalInterviewer } from './terminalInterviewer.ts'

/** What is still open, a line for what is about the same, by names that the setup takes. */
function openText(site: Site): string {
  const open = everyAsk(site).filter(ask => isOpen(site, ask))
  const titles = [...new Set(open.map(({ field }) => titleOf(field)))]
  const lines = titles.map(title => {
    const names = open.flatMap(ask => {
      if (titleOf(ask.field) !== title) return []
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

/** What to do about the name of a field that nobody is asked for. */
function strangerText({ source }: Site, name: string, names: readonly string[]): string {
  const [group = ''] = name.split('.')
  const isAskedFor = names.some(each => each.startsWith(`${group}.`))
  if (fieldNamed(isAskedFor ? name : group)) {
    return `${name}: is no question. Write it into ${source.file}; docs/fields.md has its format.`
  }
  const nearest = nearestName(name, names)
  const meant = nearest ? ` Did you mean "${nearest}"?` : ''
  return `${name}: is not a question of the setup.${meant} docs/fields.md lists every field.`
}

/** The questions about a field, in one entry of a list or in each, or about all that a group holds. */
function asksAbout(site: Site, wanted: readonly string[]): readonly string[] {
  const every = everyAsk(site)
  return wanted.flatMap(one => {
    const found = every.filter(({ name, field }) =>
      [name, field.path].some(path => path === one || path.startsWith(`${one}.`)),
    )
    const names = every.map(({ name }) => name)
    if (found.length === 0) throw new UsageError(strangerText(site, one, names))
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
    await holdInterview(site, terminalInterviewer(), output, again)
    return 0
  },
)
