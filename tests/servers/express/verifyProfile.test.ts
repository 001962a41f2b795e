import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { prepareSite } from '../../../server/preparedSite.ts'
import { writePartialBuild } from '../partialBuild.ts'
import { runVerify } from './runVerify.ts'

const partialBuild = writePartialBuild()

let server: Server | undefined

afterEach(() => server?.close())

/** Serves the build, faithfully but for headers that a host adds; gives the address. */
async function serveWith(added: Readonly<Record<string, string>>): Promise<string> {
  const app = createApp({
    site: prepareSite(readManifest(), file => readFileSync(join(siteFolder, file))),
  })
  const started = createServer((request, response) => {
    for (const [name, value] of Object.entries(added)) response.setHeader(name, value)
    app(request, response)
  })
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

describe('verify --profile', () => {
  it('shows what the host is known to do, and passes', async () => {
    const address = await serveWith({ 'CF-Ray': '1' })
    const { code, output } = await runVerify(partialBuild, address, '--profile', 'cloudflare')
    expect(output).toMatch(
      /^Known about Cloudflare Pages, and harmless:\nresponses {2}what\n +\d+ {2}cf-ray\n +It names the request, /m,
    )
    expect(output).toMatch(
      /\d+ checks on \S+, 0 differences, and \d+ known about Cloudflare Pages\n$/,
    )
    expect(output).not.toMatch(/^DIFF/m)
    expect(code).toBe(0)
  })

  it('fails on anything else, and shows both', async () => {
    const address = await serveWith({ 'CF-Ray': '1', 'X-Cache': 'HIT' })
    const { code, output } = await runVerify(partialBuild, address, '--profile=cloudflare')
    expect(output).toMatch(/^ +\d+ {2}cf-ray$/m)
    expect(output).toMatch(/^\d+ +x-cache +\(absent\) +HIT /m)
    expect(output).not.toMatch(/^\d+ +cf-ray/m)
    expect(code).toBe(1)
  })

  it('reports what is known, with its reason, in --json', async () => {
    const address = await serveWith({ 'CF-Ray': '1', 'X-NF-Request-ID': '2' })
    const { output } = await runVerify(partialBuild, address, '--profile', 'netlify', '--json')
    const { profile, differences, known } = JSON.parse(output)
    expect(profile).toBe('netlify')
    expect(known).toHaveLength(1)
    expect(known[0].why).toMatch(/^It names the request/)
    expect(known[0].differences[0]).toMatchObject({ what: 'x-nf-request-id', seen: '2' })
    // What only another host is known to do is a difference.
    expect(differences[0]).toMatchObject({ what: 'cf-ray', expected: '(absent)', seen: '1' })
  })

  it.each(['akamai', 'constructor'])('rejects %s, and names the profiles it knows', async name => {
    const { code, output } = await runVerify(partialBuild, 'http://127.0.0.1:9', '--profile', name)
    expect(output).toMatch(
      `There is no profile "${name}". Write one of: cloudflare, netlify.\nUsage: npm run verify`,
    )
    expect(code).toBe(2)
  })
})
