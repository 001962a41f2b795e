import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultHost, defaultPort, shownAddress } from '../../server/address.mjs'
import { finishedSite } from '../../tests/sites/environment.mjs'
import { isBuildFresh } from '../build/buildStamp.mjs'
import { outputFolder } from '../outputFolder.mjs'
import {
  ensureFixtures,
  ensurePackages,
  hasInstalledPackages,
  root,
  supervise,
} from '../processes.mjs'
import { machineFaults } from './machine.mjs'

const log = '.cache/build.log'

/** Builds the site; what the build says is for those who ask for it, and for those for whom it fails. */
async function build() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const output = openSync(join(root, log), 'w')
  const code = await supervise(process.execPath, ['scripts/run.mjs', 'build'], process.env, output)
  closeSync(output)
  if (code !== 0) console.error(readFileSync(join(root, log), 'utf8').trimEnd())
  return code
}

/** Serves a build until it is stopped; gives the exit code of the server. */
function serve(folder, environment) {
  return supervise(process.execPath, [join(folder, 'server/main.mjs')], environment)
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
if (process.argv[2] === 'finished') {
  await ensureFixtures('finished')
  process.exit(await serve(finishedSite.SITE_OUT, { ...process.env, ...finishedSite }))
}
if (!isBuildFresh()) {
  console.log(`${shownAddress(host, port)} will show the site: building it takes up to a minute.`)
  console.log(
    'Meanwhile: npm run setup asks for your facts, npm run launch-check says what is missing.',
  )
  const built = await build()
  if (built !== 0) process.exit(built)
}
process.exit(await serve(outputFolder, process.env))
