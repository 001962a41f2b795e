import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outputFolder } from '../../scripts/outputFolder.mjs'

const read = (file: string) => readFileSync(join(outputFolder, file), 'utf8')
const namesIn = (text: string) => Array.from(text.matchAll(/^-{72}\n\n(.+)$/gm), ([, name]) => name)

it('the site names what visitors get of others, with its license, and nothing of the server', () => {
  const licenses = read('site/licenses.txt')
  expect(namesIn(licenses)).toEqual([
    ...['@fontsource-variable/instrument-sans', '@fontsource/instrument-serif'],
    ...['react', 'react-dom', 'scheduler'],
  ])
  expect(licenses).toContain('License: OFL-1.1\n\nCopyright 2022 The Instrument Serif Project')
  expect(licenses).toContain('\nreact\nLicense: MIT\n\nMIT License\n')
})

it('licenses of what is bundled into the server are beside it', () => {
  const names = namesIn(read('server/licenses.txt'))
  expect(names).toContain('express')
  expect(names).not.toContain('react')
})
