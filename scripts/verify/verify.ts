import { join } from 'node:path'
import { askContract } from '../../contract/compare.ts'
import { contract } from '../../contract/contract.ts'
import { outputFolderOf } from '../../contract/outputFolder.mjs'
import { readBuildManifest, refuseDrafts } from '../build/lastBuild.ts'
import { command, UNUSABLE, UsageError } from '../command.ts'
import { judge, withoutZstd } from './judge.ts'
import { profiles } from './profiles.ts'
import { jsonText, resultText } from './report.ts'
import { inspectTransport, reach } from './transport.ts'

function originOf(names: readonly string[]): string {
  const [address] = names
  if (names.length === 1 && address && URL.canParse(address)) {
    const { protocol, origin } = new URL(address)
    if (/^https?:$/.test(protocol)) return origin
  }
  throw new UsageError('Give the address of one running site.')
}

/** Compares a running site with the last build; fails where they differ. */
export default command(
  {
    usage: 'npm run verify -- https://www.your-domain.com [--profile HOST] [--json]',
    options: { json: { type: 'boolean', default: false }, profile: { type: 'string' } },
    takesNames: true,
    stopped: 'The site was not compared.',
    faultCode: UNUSABLE,
  },
  async ({ json, profile: name }, names, { environment, output }) => {
    const address = originOf(names)
    const profile = name !== undefined && Object.hasOwn(profiles, name) ? profiles[name] : undefined
    if (name !== undefined && !profile) {
      const known = Object.keys(profiles).join(', ')
      throw new UsageError(`There is no profile "${name}". Write one of: ${known}.`)
    }
    const folder = outputFolderOf(environment)
    const manifest = readBuildManifest(folder)
    refuseDrafts(folder)
    await reach(address)
    const transport = await inspectTransport(address)
    const expectations = contract(manifest, join(folder, 'site'))
    const report = await askContract(address, profile ? withoutZstd(expectations) : expectations)
    const judged = judge([...transport.differences, ...report.differences], profile?.known ?? [])
    if (json) {
      output.log(jsonText({ address, profile: name, transport: transport.facts, report, judged }))
    } else {
      const result = resultText(address, profile?.host, report, judged)
      output.log([...transport.facts, '', result].join('\n'))
    }
    return judged.unlisted.length === 0 ? 0 : 1
  },
)
