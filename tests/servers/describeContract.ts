import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import pMap from 'p-map'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { compare, type Expectation, knownHeaders } from '../../contract/expectation.ts'
import { outputFolder } from '../../contract/outputFolder.mjs'
import { readManifest, siteFolder, type Target } from '../../contract/target.ts'
import { finishedSite, unsuppliedSite } from '../sites/environment.mjs'

/** Requests in flight at a time: enough to keep a server busy while others are compared. */
const CONCURRENCY = 8

/** The lists that apps read. */
const listPaths = ['/legal.json', '/de/legal.json', '/fr/legal.json', '/es/legal.json']

/** By the folder of a fixture's build: how many published texts the lists for apps name. */
const publishedTexts = new Map([
  [basename(unsuppliedSite.SITE_OUT), 0],
  // Three versions in four languages.
  [basename(finishedSite.SITE_OUT), 12],
])

/** What an app is told of a version. */
interface ListedVersion {
  readonly text: string | null
  readonly sha256: string | null
}

/** What a file of the site holds, as a server sends it. */
async function textAt(target: Target, path: string): Promise<string> {
  const { status, text } = await supertest(target as never).get(path)
  expect(status, path).toBe(200)
  return text
}

/** The versions that a server's lists for apps name. */
async function listedVersions(target: Target): Promise<readonly ListedVersion[]> {
  const indexes = await pMap(listPaths, async path => JSON.parse(await textAt(target, path)))
  return indexes
    .flatMap(({ documents }) => Object.values<Record<string, never>>(documents))
    .flatMap(({ inForce, next, earlier = [] }) => [inForce, next, ...earlier])
    .flatMap((version: ListedVersion | undefined | null) => version ?? [])
}

/** What is asked of every path of the finished site: that it is there, as browsers ask for it. */
const ofEveryPath = ['br', 'redirect']

/** What is asked of one path of each kind on the other site, too: how a validator is written. */
const ofOnePath = ['not modified, weak ETag', 'not modified, list of ETags']

function isAskedOfEveryPath(check: string): boolean {
  const isFinished = basename(outputFolder) === basename(finishedSite.SITE_OUT)
  return isFinished ? ofEveryPath.includes(check) : !ofOnePath.includes(check)
}

/** What is asked of every path, and the rest of one path of each kind: the first one with the same headers. */
function withoutRepetitions(expectations: readonly Expectation[]): readonly Expectation[] {
  const asked = new Map<string, Expectation>()
  for (const expectation of expectations) {
    const { check, path, request, expected } = expectation
    const { etag: _, ...headers } = expected.headers ?? {}
    const kind = isAskedOfEveryPath(check) ? [path, request] : [expected.status, headers]
    const key = JSON.stringify([check, kind])
    if (!asked.has(key)) asked.set(key, expectation)
  }
  return [...asked.values()]
}

/**
 * Declares the tests of the contract for a server: one a kind of request, with every path it fails for.
 * Of the finished site, whose paths are twice as many, most of it is asked of one path of each kind.
 */
export function describeContract(title: string, target: () => Target): void {
  const all = contract(readManifest(), siteFolder)
  const known = knownHeaders(all)
  const expectations = withoutRepetitions(all)
  const byCheck = new Map<string, Expectation[]>()
  for (const expectation of expectations) {
    byCheck.set(expectation.check, [...(byCheck.get(expectation.check) ?? []), expectation])
  }
  describe(title, () => {
    it.each([...byCheck])('%s', async (_, asked) => {
      const ask = (expectation: Expectation) => compare(target(), expectation, known)
      const differences = await pMap(asked, ask, { concurrency: CONCURRENCY })
      expect(differences.flat()).toEqual([])
    })

    it('the text of every published version has the hash that apps are told', async () => {
      const versions = await listedVersions(target())
      const published = versions.filter(({ text }) => text !== null)
      expect(published).toHaveLength(publishedTexts.get(basename(outputFolder)) ?? -1)
      for (const { text, sha256 } of published) {
        const served = await textAt(target(), new URL(text ?? '').pathname)
        expect(createHash('sha256').update(served).digest('hex'), text ?? '').toBe(sha256)
      }
    })
  })
}
