import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nodeFault } from '../../../scripts/checkNode.mjs'

const packageFile: {
  readonly engines: { readonly node: string }
  readonly scripts: Readonly<Record<string, string>>
} = JSON.parse(readFileSync('package.json', 'utf8'))
const range = packageFile.engines.node

/** What is said of a version that does not run the project. */
const refusal = (version: string) =>
  `Node ${version} does not run this project. Install 20.19.0 or a later 20, or 22.12.0 or later, from https://nodejs.org, then open a new terminal.`

describe('of the versions of Node', () => {
  it.each(['18.20.8', '20.9.1', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])('%s is refused', old => {
    expect(nodeFault(old, range)).toBe(refusal(old))
  })

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '24.0.0', '26.10.0', '27.0.0-nightly2026'])(
    '%s runs the project',
    version => {
      expect(nodeFault(version, range)).toBeUndefined()
    },
  )
})

describe('with an old Node, a sentence and no stack comes from npm run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'))
  const oldNode = join(folder, 'oldNode.cjs')
  writeFileSync(
    oldNode,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.11.0' } })",
  )
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.keys(packageFile.scripts))('%s', name => {
    const { status, stderr } = spawnSync('sh', ['-c', packageFile.scripts[name] ?? ''], {
      env: { ...process.env, NODE_OPTIONS: `--require ${oldNode}` },
      encoding: 'utf8',
      // A command without the check would do what it is for.
      timeout: 20_000,
    })
    expect([status, stderr]).toEqual([1, `${refusal('22.11.0')}\n`])
  })
})

it('packages that are older than the lock file are installed before a program of theirs runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-packages-'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const lockWith = (version: string) =>
    JSON.stringify({ packages: { 'node_modules/vike': { version } } })
  mkdirSync(join(folder, 'node_modules/vike'), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  cpSync('package.json', join(folder, 'package.json'))
  write('package-lock.json', lockWith('2.0.0'))
  write('node_modules/.package-lock.json', lockWith('1.0.0'))
  write('node_modules/vike/package.json', JSON.stringify({ bin: 'vike.mjs' }))
  write('node_modules/vike/vike.mjs', 'console.log("vike", process.argv[2])')
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho npm "$@"\n', { mode: 0o755 })
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  const { stdout } = spawnSync(process.execPath, ['scripts/tool.mjs', 'vike', 'dev'], {
    cwd: folder,
    env: { PATH: path },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe(
    'Installing packages …\nnpm ci --include=dev --no-audit --no-fund\nvike dev\n',
  )
})
