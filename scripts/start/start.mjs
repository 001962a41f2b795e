import '../checkNode.mjs'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultHost, defaultPort, shownAddress } from '../../server/address.mjs'
import { isBuildFresh, outputFolder } from '../build/outputFolder.mjs'
import {
  ensureFixtures,
  ensurePackages,
  hasInstalledPackages,
  root,
  supervise,
} from '../processes.mjs'
import { machineFaults } from './machine.mjs'

const { HOST: host = defaultHost, PORT: port = defaultPort } = process.env

/** Builds the site; what the build says is for those for whom it fails, and in `.cache/build.log`. */
async function build() {
  console.log(`${shownAddress(host, port)} will show the site: building it takes up to a minute.`)
  console.log(
    'Meanwhile: npm run setup asks for your facts, npm run launch-check says what is missing.',
  )
  const log = join(root, '.cache/build.log')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const output = openSync(log, 'w')
  const code = await supervise(process.execPath, ['scripts/run.mjs', 'build'], process.env, output)
  closeSync(output)
  if (code === 0) return
  console.error(readFileSync(log, 'utf8').trimEnd())
  process.exit(code)
}

const isFinished = process.argv[2] === 'finished'
const isReady = hasInstalledPackages() && isBuildFresh()
// Nobody waits a minute for a build to be told that the port is taken.
const faults = await machineFaults({ host, port: Number(port) }, !isReady)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
await ensurePackages()
let folder = outputFolder
if (isFinished) {
  await ensureFixtures('finished')
  const { finishedSite } = await import('../../tests/sites/environment.mjs')
  folder = finishedSite.SITE_OUT
} else if (!isBuildFresh()) {
  await build()
}
process.exit(await supervise(process.execPath, [join(folder, 'server/main.mjs')]))
