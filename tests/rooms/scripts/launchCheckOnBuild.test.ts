import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import { callOn } from '../../sites/callCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['was broken off before its end', 'build-stamp.json', '{}'],
  ['has half a stamp', 'build-stamp.json', '{ "sources": "1'],
])('launch-check takes a build that %s for an old one', async (reason, file, text) => {
  const output = join(folder, reason)
  mkdirSync(output)
  writeFileSync(join(output, file), text)
  const call = callOn(launchCheck, { SITE_OUT: output })
  const { code, output: printed } = await call('tests/sites/one-language')
  expect(printed).toContain('The build is older than its sources')
  expect(code).toBe(0)
})

it('launch-check names a manifest that is not whole, and no bug', async () => {
  const output = join(folder, 'copied')
  mkdirSync(output)
  writeFileSync(join(output, 'manifest.json'), '{ "headers": [')
  const call = callOn(launchCheck, { SITE_OUT: output })
  expect(await call('tests/sites/one-language')).toEqual({
    code: 2,
    output: `The launch check stopped. Correct this and try again:\n${output}/manifest.json: is missing or not whole, so there is no build to look at. Run npm run build.`,
  })
})
