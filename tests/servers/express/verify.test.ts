import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { type PreparedSite, prepareSite } from '../../../server/preparedSite.ts'
import { writePartialBuild } from '../partialBuild.ts'
import { forRequests } from './forRequests.ts'
import { runVerify } from './runVerify.ts'

const partialBuild = writePartialBuild()

const prepared = (manifest: ReturnType<typeof readManifest>): PreparedSite =>
  prepareSite(manifest, file => readFileSync(join(siteFolder, file)))

let server: Server | undefined

afterEach(() => server?.close())

/** Serves with a listener and gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

it('finds no difference in a faithful deployment', async () => {
  const address = await serve(createApp({ site: prepared(readManifest()) }))
  const { code, output } = await runVerify(partialBuild, address, '--json')
  expect(JSON.parse(output)).toMatchObject({ address, differences: [] })
  expect(code).toBe(0)
})

it('shows what a proxy has changed, grouped by its cause', async () => {
  const manifest = readManifest()
  const headers = manifest.headers.map(([name, value]) =>
    name === 'Referrer-Policy' ? ([name, 'unsafe-url'] as const) : ([name, value] as const),
  )
  const address = await serve(createApp({ site: prepared({ ...manifest, headers }) }))
  const { code, output } = await runVerify(partialBuild, address)
  expect(code).toBe(1)
  expect(output).toMatch(/^responses +what +expected +seen +for example$/m)
  expect(output).toMatch(/^\d+ +referrer-policy +no-referrer +unsafe-url +\/\S* \(.+\)$/m)
  // One cause is one row, on however many pages it shows.
  expect(output.match(/^\d+ +referrer-policy/gm)).toHaveLength(1)
})

it('shows headers that a proxy has added', async () => {
  const app = createApp({ site: prepared(readManifest()) })
  const address = await serve((request, response) => {
    response.setHeader('X-Cache', 'HIT')
    app(request, response)
  })
  const { code, output } = await runVerify(partialBuild, address)
  expect(code).toBe(1)
  expect(output).toMatch(/^\d+ +x-cache +\(absent\) +HIT /m)
})

it('carries on to the end after a response that breaks off', async () => {
  const app = createApp({ site: prepared(readManifest()) })
  let count = 0
  const address = await serve((request, response) => {
    count += 1
    if (count === 20) response.destroy()
    else app(request, response)
  })
  const { code, output } = await runVerify(partialBuild, address)
  expect(code).toBe(1)
  expect(output).toMatch(/^1 +response +a sound one +/m)
  expect(output).toMatch(/\d+ checks on \S+, 1 differences/)
})

it('stops asking a server that has fallen silent, and reports what it has seen', async () => {
  const address = await serve(forRequests(20, createApp({ site: prepared(readManifest()) })))
  const { code, output } = await runVerify(partialBuild, address)
  expect(code).toBe(1)
  expect(output).toMatch(/no longer responds: \d+ checks were not made/)
})

it.each([
  ['a redirect loop', (address: string) => address, 'it redirects in a loop'],
  [
    'https where there is none',
    (address: string) => address.replace('http:', 'https:'),
    'it does not speak https',
  ],
  ['nobody listening', () => 'http://127.0.0.1:9', 'cannot be verified'],
])('%s is one clear line', async (_, change, expected) => {
  const address = await serve((_request, response) => {
    response.writeHead(302, { Location: '/' }).end()
  })
  const { code, output } = await runVerify(partialBuild, change(address))
  expect(code).toBe(2)
  expect(output).toContain(expected)
  expect(output.trim().split('\n')).toHaveLength(1)
})
