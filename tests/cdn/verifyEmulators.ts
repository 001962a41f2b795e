import { join } from 'node:path'
import { askContract } from '../../contract/compare.ts'
import { contract } from '../../contract/contract.ts'
import { outputFolder } from '../../contract/outputFolder.mjs'
import { readManifest, siteFolder } from '../../contract/target.ts'
import { judge, withoutZstd } from '../../scripts/verify/judge.ts'
import { resultText } from '../../scripts/verify/report.ts'
import { type Emulator, emulators } from './emulators.ts'
import { startEmulator } from './startEmulator.ts'

/** Checks an emulator against the contract; tells whether it differs only in known ways. */
async function verify(emulator: Emulator): Promise<boolean> {
  const { profile, folder, unasked } = emulator
  console.log(`\n— ${profile.host}, by ${emulator.package}`)
  const { address, stop } = await startEmulator(emulator, join(outputFolder, 'hosts', folder))
  try {
    const expectations = withoutZstd(contract(readManifest(), siteFolder))
    const asked = expectations.filter(({ path }) => !unasked.includes(path))
    const report = await askContract(address, asked)
    const judged = judge(report.differences, [...profile.known, ...emulator.known])
    console.log(resultText(address, profile.host, report, judged))
    if (unasked.length > 0) console.log(`not asked, because it would end: ${unasked.join(' ')}`)
    return judged.unlisted.length === 0
  } finally {
    await stop()
  }
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))

let isProved = true
for (const emulator of emulators) {
  if (!(await verify(emulator))) isProved = false
}
process.exitCode = isProved ? 0 : 1
