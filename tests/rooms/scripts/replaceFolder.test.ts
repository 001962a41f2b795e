import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replaceFolder } from '../../../scripts/build/build.ts'

it('a build takes the place of the last one whole, and of what a broken off build left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const write = (name: string, file: string) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, file), name)
  }
  write('dist', 'gone.html')
  write('dist.replaced', 'gone.html')
  write('dist.unfinished', 'index.html')
  replaceFolder(join(folder, 'dist'), join(folder, 'dist.unfinished'))
  expect(readdirSync(folder)).toEqual(['dist'])
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html'])
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('dist.unfinished')
  rmSync(folder, { recursive: true })
})
