import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'

/** Bytes on the wire of the assets that a pattern names. */
function bytesOf(pattern: RegExp): number {
  const variants = Object.entries(readManifest().files)
    .filter(([path]) => pattern.test(path))
    .map(
      ([
        ,
        {
          variants: { identity, br = identity },
        },
      ]) => br.file,
    )
  expect(variants.length).toBeGreaterThan(0)
  return variants.reduce((sum, file) => sum + statSync(join(siteFolder, file)).size, 0)
}

it.each([
  ['JavaScript before the first interaction', /\/loader\./, 600],
  ['JavaScript after it', /\/hydrate\./, 64_000],
  ['fonts in English', /\/fonts\/.*(?:-normal-en|-italic)\./, 40_000],
  ['fonts in German', /\/fonts\/.*(?:-normal-de|-italic)\./, 40_000],
  ['fonts in French', /\/fonts\/.*(?:-normal-fr|-italic)\./, 40_000],
  ['fonts in Spanish', /\/fonts\/.*(?:-normal-es|-italic)\./, 40_000],
])('%s: %s has at most %i bytes on the wire', (_, pattern, limit) => {
  expect(bytesOf(pattern)).toBeLessThanOrEqual(limit)
})
