import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { type ServerDifference, serverDifferences } from '../../../contract/serverDifferences.ts'
import { readManifest } from '../../../contract/target.ts'
import { createApp } from '../../../server/createApp.ts'
import { createServer } from '../../../server/createServer.ts'
import { readBuild } from '../../../server/readBuild.ts'
import { type RunningNginx, startNginx } from '../nginx/startNginx.ts'
import { exchange, type ReceivedResponse } from './exchange.ts'
import { requestTable } from './requestTable.ts'

/** Connections open at a time to each server. */
const CONCURRENCY = 24

interface SeenDifference {
  readonly request: string
  /** Of Express and of nginx. */
  readonly statuses: string
  /** The names of what differs. */
  readonly what: readonly string[]
}

const site = readBuild(outputFolder)
const express = createServer(createApp({ site }), site)
let nginx: RunningNginx

beforeAll(async () => {
  nginx = await startNginx()
  await new Promise<void>(resolve => express.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  express.closeAllConnections()
  express.close()
  await nginx.stop()
})

function statusesOf(responses: readonly ReceivedResponse[]): string {
  return responses.map(({ status }) => status).join(', ') || 'nothing'
}

function properties(responses: readonly ReceivedResponse[]): Map<string, string> {
  return new Map(
    responses.flatMap(({ headers, body }, index) =>
      [...headers, ['body', body] as const].map(
        ([name, value]) => [index === 0 ? name : `${name} ${index + 1}`, value] as const,
      ),
    ),
  )
}

function difference(
  request: string,
  express: readonly ReceivedResponse[],
  nginx: readonly ReceivedResponse[],
): SeenDifference[] {
  const [ours, theirs] = [properties(express), properties(nginx)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])]
  const what = names.filter(name => ours.get(name) !== theirs.get(name))
  const statuses = `${statusesOf(express)} / ${statusesOf(nginx)}`
  const isEqual = what.length === 0 && statusesOf(express) === statusesOf(nginx)
  return isEqual ? [] : [{ request, statuses, what }]
}

/** Whether a difference is one of those that are listed. */
function isListed(known: ServerDifference, { request, statuses, what }: SeenDifference): boolean {
  return (
    known.request.test(request) &&
    known.statuses.includes(statuses) &&
    (known.what === undefined || what.every(name => known.what?.includes(name)))
  )
}

async function compareAll(requests: readonly string[]): Promise<SeenDifference[]> {
  const { port } = express.address() as AddressInfo
  const seen: SeenDifference[] = []
  const left = requests.values()
  const work = async () => {
    for (const bytes of left) {
      const [one, other] = await Promise.all([exchange(port, bytes), exchange(nginx.port, bytes)])
      seen.push(...difference(bytes, one, other))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return seen
}

it('Express and nginx respond alike to the same bytes, but for what is listed', async () => {
  const requests = requestTable(readManifest())
  expect(requests.length).toBeGreaterThanOrEqual(3_500)
  const seen = await compareAll(requests)
  const unlisted = seen.filter(one => !serverDifferences.some(known => isListed(known, one)))
  expect(unlisted.map(one => ({ ...one, request: one.request.slice(0, 200) }))).toEqual([])
  const unseen = serverDifferences.flatMap(known =>
    known.statuses.filter(
      statuses => !seen.some(one => one.statuses === statuses && isListed(known, one)),
    ),
  )
  expect(unseen).toEqual([])
}, 120_000)

it('a font carries what protects it, and no policy of pages, on both', async () => {
  const font = Object.keys(readManifest().files).find(path => path.endsWith('.woff2'))
  const bytes = `GET ${font} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  for (const port of [(express.address() as AddressInfo).port, nginx.port]) {
    const [response] = await exchange(port, bytes)
    const names = [...(response?.headers.keys() ?? [])].toSorted()
    // Where the origin is https.
    expect(names.filter(name => name !== 'strict-transport-security')).toEqual([
      'cache-control',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'etag',
      'vary',
      'x-content-type-options',
    ])
  }
})

it('a 304 states no length, which some clients would wait for, on both', async () => {
  const bytes = 'GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n'
  for (const port of [(express.address() as AddressInfo).port, nginx.port]) {
    const [response] = await exchange(port, bytes)
    expect(response?.status).toBe('304')
    expect(response?.headers.get('vary')).toBe('Accept-Encoding')
    expect(response?.headers.has('content-length')).toBe(false)
    expect(response?.body).toBe('')
  }
})
