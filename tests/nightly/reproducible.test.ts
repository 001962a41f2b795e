import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { outputFolder } from '../../scripts/build/outputFolder.mjs'
import { unsuppliedSite } from '../sites/environment.mjs'

const elsewhere = mkdtempSync(join(tmpdir(), 'zweiter Bau ä '))
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

/** A year later, for a process whose builds are dated by SITE_DATE alone. */
const laterClock = `data:text/javascript,${encodeURIComponent(`
  const Clock = Date
  const ahead = 365 * 86_400_000
  globalThis.Date = class extends Clock {
    constructor(...given) { given.length === 0 ? super(Clock.now() + ahead) : super(...given) }
    static now() { return Clock.now() + ahead }
  }
`)}`

/** Copies what a build is made from; it has its own, empty cache there. */
function copyProject(): void {
  for (const name of readdirSync('.')) {
    if (['.git', '.cache', 'node_modules', 'dist'].includes(name)) continue
    cpSync(name, join(elsewhere, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'))
}

/** The SHA-256 of every file below a folder, by its name there. */
function hashes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => statSync(join(folder, name)).isFile()).toSorted()
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(files.map(name => [name, hash(name)]))
}

it('a build elsewhere, by somebody else, at another time, has the same bytes', () => {
  copyProject()
  const { PATH } = process.env
  const build = spawnSync(process.execPath, ['--import', laterClock, 'scripts/run.mjs', 'build'], {
    cwd: elsewhere,
    encoding: 'utf8',
    env: {
      PATH,
      ...unsuppliedSite,
      SITE_OUT: 'another/output',
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      USER: 'somebody',
      LOGNAME: 'somebody',
      HOME: elsewhere,
    },
  })
  expect(build.stderr).toBe('')
  const built = hashes(join(elsewhere, 'another/output'))
  expect(Object.keys(built).length).toBeGreaterThan(400)
  expect(built).toEqual(hashes(outputFolder))
})
