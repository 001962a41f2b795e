import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { finishedSite, launchedSite, unsuppliedSite } from '../sites/environment.mjs'
import { address, ports, type SiteName } from './engine.ts'

/** How long a server may take to answer, in ms; ports that `fetch` refuses never do. */
const START_TIMEOUT = 20_000

const folders: Readonly<Record<SiteName, string>> = {
  unsupplied: unsuppliedSite.SITE_OUT,
  launched: launchedSite.SITE_OUT,
  finished: finishedSite.SITE_OUT,
}

async function isAnswered(site: SiteName): Promise<boolean> {
  return fetch(address('/', site)).then(
    response => response.ok,
    () => false,
  )
}

/** Serves the build of a site; gives what stops its server. */
async function serveSite(site: SiteName): Promise<() => void> {
  const port = ports[site]
  if (await isAnswered(site)) throw new Error(`Port ${port} is taken: choose another by TEST_PORT`)
  const server = spawn(process.execPath, [join(folders[site], 'server/main.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + START_TIMEOUT
  while (!(await isAnswered(site))) {
    if (server.exitCode !== null) throw new Error('the server has ended: see above')
    if (Date.now() > deadline) {
      server.kill()
      throw new Error(`Port ${port} cannot be fetched: choose another by TEST_PORT`)
    }
    await delay(100)
  }
  return () => server.kill()
}

/** Serves the built sites while the suite runs; gives what stops them. */
export default async function serve(): Promise<() => void> {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const stopServer of stops) stopServer()
  }
  try {
    for (const site of ['unsupplied', 'launched', 'finished'] as const) {
      stops.push(await serveSite(site))
    }
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
