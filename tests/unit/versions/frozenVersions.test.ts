import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { message } from '../../sites/message.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { plainText, queriesOf } from '../../sites/tree.ts'
import { indexOf } from '../output/legalIndexOf.ts'

/**
 * `tests/sites/frozen` was published on five days, in English and German, by the first release of this
 * project, and is never written again. It belongs to Longhand Studio: that the site which shows it is
 * another company's, with other facts and texts, must not be seen in it.
 */
let frozen: Site
let folder: string

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/frozen-')
  cpSync('tests/sites/two-languages', folder, { recursive: true })
  cpSync('tests/sites/frozen', folder, { recursive: true })
  frozen = loadSite({ folder, today: '2026-10-20' })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The site as it is built on a day. */
const days = new Map<string, Site>()
function on(today: string): Site {
  const site = days.get(today) ?? { ...frozen, today }
  days.set(today, site)
  return site
}

const stated = {
  'privacy-policy 1.0': {
    publishedOn: '2025-03-03',
    effective: '2025-04-07',
    isMaterial: true,
    sha256: '9bddfffaa91d910e6d9331459fe6e9365675fb69e11b5b8495770a373041e7db',
  },
  'privacy-policy 2.0': {
    publishedOn: '2026-02-10',
    effective: '2026-03-16',
    isMaterial: true,
    sha256: '12c81b303b23b89ba2a51d1c60724e2380f267472539a5ac095ccf5a9248bdbc',
  },
  'privacy-policy 2.1': {
    publishedOn: '2026-10-05',
    effective: '2026-11-09',
    isMaterial: true,
    sha256: '6e0048b110b62a6494e308e9e73505f8cc41e5a18fa04d7b701e58beb46938b6',
  },
  'terms-of-service 4.0': {
    publishedOn: '2025-05-12',
    effective: '2025-06-20',
    isMaterial: true,
    sha256: '2ab13925a41eb2909e191132a9f2980a8912de27b77f7f87e93e490188586919',
  },
  'terms-of-service 4.1': {
    publishedOn: '2026-04-01',
    effective: '2026-04-02',
    isMaterial: false,
    sha256: '0a477a9e15abc66e1851e2686bad03d2eabff19f6cd5ed67d4f2a31cc1c0ae90',
  },
} as const

it.each([
  ['2025-05-11', 'privacy-policy', '1.0', null, []],
  ['2026-02-09', 'privacy-policy', '1.0', null, []],
  ['2026-02-10', 'privacy-policy', '1.0', '2.0', []],
  ['2026-03-15', 'privacy-policy', '1.0', '2.0', []],
  ['2026-03-16', 'privacy-policy', '2.0', null, ['1.0']],
  ['2026-10-20', 'privacy-policy', '2.0', '2.1', ['1.0']],
  ['2026-11-09', 'privacy-policy', '2.1', null, ['1.0', '2.0']],
  ['2025-06-20', 'terms-of-service', '4.0', null, []],
  ['2026-04-01', 'terms-of-service', '4.0', '4.1', []],
  ['2026-10-20', 'terms-of-service', '4.1', null, ['4.0']],
] as const)(
  'on %s, %s %s is in force, and %s is announced',
  (today, document, current, next, earlier) => {
    const entry = (version: string) => ({
      version,
      language: 'de',
      languages: ['en', 'de'],
      ...stated[`${document} ${version}` as keyof typeof stated], // every version of the rows is listed
      address: `https://zwei.example.com/de/${document}/${version}`,
      text: `https://zwei.example.com/de/${document}/${version}.md`,
    })
    expect(indexOf(on(today), '/de/legal.json').documents[document]).toMatchObject({
      inForce: entry(current),
      next: next && entry(next),
      earlier: earlier.map(entry),
    })
  },
)

/** The text of what a page of a day has at a selector. */
function shown(today: string, path: string, selector: string): readonly string[] {
  const [page] = renderSite(on(today), page => page.path === path)
  if (!page) throw new Error(`there is no page ${path} on ${today}`)
  return queriesOf(page.tree)
    .all(selector)
    .map(element => plainText(element))
}

it.each(
  Object.entries({
    '2026-03-15 /privacy-policy #retention': [
      'Support tickets are kept for 3 years.DataPeriodBackupsDeleted within 90 days',
    ],
    '2026-03-16 /privacy-policy #retention': [
      'DataPeriodBackupsDeleted within 30 days',
      'Account data30 days after deletion of the accountSupport tickets are kept for 3 years.',
    ],
    '2026-10-20 /privacy-policy #company': [
      'The controller is Longhand Studio Example, Inc., 1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA.',
      'Telephone: +1 307 555 0100',
    ],
    '2026-10-20 /de/privacy-policy #ai-partners': [
      'Example Still Pictures Synthesis Holdings, Inc.Erzeugt BilderTexteingaben, erzeugte BilderVereinigte StaatenStandardvertragsklauseln15. Oktober 2024',
      'Wir trainieren mit Ihren Prompts und Inhalten keine KI-Modelle',
    ],
    '2026-11-09 /de/privacy-policy #sharing': ['auf dieser Seite nennen, und an niemanden sonst.'],
    '2026-10-20 /de/privacy-policy/2.0 #sharing': ['die wir auf dieser Seite nennen.'],
    '2026-10-20 /de/terms-of-service #acceptance': [
      'Sie können sie hier lesen.',
      'Sie nehmen diese Bedingungen mit einem Konto an.',
    ],
    '2026-10-20 /terms-of-service/4.0 #disputes': [
      'The law that governs: the law of the State of Wyoming.',
    ],
    '2026-10-20 /terms-of-service/4.1/changes main': [
      message('versions.editorial', { reason: 'A sentence was made shorter.' }),
    ],
    '2026-10-20 /de/privacy-policy/1.0 main': [
      'Veröffentlicht 3. März 2025',
      'Gültig ab 7. April 2025',
      'Version 2.0 hat sie am 16. März 2026 abgelöst',
    ],
  }),
)('on %s, what was published is shown', (place, words) => {
  const [today = '', path = '', selector = ''] = place.split(' ')
  const [text = ''] = shown(today, path, selector).map(text => text.replaceAll('\u00A0', ' '))
  for (const word of words) expect(text).toContain(word)
})

it.each([
  [
    '/privacy-policy/2.0',
    ['-90', '+30', `>${message('changes.movedFrom', { section: 'Retention' })}`],
  ],
  ['/de/privacy-policy/2.0', ['-90', '+30', '>verschoben aus: Speicherdauer']],
  ['/privacy-policy/2.1', ['+, and with nobody else']],
  ['/terms-of-service/4.1', ['-and save ', '- at any time']],
] as const)('the changes of %s are those of the words', (path, changes) => {
  const all = (selector: string) => shown('2026-10-20', `${path}/changes`, selector)
  const own = (text: string) => text.replace(/^\S+: | \S+ \S+ \S+ ?$/g, '')
  const marked = [
    ...all('del').map(text => `-${own(text)}`),
    ...all('ins').map(text => `+${own(text)}`),
    ...all('.comparison .tag a').map(text => `>${text}`),
  ]
  expect(marked.toSorted()).toEqual(changes.toSorted())
})
