import { countText } from '../../src/launch/index.ts'
import { type Site, titleOf } from '../../src/model/index.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { writeEditorSchema } from '../writeEditorSchema.ts'
import { everyAsk, isOpen } from './asks.ts'
import { strangerText, takeFileAnswers } from './fileAnswers.ts'
import { holdInterview, nextSteps } from './interview.ts'
import { terminalInterviewer } from './terminalInterviewer.ts'

/** What is still open, a line for what is asked at once: the entries of a list share one. */
function openText(site: Site): string {
  const asks = everyAsk(site)
  const open = asks.filter(ask => isOpen(site, ask))
  const titles = [...new Set(open.map(({ field }) => titleOf(field)))]
  const lines = titles.map(title => {
    const paths = open.flatMap(({ field }) => (titleOf(field) === title ? field.path : []))
    return `${title}: ${[...new Set(paths)].join(', ')}`
  })
  const total =
    open.length === 0 ? 'Nothing is open.' : `${countText(open.length, 'question')} open.`
  return [
    ...lines,
    `${total} npm run setup asks them; npm run setup -- FIELD asks one again.`,
  ].join('\n')
}

/** The questions about a field, or about all that a group holds. */
function asksAbout(site: Site, names: readonly string[]): readonly string[] {
  const every = everyAsk(site).map(({ name }) => name)
  return names.flatMap(wanted => {
    const found = every.filter(name => name === wanted || name.startsWith(`${wanted}.`))
    if (found.length === 0) throw new UsageError(`${strangerText(wanted, every)}.`)
    return found
  })
}

/** Asks for the company's facts and writes them into the operator's file. */
export default command(
  {
    usage: [
      'npm run setup                            what is open',
      'npm run setup -- FIELD …                 a field or a group again: contact.phone, imprint',
      'npm run setup -- --check                 prints what is open',
      'npm run setup -- --answers answers.json  takes answers from a file',
    ].join('\n'),
    options: { answers: { type: 'string' }, check: { type: 'boolean' } },
    takesNames: true,
    stopped: 'Nothing was written.',
  },
  async ({ answers, check }, names, { environment, output }) => {
    writeEditorSchema()
    const site = readSite(environment)
    if (check) {
      output.log(openText(site))
      return 0
    }
    if (answers !== undefined) {
      const taken = takeFileAnswers(site, answers)
      output.log(
        `Wrote ${countText(taken, 'answer')} into ${site.source.file}. Next:\n${nextSteps}`,
      )
      return 0
    }
    const again = names.length > 0 ? asksAbout(site, names) : undefined
    if (!process.stdin.isTTY) {
      throw new UsageError('There is no terminal to ask in. Give a file of answers.')
    }
    await holdInterview(site, terminalInterviewer(), output, again)
    return 0
  },
)
