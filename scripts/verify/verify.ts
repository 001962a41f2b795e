import { outputFolderOf } from '../build/outputFolder.mjs'
import { command, UNUSABLE } from '../command.ts'
import { compareWithBuild, comparisonOptions, originOf } from './compareWithBuild.ts'

/** Compares a running site with the last build; fails where they differ. */
export default command(
  {
    usage: 'npm run verify -- https://www.your-domain.com [--profile HOST]',
    options: comparisonOptions,
    takesNames: true,
    stopped: 'The site was not compared.',
    faultCode: UNUSABLE,
  },
  ({ profile }, names, call) => {
    const folder = outputFolderOf(call.environment)
    return compareWithBuild({ origin: originOf(names), folder, profile }, call)
  },
)
