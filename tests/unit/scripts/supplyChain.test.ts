import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licensesText } from '../../../scripts/build/licenses.ts'

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

it('a package that wants to run something while it is installed is named, with what was decided', () => {
  const named = Object.entries(lock).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.slice(path.lastIndexOf('node_modules/') + 13) : [],
  )
  expect(packageFile.allowScripts).toEqual(Object.fromEntries(named.map(name => [name, false])))
})
