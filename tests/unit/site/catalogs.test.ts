import { afterEach, expect, it } from 'vitest'
import { languageOption } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { complaint } from '../../sites/complaint.ts'

const { messages, defaultWords } = languageOption('de')
const groups = [messages, defaultWords.labels, defaultWords.processors.hosting]
const kept = groups.map(group => ({ ...group }))

// The texts of the project are shared by every test of this file.
afterEach(() => {
  for (const [index, group] of groups.entries()) Object.assign(group, kept[index])
})

/** What a build says once a key of the German texts has another text, or none. */
function complaintWith(group: object, key: string, text?: string): string {
  if (text === undefined) Reflect.deleteProperty(group, key)
  else Reflect.set(group, key, text)
  return complaint(() => loadSite({ folder: 'tests/sites/one-language', today: '2026-06-01' }))
}

it.each<[what: string, group: object, key: string, text: string | undefined, message: string]>([
  [
    'a text of the interface that is missing',
    messages,
    'hero.subtitle',
    undefined,
    'src/company/languages/de/messages.json: "hero.subtitle" is missing, and a page would show its key. Translate “',
  ],
  [
    'one that lost the value it is filled with',
    messages,
    'mail.subject',
    'Neue Fassung ab {{date}}',
    'src/company/languages/de/messages.json: "mail.subject" lacks {{document}}. Write it where its value belongs.',
  ],
  [
    'one with a value that nothing fills',
    messages,
    'navbar.menu',
    'Menü {{brand}}',
    'src/company/languages/de/messages.json: "navbar.menu" has {{brand}}, which nothing fills',
  ],
  [
    'a label of what the company has not supplied',
    defaultWords.labels,
    'company.legalName',
    undefined,
    'src/company/languages/de/labels.json: "labels › company.legalName" is missing',
  ],
])('a build refuses a language with %s, by file and key', (_, group, key, text, message) => {
  expect(complaintWith(group, key, text)).toContain(message)
})

it('languages that are whole are read', () => {
  const site = loadSite({ folder: 'tests/sites/one-language', today: '2026-06-01' })
  expect(site.messages.de['navbar.menu']).toBe('Menü')
})
