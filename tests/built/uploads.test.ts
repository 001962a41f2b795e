import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outputFolder } from '../../scripts/outputFolder.mjs'
import { siteFolder } from '../buildUnderTest.ts'

/** The files below a folder, by their path from there. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()
}

describe.each(['cloudflare', 'netlify'])('the upload folder for %s', host => {
  const folder = join(outputFolder, 'hosts', host)
  const files = filesBelow(folder)

  it('holds the site and the host’s rules, and nothing that only a server needs', () => {
    const site = filesBelow(siteFolder).filter(file => !/\.(?:br|gz)$/.test(file))
    expect(files).toEqual([...site, '_headers', '_redirects'].toSorted())
    expect(files).toEqual(expect.arrayContaining(['index.html', '404.html', 'de/404.html']))
  })

  it('holds the same bytes', () => {
    const page = 'privacy-policy.html'
    const original = readFileSync(join(siteFolder, page))
    expect(readFileSync(join(folder, page)).equals(original)).toBe(true)
  })
})
