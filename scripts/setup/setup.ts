import { parseArgs } from 'node:util'
import { countText } from '../../src/launch/countText.ts'
import { type Command, faultText, readCall, UNUSABLE, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { takeFileAnswers } from '../setup/fileAnswers.ts'
import { holdInterview, nextSteps } from '../setup/holdInterview.ts'
import { terminalInterviewer } from '../setup/terminalInterviewer.ts'

const usage = 'npm run setup -- [--answers answers.json]'

const options = { answers: { type: 'string' } } as const

/** Asks for the company's facts and writes them into the operator's file. */
export const setup: Command = async ({ parameters, environment, output }) => {
  try {
    const { values } = readCall(() => parseArgs({ args: [...parameters], options }))
    const site = readSite(environment)
    if (values.answers !== undefined) {
      const taken = takeFileAnswers(site, values.answers)
      output.log(
        `Wrote ${countText(taken, 'answer')} into ${site.source.file}. Next:\n${nextSteps}`,
      )
      return 0
    }
    if (!process.stdin.isTTY) {
      throw new UsageError('There is no terminal to ask in. Give a file of answers.')
    }
    await holdInterview(site, terminalInterviewer(), output)
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
