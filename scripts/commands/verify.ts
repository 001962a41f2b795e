import { parseArgs } from 'node:util'
import { outputFolderOf } from '../../contract/outputFolder.mjs'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { hasBuild, refuseDrafts } from '../build/lastBuild.ts'
import {
  type Command,
  type CommandCall,
  faultText,
  readCall,
  UNUSABLE,
  UsageError,
} from '../command.ts'
import { compareSite, type Target } from '../verification/compareSite.ts'
import { profiles } from '../verification/profiles/profiles.ts'
import { reach, UnreachableSite } from '../verification/reach.ts'
import { jsonText, resultText } from '../verification/report.ts'

const usage = 'npm run verify -- https://www.your-domain.com [--profile HOST] [--json]'

const options = {
  json: { type: 'boolean', default: false },
  profile: { type: 'string' },
} as const

/** What a call asks for. */
interface Task extends Target {
  readonly json: boolean
}

function readTask(parameters: readonly string[]): Task {
  const { values, positionals } = readCall(() =>
    parseArgs({ args: [...parameters], options, allowPositionals: true }),
  )
  const { json, profile: name } = values
  if (name !== undefined && !Object.hasOwn(profiles, name)) {
    const names = Object.keys(profiles).join(', ')
    throw new UsageError(`There is no profile "${name}". Write one of: ${names}.`)
  }
  const [address] = positionals
  if (positionals.length === 1 && address && URL.canParse(address)) {
    const { protocol, origin } = new URL(address)
    if (/^https?:$/.test(protocol)) return { address: origin, json, name }
  }
  throw new UsageError('Give the address of one running site.')
}

type Comparison = Awaited<ReturnType<typeof compareSite>>

function textOf({ address, json, name }: Task, compared: Comparison) {
  const { profile, transport, report, judged } = compared
  return json
    ? jsonText({ address, profile: name, transport: transport.facts, report, judged })
    : [`${transport.facts.join('\n')}\n`, resultText(address, profile?.host, report, judged)].join(
        '\n',
      )
}

async function verifyOnce(target: Task, { environment, output }: CommandCall): Promise<number> {
  const folder = outputFolderOf(environment)
  if (!hasBuild(folder)) {
    output.error('There is no build to compare with. Run npm run build first.')
    return UNUSABLE
  }
  refuseDrafts(folder)
  await reach(target.address)
  const compared = await compareSite(target, folder)
  output.log(textOf(target, compared))
  return compared.judged.unlisted.length === 0 ? 0 : 1
}

/** Compares a running site with the last build; fails where they differ. */
export const verify: Command = async call => {
  const { parameters, output } = call
  try {
    return await verifyOnce(readTask(parameters), call)
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else if (error instanceof UnreachableSite) output.error(error.message)
    else if (error instanceof OperatorError)
      output.error(faultText('The site was not compared.', error))
    else throw error
    return UNUSABLE
  }
}
