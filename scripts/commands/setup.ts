import { parseArgs } from 'node:util'
import { countText } from '../../src/launch/countText.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { faultText } from '../faultText.ts'
import { readSite } from '../readSite.ts'
import { takeFileAnswers } from '../setup/fileAnswers.ts'
import { interview } from '../setup/interview.ts'
import { terminalInterviewer } from '../setup/terminalInterviewer.ts'

const usage = 'npm run setup -- [--answers answers.json]'

const options = { answers: { type: 'string' } } as const

const nextSteps = [
  'npm run launch-check   what is left to do, and who can do it',
  'npm start              the site as it is now',
].join('\n')

/** Asks for the company's facts and writes them into the operator's file. */
export const setup: Command = async ({ parameters, environment, output }) => {
  try {
    const { values } = readCall(() => parseArgs({ args: [...parameters], options }))
    const site = readSite(environment)
    const { file } = site.source
    if (values.answers !== undefined) {
      const taken = takeFileAnswers(site, values.answers)
      output.log(`Wrote ${countText(taken, 'answer')} into ${file}. Next:\n${nextSteps}`)
      return 0
    }
    if (!process.stdin.isTTY) {
      throw new UsageError('There is no terminal to ask in. Give a file of answers.')
    }
    output.log(`Every answer is written into ${file} at once. Ctrl+C stops; npm run setup goes on.`)
    const { answered, isStopped } = await interview(site, terminalInterviewer())
    const words = `${countText(answered, 'answer')} written into ${file}.`
    output.log(
      isStopped ? `Stopped. ${words} npm run setup goes on.` : `${words} Next:\n${nextSteps}`,
    )
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
