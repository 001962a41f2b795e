import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolder } from '../contract/outputFolder.mjs'
import { defaultHost, defaultPort, shownAddress } from '../server/address.mjs'
import { isBuildFresh } from './buildStamp.mjs'
import { diagnosisText, examine } from './doctor/examine.mjs'
import { thisMachine } from './doctor/machine.mjs'
import { serveBuild } from './serveBuild.mjs'
import { ensurePackages, root, supervise } from './setUp.mjs'

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

/** What is wrong with this machine and may be why something failed. */
async function problems() {
  return examine(await thisMachine()).filter(({ state }) => state === 'problem')
}

/** Ends this process with what is wrong, and what to do about it. */
function giveUp(found, code = 1) {
  if (found.length > 0) console.error(`npm run doctor says:\n${diagnosisText(found)}`)
  process.exit(code)
}

// Nobody waits a minute for a build to be told that the port is taken.
const hindrances = (await problems()).filter(({ concerns }) => concerns !== 'folders')
if (hindrances.length > 0) giveUp(hindrances)

const { HOST: host = defaultHost, PORT: port = defaultPort } = process.env
await ensurePackages()
if (!isBuildFresh()) {
  console.log(`${shownAddress(host, port)} will show the site: building it takes up to a minute.`)
  console.log(
    'Meanwhile: npm run setup asks for your facts, npm run launch-check says what is missing.',
  )
  const built = await build()
  if (built !== 0) giveUp(await problems(), built)
}
const served = await serveBuild(outputFolder)
if (served !== 0) giveUp(await problems(), served)
