import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'

const built = readManifest()
const read = (path: string) => readFileSync(join(siteFolder, path))
it.each([
  ['the loader', /<script type="module" async src="(\S+)" integrity="sha256-([^"]+)">/],
  [
    'React, inert until it is asked for',
    /<template><script type="module" src="(\S+)" integrity="sha256-([^"]+)"><\/script><\/template>/,
  ],
])('pages name %s with its hash, without which browsers refuse it', (_, element) => {
  expect(Object.fromEntries(built.headers)['Integrity-Policy']).toBe(
    'blocked-destinations=(script)',
  )
  for (const page of ['index.html', 'privacy-policy.html', '404.html']) {
    const [, path = '', expected] = element.exec(read(page).toString()) ?? []
    expect(createHash('sha256').update(read(path)).digest('base64')).toBe(expected)
  }
})
