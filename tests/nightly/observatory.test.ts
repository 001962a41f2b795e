import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Manifest } from '../../server/index.ts'
import { finishedSite } from '../sites/environment.mjs'

/** What is asked of MDN's HTTP Observatory, which scripts/test/test.mjs installs apart: 232 packages. */
interface Grader {
  readonly ALL_TESTS: readonly ((requests: object) => { result: string })[]
  readonly getScoreModifier: (result: string) => number
  readonly getGradeForScore: (score: number) => { grade: string; score: number }
}

const folder = '.cache/observatory/node_modules'
const file = (name: string) => readFileSync(join(finishedSite.SITE_OUT, name), 'utf8')
const manifest: Manifest = JSON.parse(file('manifest.json'))
let grader: Grader
let headersOf: (lines: object) => object

beforeAll(async () => {
  const observatory = resolve(folder, '@mdn/mdn-http-observatory')
  // Whom browsers know to be on https, which it would download: nobody.
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}')
  const [constants, grading] = await Promise.all(
    ['constants.js', 'grader/grader.js'].map(name => import(join(observatory, 'src', name))),
  )
  grader = { ...constants, ...grading }
  const { AxiosHeaders } = createRequire(resolve(folder, 'axios/package.json'))('axios')
  headersOf = lines => AxiosHeaders.from(lines)
})

it.each([
  ['/', 'index.html'],
  ['/privacy-policy', 'privacy-policy.html'],
])('the Observatory gives %s of a live build A+, as its servers send it', (path, page) => {
  const entry = manifest.files[path]
  const sent = [...manifest.headers, ...(entry?.headers ?? [])]
  const headers = headersOf({ ...Object.fromEntries(sent), 'Content-Type': entry?.type })
  const url = new URL(path, 'https://www.example.com')
  const response = { status: 200, verified: true, headers, request: { headers: {} } }
  const plain = { status: 301, verified: true, headers: headersOf({ Location: url.href }) }
  const results = grader.ALL_TESTS.map(test =>
    test({
      hostname: url.hostname,
      // Its parser of styles knows neither nesting nor new units.
      resources: { path: file(`site/${page}`).replaceAll(/<style>.*?<\/style>/gs, '') },
      responses: {
        auto: response,
        https: response,
        cors: response,
        http: plain,
        httpRedirects: [{ url: new URL(`http://${url.host}`) }, { url }],
        httpsRedirects: [{ url }],
      },
      session: { url },
    }),
  )
  // As its scanner adds them up: extra credit counts from 90 on.
  const modifiers = results.map(({ result }) => [result, grader.getScoreModifier(result)] as const)
  const score = modifiers.reduce((sum, [, modifier]) => sum + modifier, 100)
  expect(modifiers.filter(([, modifier]) => modifier < 0)).toEqual([])
  expect(grader.getGradeForScore(score).grade).toBe('A+')
  expect(score).toBeGreaterThanOrEqual(130)
})
