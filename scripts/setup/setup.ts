import { countText } from '../../src/launch/countText.ts'
import { command, UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { writeEditorSchema } from '../writeEditorSchema.ts'
import { takeFileAnswers } from './fileAnswers.ts'
import { holdInterview, nextSteps } from './interview.ts'
import { terminalInterviewer } from './terminalInterviewer.ts'

/** Asks for the company's facts and writes them into the operator's file. */
export default command(
  {
    usage: 'npm run setup -- [--answers answers.json]',
    options: { answers: { type: 'string' } },
    stopped: 'Nothing was written.',
  },
  async ({ answers }, _, { environment, output }) => {
    writeEditorSchema()
    const site = readSite(environment)
    if (answers !== undefined) {
      const taken = takeFileAnswers(site, answers)
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
  },
)
