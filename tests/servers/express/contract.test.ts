import { createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { readManifest, siteFolder } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { prepareSite } from '../../../server/preparedSite.ts'
import { describeContract } from '../describeContract.ts'

const server = createServer(createApp({ site: prepareSite(siteFolder, readManifest()) }))

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

describeContract('Express keeps the contract', () => server)
