import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import { callOn } from '../../sites/callCommand.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-refusals-'))
  cpSync('tests/sites/one-language', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Calls the launch check, and gives what it says. */
async function refusal(): Promise<string> {
  const { code, output } = await callOn(launchCheck)(folder)
  expect(code).toBe(2)
  expect(output.startsWith('The launch check stopped.')).toBe(true)
  return output
}

const state = (line: string) => appendFileSync(join(folder, 'site.yaml'), `\n${line}\n`)

it('the launch check refuses paths of the app that take in a page, as a build does', async () => {
  state("app: { team: A1B2C3D4E5, bundle: com.example.app, opens: ['/privacy-*'] }")
  expect(await refusal()).toContain('app.opens[0]: "/privacy-*" takes in /privacy-policy')
})

it('the launch check refuses files that cannot be served at the root, as a build does', async () => {
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/_headers'), '')
  expect(await refusal()).toContain('has a name that hosts keep to themselves')
})
