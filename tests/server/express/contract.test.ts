import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { createApp } from '../../../server/express.ts'
import { readBuild } from '../../../server/manifest.ts'
import { describeContract } from '../describeContract.ts'

const server = createServer(createApp(readBuild(outputFolder)))

beforeAll(() => new Promise<void>(resolve => server.listen(0, 'localhost', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

describeContract('Express keeps the contract', () => (server.address() as AddressInfo).port)
