import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadSite } from '../../src/company/site/loadSite.ts'
import { defaultText } from './defaultText.ts'
import { publishedPolicies } from './publishedPolicies.ts'

/** A copy of a fixture as a company's folder, to edit. */
export function operatorFolder(fixture: 'finished' | 'unsupplied'): string {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  cpSync(`tests/sites/${fixture}`, folder, { recursive: true })
  offer(folder, "{ site: ['en', 'de'], legal: ['en', 'de'] }")
  return folder
}

/** Changes the folder's site.yaml. */
function edit(folder: string, from: string | RegExp, to: string): void {
  const file = join(folder, 'site.yaml')
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${from} is not in ${file}`)
  writeFileSync(file, changed)
}

/** Chooses the languages of the folder; acts on something else need no more than two. */
function offer(folder: string, languages: string): void {
  edit(folder, /languages: \{[^}]*\}/, `languages: ${languages}`)
}

/** Writes a file of the folder. */
export function write(folder: string, name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Copies a default text into the company's folder, changed. */
export function ownText(folder: string, name: string, change: (text: string) => string): void {
  write(folder, `texts/${name}`, change(defaultText(name)))
}

const long = (words: number) => Array.from({ length: words }, () => 'Ausgesprochen').join(' ')

/** Something a company does: in words, on which fixture, and how. */
type Act = readonly [string, 'finished' | 'unsupplied', (folder: string) => void]

/** What operators do; what does not hide one another, on one folder. */
export const acts: readonly Act[] = [
  [
    'offers two legal languages, sells the other plans under the Terms with 14 sections, with a new processor',
    'unsupplied',
    folder => {
      offer(folder, "{ site: ['en', 'de'], legal: ['en', 'es'] }")
      edit(folder, 'plans: free-pro-enterprise', 'plans: starter-pro')
      edit(folder, 'terms: nineteen-sections', 'terms: fourteen-sections')
      edit(
        folder,
        'processors:',
        'processors:\n  - { kind: other, name: Example Mail GmbH, role: { en: Sends mail }, data: { en: Addresses }, since: 2026-12-24, announcedOn: 2026-11-01 }',
      )
    },
  ],
  [
    'publishes versions of the policy',
    'finished',
    folder => {
      const site = loadSite({ folder, today: '2027-02-01' })
      for (const { file, text } of publishedPolicies({ ...site, folder: '' }))
        write(folder, file, text)
    },
  ],
  [
    'edits a document in every language, writes own copy for the hero and fills in the imprint',
    'unsupplied',
    folder => {
      for (const code of ['en', 'de', 'fr', 'es']) {
        ownText(folder, `${code}/terms-of-service.md`, text =>
          text
            .replace(/^version: .*$/m, 'version: "2.1"')
            .replaceAll(/^effective: .*$/gm, 'effective: "2027-01-10"'),
        )
      }
      const hero = 'hero.title: Type it. *Watch* it.\nhero.subtitle: Our own words.\n'
      write(folder, 'texts/en/landing.yaml', hero)
      const imprint = "{ representedBy: ['Ada Example'], vatId: 'DE123456789' }"
      edit(folder, 'imprint: unknown', `imprint: ${imprint}`)
    },
  ],
  [
    'offers one language, takes the Terms with 19 sections, and pages and reviews away',
    'finished',
    folder => {
      offer(folder, "{ site: ['en'], legal: ['en'] }")
      edit(folder, 'terms: fourteen-sections', 'terms: nineteen-sections')
      edit(folder, /testimonials:\n(?:[ -].*\n)*/, '')
      edit(folder, /digitalServices:\n(?: .*\n)*/, 'digitalServices: unknown\n')
      edit(folder, /reporting:\n(?: .*\n)*/, 'reporting: unknown\n')
    },
  ],
  [
    'has long values everywhere, and the landing page in a language without documents',
    'finished',
    folder => {
      offer(folder, "{ site: ['en', 'fr'], legal: ['en', 'de'] }")
      edit(folder, 'Longhand Studio Example, Inc.', `${long(12)} GmbH & Co. KG`)
      edit(folder, /postalAddress: .*/, `postalAddress: ${long(20)}`)
      edit(folder, /comment:\n {6}en: .*/, `comment:\n      en: ${long(60)}`)
    },
  ],
  [
    'leaves out everything that can be left out',
    'unsupplied',
    folder =>
      writeFileSync(
        join(folder, 'site.yaml'),
        '{ origin: https://www.example.org, brand: Minimal, languages: { site: [en], legal: [en] } }\n',
      ),
  ],
]
