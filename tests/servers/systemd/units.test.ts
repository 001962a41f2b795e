import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { findProgram } from '../../../scripts/distribution.mjs'
import { freePort } from '../nginx/startNginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-systemd-'))
afterAll(() => rmSync(folder, { recursive: true }))

const units = ['site.service', 'site-nginx.service'] as const
type Unit = (typeof units)[number]

function pathOf(program: string): string {
  const path = findProgram(program)
  if (path === undefined) throw new Error(`${program} is missing`)
  return path
}

const textOf = (unit: Unit) => readFileSync(`deploy/systemd/${unit}`, 'utf8')

/** Runs systemd-analyze on a unit; programs are looked for where this machine has them. */
function analyze(unit: Unit, parameters: readonly string[], change = (text: string) => text) {
  const file = join(folder, unit)
  const text = change(textOf(unit))
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll('/usr/sbin/nginx', pathOf('nginx'))
  writeFileSync(file, text)
  const analyzer = pathOf('systemd-analyze')
  // The targets that every service waits for come with the analyzer, installed or unpacked.
  const targets = ['lib', 'usr/lib'].map(path =>
    resolve(dirname(analyzer), '../..', path, 'systemd/system'),
  )
  const env = { ...process.env, SYSTEMD_UNIT_PATH: [folder, ...targets].join(delimiter) }
  return spawnSync(analyzer, [...parameters, file], { env, encoding: 'utf8' })
}

describe.each(units)('%s', unit => {
  it('is valid to systemd', () => {
    const { stderr, status } = analyze(unit, ['verify'])
    expect([stderr, status]).toEqual(['', 0])
  })

  it.each([
    [
      'a directive',
      (text: string) => text.replace('NoNewPrivileges=', 'NoNewPrivilege='),
      /Unknown/,
    ],
    ['a value', (text: string) => text.replace('=strict', '=strickt'), /Failed to parse/],
    ['a system call', (text: string) => text.replace('@system-service', '@system'), /Unknown/],
  ])('is rejected with a mistake in %s', (_, change, expected) => {
    expect(analyze(unit, ['verify'], change).stderr).toMatch(expected)
  })

  it('scores at most 2.0 of 10 in systemd’s rating of exposure', () => {
    const { status } = analyze(unit, ['security', '--offline=true', '--threshold=20'])
    expect(status).toBe(0)
  })
})

it('Express starts and stops as its unit says, and listens to its own machine only', async () => {
  const text = textOf('site.service')
  const [, environment = ''] = /^Environment=(.*)$/m.exec(text) ?? []
  const [, parameters = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(text) ?? []
  const [, signal] = /^KillSignal=(.*)$/m.exec(text) ?? []
  symlinkSync(outputFolder, join(folder, 'dist'))
  const port = await freePort()
  const child = spawn(process.execPath, parameters.split(' '), {
    cwd: folder,
    env: {
      ...Object.fromEntries(environment.split(' ').map(pair => pair.split('='))),
      PORT: String(port),
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Serving')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  // An address of this machine like any other: who listens to the network would respond.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed')
  await expect.poll(() => output, { timeout: 5_000 }).toContain('"path":"/"')
  child.kill(signal as NodeJS.Signals)
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)
