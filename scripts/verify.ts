import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../contract/contract.ts'
import { readManifest, siteFolder } from '../contract/target.ts'
import { askContract } from './verification/askContract.ts'
import { judge, withoutZstd } from './verification/profiles/profile.ts'
import { profiles } from './verification/profiles/profiles.ts'
import { reach, UnreachableSite } from './verification/reach.ts'
import { pathText, resultText } from './verification/report.ts'
import { inspectTransport } from './verification/transport.ts'

const usage = 'npm run verify -- https://www.your-domain.com [--profile HOST] [--json]'

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

interface Options {
  readonly address: string
  readonly json: boolean
  readonly profileName: string | undefined
}

function readOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, profile: { type: 'string' } },
    })
    const { json, profile: profileName } = values
    if (profileName !== undefined && !Object.hasOwn(profiles, profileName)) {
      const names = Object.keys(profiles).join(', ')
      fail(`There is no profile "${profileName}". Write one of: ${names}.\nUsage: ${usage}`)
    }
    const [address] = positionals
    if (positionals.length === 1 && address && URL.canParse(address)) {
      const { protocol, origin } = new URL(address)
      if (/^https?:$/.test(protocol)) return { address: origin, json, profileName }
    }
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
  return fail(`Give the address of one running site.\nUsage: ${usage}`)
}

const { address, json, profileName } = readOptions()
const profile = profileName === undefined ? undefined : profiles[profileName]
if (!existsSync(siteFolder)) fail('There is no build to compare with. Run npm run build first.')
await reach(address).catch((error: Error) => {
  if (error instanceof UnreachableSite) fail(error.message)
  throw error
})
const transport = await inspectTransport(address)

const expectations = contract(readManifest(), siteFolder)
const report = await askContract(address, profile ? withoutZstd(expectations) : expectations)
const judged = judge([...transport.differences, ...report.differences], profile?.known ?? [])

if (json) {
  const { checked, left } = report
  const result = {
    address,
    ...(profile && { profile: profileName }),
    transport: transport.facts,
    checks: checked,
    left,
    differences: judged.unlisted,
    ...(profile && { known: judged.known }),
  }
  console.log(JSON.stringify(result, null, 2))
} else {
  console.log(`${transport.facts.join('\n')}\n\n${pathText(report, judged)}\n`)
  console.log(resultText(address, profile?.host, report, judged))
}
process.exitCode = judged.unlisted.length === 0 ? 0 : 1
