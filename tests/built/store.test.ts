import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import store from '../../scripts/store/store.ts'
import { readManifest } from '../buildUnderTest.ts'
import { callOn } from '../sites/callCommand.ts'
import { fixture } from './fixture.ts'

const { SITE = '', ...environment } = process.env
const folder = mkdtempSync(join(tmpdir(), 'store-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the files for the stores are written, and each address in them is served', async () => {
  const { code, output } = await callOn(store, environment)(SITE, '--out', folder)
  expect(output).not.toContain('does not serve')
  expect(code).toBe(0)
  const { files } = readManifest()
  const names = output.match(/(?<=^Wrote ).*(?:\.txt|\.md)$/gm) ?? []
  const texts = names.map(name => readFileSync(name, 'utf8')).join('\n')
  const addresses = texts.match(/https?:\/\/[^\s|)]+/g) ?? []
  const ofSite = addresses
    .map(address => new URL(address))
    .filter(({ origin }) => origin === fixture.origin)
  expect(ofSite.length).toBeGreaterThan(5)
  for (const { pathname } of ofSite) expect(Object.keys(files)).toContain(pathname)
})
