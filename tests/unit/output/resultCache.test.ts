import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutputCache } from '../../../src/build/output/resultCache.ts'

let folder = ''
let made = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
  made = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a build gets: each shares the folder with the builds before, and nothing else. */
async function build(recipe: string, content: string): Promise<string> {
  const cache = openOutputCache(folder)
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

it('keeps the newest where there are too many', async () => {
  const yesterday = new Date(Date.now() - 86_400_000)
  await build('brotli', 'oldest')
  for (const entry of entries()) await utimes(entry, yesterday, yesterday)
  await build('brotli', 'newer')
  await build('brotli', 'newest')
  openOutputCache(folder, 2)
  expect(entries()).toHaveLength(2)
  for (const content of ['newest', 'newer', 'oldest']) await build('brotli', content)
  expect(made).toBe(4)
})

it('is done without where its folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const cache = openOutputCache(join(folder, 'file/below'))
  const result = await cache('brotli', 'page', async () => Buffer.from('made'))
  expect(result.toString()).toBe('made')
})
