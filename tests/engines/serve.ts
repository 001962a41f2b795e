import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { unsuppliedSite } from '../sites/environment.mjs'
import { address, port } from './engine.ts'

/** How long the server may take to answer, in ms; ports that `fetch` refuses never do. */
const START_TIMEOUT = 20_000

async function isAnswered(): Promise<boolean> {
  return fetch(address('/')).then(
    response => response.ok,
    () => false,
  )
}

/** Serves the built site while the suite runs; gives what stops it. */
export default async function serve(): Promise<() => void> {
  if (await isAnswered()) throw new Error(`Port ${port} is taken: choose another by TEST_PORT`)
  const server = spawn(process.execPath, [join(unsuppliedSite.SITE_OUT, 'server/main.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + START_TIMEOUT
  while (!(await isAnswered())) {
    if (server.exitCode !== null) throw new Error('the server has ended: see above')
    if (Date.now() > deadline) {
      server.kill()
      throw new Error(`Port ${port} cannot be fetched: choose another by TEST_PORT`)
    }
    await delay(100)
  }
  return () => server.kill()
}
