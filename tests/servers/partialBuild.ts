import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readManifest, siteFolder } from '../../contract/target.ts'

/** Pages, an icon, a text: files with and without compression, of both policies. */
const kept = ['/', '/de', '/privacy-policy', '/favicon.ico', '/robots.txt']

/**
 * Writes the build with a manifest of few files and redirects, for what does not depend on how many requests are made:
 * those of the whole contract take seconds.
 * @returns its folder, removed after the file's tests
 */
export function writePartialBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-partial-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const manifest = readManifest()
  const asset = Object.keys(manifest.files).find(path => path.startsWith('/assets/')) ?? ''
  const files = [...kept, asset].flatMap(path => {
    const entry = manifest.files[path]
    return entry ? [[path, entry] as const] : []
  })
  const redirects = Object.fromEntries(Object.entries(manifest.redirects).slice(0, 3))
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, redirects, files: Object.fromEntries(files) }),
  )
  symlinkSync(siteFolder, join(folder, 'site'))
  return folder
}
