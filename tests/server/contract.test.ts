import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/createApp.ts'
import { loadSite } from '../../server/site.ts'
import { contractByPath } from '../contract/contract.ts'
import { compare } from '../contract/expectation.ts'
import { readManifest, siteFolder } from '../contract/target.ts'

const manifest = readManifest()
const server = createServer(createApp({ site: loadSite(siteFolder, manifest) }))

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

const byPath = contractByPath(manifest, siteFolder)

describe('Express keeps the contract', () => {
  it.each([...byPath.keys()])('%s', async path => {
    const differences = []
    for (const expectation of byPath.get(path) ?? []) {
      differences.push(...(await compare(server, expectation)))
    }
    expect(differences).toEqual([])
  })
})
