import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutputCache } from '../../../src/output/resultCache.ts'

let folder = ''
let made = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
  made = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a build gets: each shares the folder with the builds before, and nothing else. */
async function build(recipe: string, content: string): Promise<string> {
  const cache = await openOutputCache(folder)
  const result = await cache(recipe, content, async () => {
    made += 1
    return Buffer.from(`${recipe} of ${content}`)
  })
  return result.toString()
}

const entries = () => readdirSync(folder).map(name => join(folder, name))

it('makes a result once for all builds', async () => {
  expect(await build('brotli', 'page')).toBe('brotli of page')
  expect(await build('brotli', 'page')).toBe('brotli of page')
  expect(made).toBe(1)
  expect(entries()).toHaveLength(1)
})

it('makes another one for other content or another recipe', async () => {
  await build('brotli', 'page')
  expect(await build('brotli', 'other page')).toBe('brotli of other page')
  expect(await build('gzip', 'page')).toBe('gzip of page')
  expect(made).toBe(3)
})

it('keeps what was used last when the folder is full', async () => {
  const cache = await openOutputCache(folder, 2)
  const make = async () => Buffer.from('made')
  const yesterday = new Date(Date.now() - 86_400_000)
  await cache('brotli', 'old', make)
  await cache('brotli', 'old, but used again', make)
  for (const entry of entries()) await utimes(entry, yesterday, yesterday)

  const next = await openOutputCache(folder, 2)
  await next('brotli', 'old, but used again', make)
  await next('brotli', 'new', make)
  const last = await openOutputCache(folder, 2)
  expect(entries()).toHaveLength(2)
  const again = async () => Buffer.from('made again')
  expect(await last('brotli', 'old, but used again', again)).toEqual(Buffer.from('made'))
  expect(await last('brotli', 'new', again)).toEqual(Buffer.from('made'))
})

it('is done without where its folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const cache = await openOutputCache(join(folder, 'file/below'))
  const result = await cache('brotli', 'page', async () => Buffer.from('made'))
  expect(result.toString()).toBe('made')
})
