import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { finishedSite, launchedSite, unsuppliedSite } from '../sites/environment.mjs'
import { address, ports, type SiteName } from './engine.ts'
import { type Background, startInBackground } from './start.ts'

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

/** Serves the build of a site. */
async function serveSite(site: SiteName): Promise<Background> {
  const port = ports[site]
  if (await isAnswered(site)) throw new Error(`Port ${port} is taken: choose another by TEST_PORT`)
  const command = [process.execPath, join(folders[site], 'server/main.mjs')]
  const environment = { ...process.env, PORT: String(port) }
  const server = startInBackground(command, { environment })
  const deadline = Date.now() + START_TIMEOUT
  while (!(await isAnswered(site))) {
    const hasEnded = server.process.exitCode !== null
    if (hasEnded || Date.now() > deadline) {
      await server.end()
      throw new Error(`Port ${port} cannot be used: choose another by TEST_PORT`)
    }
    await delay(100)
  }
  return server
}

/** Serves the built sites while the suite runs; gives what stops them. */
export default async function serve(): Promise<() => Promise<void>> {
  const servers: Background[] = []
  const stop = async () => {
    await Promise.all(servers.map(server => server.end()))
  }
  try {
    for (const site of ['unsupplied', 'launched', 'finished'] as const) {
      servers.push(await serveSite(site))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
