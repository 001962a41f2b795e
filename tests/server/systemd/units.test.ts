import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../../scripts/processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-systemd-'))
afterAll(() => rmSync(folder, { recursive: true }))

function pathOf(program: string): string {
  const path = findProgram(program)
  if (path === undefined) throw new Error(`${program} is missing`)
  return path
}

/** Runs systemd-analyze on a unit; programs are looked for where this machine has them. */
function analyze(unit: string, ...parameters: readonly string[]) {
  const file = join(folder, unit)
  const text = readFileSync(`deploy/systemd/${unit}`, 'utf8')
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

describe.each(['site.service', 'site-nginx.service'])('%s', unit => {
  it('is valid to systemd', () => {
    const { stderr, status } = analyze(unit, 'verify')
    expect([stderr, status]).toEqual(['', 0])
  })

  it('scores at most 2.0 of 10 in systemd’s rating of exposure', () => {
    const { status } = analyze(unit, 'security', '--offline=true', '--threshold=20')
    expect(status).toBe(0)
  })
})
