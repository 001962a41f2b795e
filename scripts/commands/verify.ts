import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '../../contract/contract.ts'
import { outputFolderOf } from '../../contract/outputFolder.mjs'
import { readManifest } from '../../contract/target.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { askContract } from '../verification/askContract.ts'
import { judge, withoutZstd } from '../verification/profiles/profile.ts'
import { profiles } from '../verification/profiles/profiles.ts'
import { reach, UnreachableSite } from '../verification/reach.ts'
import { jsonText, pathText, resultText } from '../verification/report.ts'
import { inspectTransport } from '../verification/transport.ts'

const usage = 'npm run verify -- https://www.your-domain.com [--profile HOST] [--json]'

const options = {
  json: { type: 'boolean', default: false },
  profile: { type: 'string' },
} as const

function readTarget(parameters: readonly string[]) {
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

async function compare({ address, json, name }: ReturnType<typeof readTarget>, folder: string) {
  const profile = name === undefined ? undefined : profiles[name]
  const transport = await inspectTransport(address)
  const expectations = contract(readManifest(folder), join(folder, 'site'))
  const report = await askContract(address, profile ? withoutZstd(expectations) : expectations)
  const judged = judge([...transport.differences, ...report.differences], profile?.known ?? [])
  const text = json
    ? jsonText({ address, profile: name, transport: transport.facts, report, judged })
    : [
        `${transport.facts.join('\n')}\n`,
        `${pathText(report, judged)}\n`,
        resultText(address, profile?.host, report, judged),
      ].join('\n')
  return { text, isSame: judged.unlisted.length === 0 }
}

/** Compares a running site with the last build; fails where they differ. */
export const verify: Command = async ({ parameters, environment, output }) => {
  try {
    const target = readTarget(parameters)
    const folder = outputFolderOf(environment)
    if (!existsSync(folder)) {
      output.error('There is no build to compare with. Run npm run build first.')
      return UNUSABLE
    }
    await reach(target.address)
    const { text, isSame } = await compare(target, folder)
    output.log(text)
    return isSame ? 0 : 1
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else if (error instanceof UnreachableSite) output.error(error.message)
    else throw error
    return UNUSABLE
  }
}
