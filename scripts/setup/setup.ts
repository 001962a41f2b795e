import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countText, isTranslations, type Site, siteFileName } from '../../src/company/index.ts'
import { command, UsageError } from '../command.ts'
import { writeEditorSchema } from '../editorSchema.ts'
import { readSite } from '../readSite.ts'
import { takeAnswer } from './answers.ts'
import { everyAsk, isOpen, sampleFault } from './asks.ts'
import { type Interviewer, terminalInterviewer } from './interviewer.ts'

/** What is still open, a line for what is about the same, by names that the setup takes. */
function openText(site: Site): string {
  const open = everyAsk(site).filter(ask => isOpen(site, ask))
  const titles = [...new Set(open.map(({ field }) => field.title))]
  const lines = titles.map(title => {
    const aboutTitle = open.filter(({ field }) => field.title === title)
    const names = aboutTitle.map(ask => {
      const fault = sampleFault(site, ask)
      return fault ? `${ask.name} (${fault})` : ask.name
    })
    return `${title}: ${names.join(', ')}`
  })
  const count = `${countText(open.length, 'question')} open. npm run setup asks them.`
  const total = open.length === 0 ? 'Nothing is open.' : count
  return [...lines, `${total} npm run setup -- FIELD asks one again.`].join('\n')
}

/** The questions about a field, in one entry of a list or in each, or about all that a group holds. */
function asksAbout(site: Site, wanted: string): readonly string[] {
  const found = everyAsk(site).filter(({ name, field }) =>
    [name, field.path].some(path => path === wanted || path.startsWith(`${wanted}.`)),
  )
  if (found.length > 0) return found.map(({ name }) => name)
  throw new UsageError(
    `${wanted}: is not a question of the setup. docs/fields.md lists every field; write it into ${site.source.file}.`,
  )
}

/** What a field holds now, in one line. */
function takenText(name: string, value: unknown): string {
  if (value === undefined) return `${name}: left open`
  if (isTranslations(value)) return `${name}: ${value.en}`
  return `${name}: ${value === null ? 'none' : [value].flat().join(', ')}`
}

/** What may be done once facts are in the company's file. */
const nextSteps = [
  'npm run launch-check   what is left to do, and who can do it',
  'npm start              the site as it is now',
].join('\n')

/**
 * Asks everything that is open, in the order in which a company knows the answers. Each answer is in
 * the company's file before the next question, so that nothing is lost where somebody stops.
 * @param again the fields to ask for in any case, in place of those that are open
 */
export async function interview(
  site: Site,
  interviewer: Interviewer,
  again?: readonly string[],
): Promise<void> {
  const { file } = site.source
  const place = join(site.folder, siteFileName)
  let current = site
  let answered = 0
  let title = ''
  const written = () => `${countText(answered, 'answer')} written into ${file}.`
  interviewer.say(
    `Every answer is written into ${file} at once. Ctrl+C stops; npm run setup goes on.`,
  )
  for (const { name } of everyAsk(site)) {
    // What was answered before decides what is left to ask.
    const present = current
    const ask = everyAsk(present).find(candidate => candidate.name === name)
    if (!ask || !(again?.includes(name) ?? isOpen(present, ask))) continue
    const heading = ask.entry === undefined ? ask.field.title : `${ask.field.title}: ${ask.entry}`
    if (heading !== title) interviewer.begin(heading)
    title = heading
    const outcomeOf = (answer: unknown) =>
      takeAnswer(present, ask, answer, readFileSync(place, 'utf8'))
    const faultOf = (answer: unknown) => {
      const outcome = outcomeOf(answer)
      return 'fault' in outcome ? outcome.fault : undefined
    }
    const { answer, hasStopped } = await interviewer.ask(ask, faultOf, present.languages.any)
    const outcome = outcomeOf(answer)
    const taken = 'fault' in outcome ? undefined : outcome.taken
    if (!('fault' in outcome) && taken !== undefined) {
      writeFileSync(place, outcome.text)
      current = outcome.site
      answered += 1
    }
    if (hasStopped) return interviewer.say(`Stopped. ${written()} npm run setup goes on.`)
    interviewer.say(takenText(name, taken))
  }
  interviewer.say(`${written()} Next:\n${nextSteps}`)
}

/** Asks for the company's facts and writes them into its file. */
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
    const again = names.length > 0 ? names.flatMap(name => asksAbout(site, name)) : undefined
    if (!process.stdin.isTTY) {
      throw new UsageError(
        `There is no terminal to ask in. Write what --check prints into ${site.source.file}; docs/fields.md has the formats.`,
      )
    }
    await interview(site, terminalInterviewer(), again)
    return 0
  },
)
