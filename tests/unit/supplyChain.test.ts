import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licensesText } from '../../scripts/build/licenses.ts'

const packageFile = JSON.parse(readFileSync('package.json', 'utf8'))
const lock: Record<string, { hasInstallScript?: boolean }> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages

it('a package that npm installed in two places is named once, with its notices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'))
  const moduleAt = (place: string, version: string) => {
    const library = join(folder, place, 'node_modules/library')
    mkdirSync(library, { recursive: true })
    const text = JSON.stringify({ name: 'library', version, license: 'MIT' })
    writeFileSync(join(library, 'package.json'), text)
    writeFileSync(join(library, 'LICENSE'), 'As is.\n')
    writeFileSync(join(library, 'NOTICE.md'), 'By Ada Lind.')
    return join(library, 'index.js')
  }
  const text = licensesText([moduleAt('one', '1.0.0'), moduleAt('two', '2.0.0')])
  rmSync(folder, { recursive: true })
  expect(text.match(/library\nLicense: MIT\n\nAs is\.\n\nBy Ada Lind\./g)).toHaveLength(1)
  expect(text).not.toMatch(/\d\.0/)
})

describe('a package that wants to run something while it is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const marker = join(folder, 'ran')
  // npm hands the settings of this project on to what it runs, where they would hold everywhere.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name))
  const env = { ...Object.fromEntries(own), npm_config_userconfig: join(folder, 'none') }
  const npm = (cwd: string, ...parameters: string[]) => {
    const { status, stderr } = spawnSync('npm', parameters, { cwd, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }

  beforeAll(() => {
    const planted = join(folder, 'planted')
    mkdirSync(planted)
    const script = `node -e "require('fs').writeFileSync('${marker}', '')"`
    const scripts = { preinstall: script, install: script, postinstall: script }
    writeFileSync(
      join(planted, 'package.json'),
      JSON.stringify({ name: 'planted', version: '1.0.0', scripts }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Installs the planted package into a project; gives whether it ran. */
  function runsIn(project: string, ...parameters: string[]): boolean {
    rmSync(marker, { force: true })
    // Copied as from a registry, not linked.
    const install = ['install', '../planted', '--install-links', '--offline', '--no-audit']
    npm(project, ...install, ...parameters)
    expect(existsSync(join(project, 'node_modules/planted/package.json'))).toBe(true)
    return existsSync(marker)
  }

  it('never runs it here, but would elsewhere', () => {
    const guarded = join(folder, 'guarded')
    const open = join(folder, 'open')
    for (const project of [guarded, open]) {
      mkdirSync(project)
      writeFileSync(join(project, 'package.json'), '{"name":"project","version":"1.0.0"}')
    }
    copyFileSync('.npmrc', join(guarded, '.npmrc'))
    // Newer npm runs none by itself either: the project does not depend on that.
    const allowed = '--dangerously-allow-all-scripts'
    expect(runsIn(guarded, allowed)).toBe(false)
    expect(runsIn(open, '--ignore-scripts=false', allowed)).toBe(true)
  })

  it('is named in package.json with what was decided', () => {
    const named = Object.entries(lock).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? path.slice(path.lastIndexOf('node_modules/') + 13) : [],
    )
    expect(packageFile.allowScripts).toEqual(Object.fromEntries(named.map(name => [name, false])))
  })
})
