import { join } from 'node:path'
import { askContract } from '../../contract/compare.ts'
import { contract } from '../../contract/contract.ts'
import { readBuildManifest } from '../build/lastBuild.ts'
import { judge, withoutZstd } from './profiles/profile.ts'
import { profiles } from './profiles/profiles.ts'
import { inspectTransport } from './transport.ts'

/** A site to verify, and where it is hosted. */
export interface Target {
  /** Its origin. */
  readonly address: string
  /** Name of the profile of its host. */
  readonly name: string | undefined
}

/** Everything that differs between a site and a build, apart from what its host is known to do. */
export async function compareSite({ address, name }: Target, folder: string) {
  const profile = name === undefined ? undefined : profiles[name]
  const transport = await inspectTransport(address)
  const expectations = contract(readBuildManifest(folder), join(folder, 'site'))
  const report = await askContract(address, profile ? withoutZstd(expectations) : expectations)
  const judged = judge([...transport.differences, ...report.differences], profile?.known ?? [])
  return { profile, transport, report, judged }
}
