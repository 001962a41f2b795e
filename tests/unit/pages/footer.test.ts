import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { message } from '../../sites/message.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { withValues } from '../../sites/variants.ts'

const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })

/** The footer of the English landing page, where some fields have other values. */
function footer(values: Parameters<typeof withValues>[1] = {}): string {
  const [landing] = renderSite(withValues(unsupplied, values), ({ path }) => path === '/')
  return landing?.html.replace(/.*<footer/, '') ?? ''
}

it.each([
  ['Longhand Studio Example, Inc.', '© Longhand Studio Example, Inc. All rights reserved.'],
  ['Beispiel GmbH', '© Beispiel GmbH. All rights reserved.'],
])('a single period follows the name %s', (legalName, line) => {
  const html = footer({ company: { ...unsupplied.config.company, legalName } })
  expect(html.replaceAll(/<!-- -->|<[^>]*>/g, '')).toContain(line)
})

it('names each language in its own words, which are marked as such', () => {
  expect(footer()).toContain('<a href="/" hrefLang="en" lang="en" aria-current="true">English</a>')
  expect(footer()).toContain('<a href="/de" hrefLang="de" lang="de">Deutsch</a>')
})

it('profiles elsewhere are links by their names, which the other side can confirm', () => {
  const socialLinks = [
    { name: 'Mastodon', url: 'https://mastodon.example/@longhand' },
    { name: 'PeerTube', url: 'https://video.example/c/longhand' },
  ]
  const label = message('contact.social')
  expect(footer({ socialLinks })).toContain(
    `<nav aria-label="${label}"><h2>${label}</h2><ul><li><a href="https://mastodon.example/@longhand" rel="me">Mastodon</a></li><li><a href="https://video.example/c/longhand" rel="me">PeerTube</a></li></ul></nav>`,
  )
  expect(footer()).not.toContain(label)
})
