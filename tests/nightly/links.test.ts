import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linkStatus } from './linkStatus.ts'

const texts = readdirSync('src/company/languages', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.md'))
  .map(name => readFileSync(`src/company/languages/${name}`, 'utf8'))
const links = Array.from(texts.join('\n').matchAll(/\]\((https:[^)\s]+)\)/g), ([, link]) => link)

it.concurrent.each([...new Set(links)])('%s, to which a text leads, is there', async link => {
  const status = await linkStatus(String(link))
  // Some refuse whoever is no browser, which says that they know the page.
  expect(status === 403 || status < 400, `it answers ${status}`).toBe(true)
})
