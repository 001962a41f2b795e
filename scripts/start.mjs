import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolder } from '../contract/outputFolder.mjs'
import { defaultHost, defaultPort, shownAddress } from '../server/address.mjs'
import { isBuildFresh } from './buildStamp.mjs'
import { machineFaults } from './machine.mjs'
import { serveBuild } from './serveBuild.mjs'
import { ensurePackages, hasInstalledPackages, root, supervise } from './setUp.mjs'

const log = '.cache/build.log'

/** Builds the site; what the build says is for those who ask for it, and for those for whom it fails. */
async function build() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const output = openSync(join(root, log), 'w')
  const command = ['--import', 'tsx', 'scripts/build.ts']
  const code = await supervise(process.execPath, command, process.env, output)
  closeSync(output)
  if (code !== 0) console.error(readFileSync(join(root, log), 'utf8').trimEnd())
  return code
}

const { HOST: host = defaultHost, PORT: port = defaultPort } = process.env
const isReady = hasInstalledPackages() && isBuildFresh()
// Nobody waits a minute for a build to be told that the port is taken.
const faults = await machineFaults({ host, port: Number(port) }, !isReady)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
await ensurePackages()
if (!isBuildFresh()) {
  console.log(`${shownAddress(host, port)} will show the site: building it takes up to a minute.`)
  console.log(
    'Meanwhile: npm run setup asks for your facts, npm run launch-check says what is missing.',
  )
  const built = await build()
  if (built !== 0) process.exit(built)
}
process.exit(await serveBuild(outputFolder))
