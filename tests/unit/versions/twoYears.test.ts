import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { review } from '../../../src/company/launch/review.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { legalDocuments } from '../../../src/company/site/pageRows.ts'
import { callOn } from '../../sites/callCommand.ts'
import {
  contradictions,
  type Fact,
  isOfToday,
  type PageText,
  textsOfPages,
} from '../../sites/contradictions.ts'
import { message } from '../../sites/message.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'
import { renderSite } from '../../sites/renderSite.ts'

/** A company that is led through two years: its figures differ from each other, and its days do, too. */
const folder = operatorFolder('finished')
const siteYaml = join(folder, 'site.yaml')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function edit(from: string | RegExp, to: string): void {
  const text = readFileSync(siteYaml, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${from} is not in site.yaml`)
  writeFileSync(siteYaml, changed)
}

edit(/languages: \{[^}]*\}/, "languages: { site: ['en'], legal: ['en'] }")
edit(', terms: fourteen-sections', '')
edit('postalAddress: 1200 Example Avenue, Suite 300,', 'postalAddress: 12 Example Road,')
edit('    announcedOn: 2027-01-15\n    since: 2027-03-01\n', '    since: 2024-11-01\n')
appendFileSync(
  siteYaml,
  `figures:
  retention.backups: 71 days
  retention.accountRecovery: 22 days
  age.us: 14 years
plans:
  - { name: Sketch, price: { USD: 11, EUR: 12 }, features: [{ videos: 7 }] }
`,
)

/** What pages say over the two years. */
const facts: readonly Fact[] = [
  { name: 'a period', values: [/\b71 days/, /\b64 days/] },
  { name: 'an age', values: [/\b14 in the (US|United States)/, /\b15 in the (US|United States)/] },
  { name: 'a price', values: [/\$11/, /\$13/] },
  { name: 'the name of a plan', values: [/\bSketch\b/, /\bStoryboard\b/] },
  { name: 'a promise', values: [/\baround the clock\b|\b24\/7\b/] },
  { name: 'a market', values: [/United Kingdom/] },
  {
    name: 'the law',
    values: [/law .{1,16} Wyoming/, /law .{1,16} Delaware/],
  },
  {
    name: 'a processor',
    values: [/Example Cloud Hosting Europe/, /Example Second Cloud/],
    toldOn: ['/sub-processors', '/legal'],
  },
  { name: 'an address', values: [/12 Example Road/, /77 Example Street/], isShownAtOnce: true },
  { name: 'a contact', values: [/privacy@example/, /data@example/], isShownAtOnce: true },
]

type Document = (typeof legalDocuments)[number]

/** Writes the head of the next version of some documents. */
async function draft(day: string, documents: readonly Document[], head: string): Promise<void> {
  for (const document of documents) {
    const file = join(folder, `texts/en/${document}.md`)
    if (!existsSync(file)) await callOn(legal, { SITE_DATE: day })(folder, 'edit', document)
    const text = readFileSync(file, 'utf8')
    const kept = text.replaceAll(/^(?:version|effective|nextReview|summary|editorial): .*\n/gm, '')
    // Of the documents, only the agreement states when it is reviewed.
    const review = document === 'data-processing-agreement' ? 'nextReview: 2040-01-01\n' : ''
    writeFileSync(file, kept.replace('---\n', `---\n${head}\n${review}`))
  }
}

/** Publishes a version of some documents; gives what the command says. */
async function publish(
  day: string,
  documents: readonly Document[],
  version: string,
  effective: string,
  reason: string,
  ...options: readonly string[]
): Promise<string> {
  await draft(day, documents, `version: "${version}"\neffective: ${effective}\n${reason}`)
  const command = callOn(legal, { SITE_DATE: day })
  const { code, output } = await command(folder, 'publish', ...documents, ...options)
  return code === 0 ? 'published' : output
}

const all = legalDocuments
const tables = ['privacy-policy', 'data-processing-agreement'] as const

/** What the company does on a day, before that day's build. */
const acts: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
  '2027-01-10': () => callOn(legal, { SITE_DATE: '2027-01-10' })(folder, 'publish'),
  '2027-02-01': () => edit('retention.backups: 71 days', 'retention.backups: 64 days'),
  '2027-02-15': async () => {
    const alone = await publish(
      '2027-02-15',
      ['privacy-policy'],
      '2.0',
      '2027-04-01',
      'summary: "a"',
    )
    expect(alone).toContain(
      'figures.retention.backups changes in privacy-policy on 2027-04-01, and terms-of-service 1.0, data-processing-agreement 1.0 would still state its former value. Publish a version of each for one day: npm run legal -- publish privacy-policy terms-of-service data-processing-agreement.',
    )
    const version = [
      '2.0',
      '2027-04-01',
      'summary: "Backups are kept for a shorter time."',
    ] as const
    expect(await publish('2027-02-15', all, ...version)).toBe('published')
  },
  '2027-03-01': () => {
    edit(
      '  - kind: hosting\n',
      `  - kind: hosting
    name: Example Second Cloud
    role: { en: Hosts the service from summer on }
    place: [DE]
    transferBasis: none
    announcedOn: 2027-03-01
    since: 2027-06-01
  - kind: hosting
    until: 2027-06-01
`,
    )
  },
  '2027-04-10': async () => {
    const version = ['3.0', '2027-06-01', 'summary: "Another company hosts the service."'] as const
    expect(await publish('2027-04-10', tables, ...version)).toBe('published')
  },
  '2027-06-20': () => {
    edit(
      'name: Sketch, price: { USD: 11, EUR: 12 }',
      'name: Storyboard, price: { USD: 13, EUR: 14 }',
    )
  },
  '2027-07-01': async () => {
    const version = [
      '3.0',
      '2027-08-05',
      'summary: "The plan has another name and price."',
    ] as const
    expect(await publish('2027-07-01', ['terms-of-service'], ...version)).toBe('published')
  },
  '2027-09-01': () => {
    edit('12 Example Road, Cheyenne', '77 Example Street, Cheyenne')
    edit("privacy: 'privacy@example.com'", "privacy: 'data@example.com'")
  },
  '2027-09-03': async () => {
    const version = ['3.1', '2027-09-03', 'editorial: "We have moved."'] as const
    expect(await publish('2027-09-03', all, ...version)).toBe('published')
  },
  '2027-10-01': () => {
    edit('markets: [ US, DE, AT, FR, ES ]', 'markets: [ US, DE, AT, FR, ES, GB ]')
    edit('age.us: 14 years', 'age.us: 15 years')
  },
  '2027-10-10': async () => {
    const version = [
      '4.0',
      '2027-11-15',
      'summary: "The app is offered in one more country."',
    ] as const
    expect(await publish('2027-10-10', all, ...version)).toBe('published')
  },
  '2027-12-01': () => {
    edit('support.availability: yes', 'support.availability: no')
    edit('us: Wyoming', 'us: Delaware')
  },
  '2027-12-05': async () => {
    const still = [
      '5.0',
      '2038-02-01',
      'summary: "The app is offered in one more country."',
    ] as const
    expect(await publish('2027-12-05', all, ...still)).toContain(
      'version 5.0 would take effect on February 1, 2038, 3711 days from now. Correct the year; where that day is meant, say it once more: npm run legal -- publish privacy-policy --effective 2038-02-01.',
    )
    const confirmed = ['--effective', '2038-02-01'] as const
    expect(await publish('2027-12-05', all, ...still, ...confirmed)).toContain(
      'summary is still that of version 4.0.',
    )
    const wrong = ['5.0', '2038-02-01', 'summary: "Support answers on weekdays."'] as const
    expect(await publish('2027-12-05', all, ...wrong, ...confirmed)).toBe('published')
  },
  '2027-12-10': async () => {
    const right = ['5.1', '2028-02-01', 'summary: "Support answers on weekdays."'] as const
    expect(await publish('2027-12-10', all, ...right)).toContain(
      'version 5.1 takes effect on 2028-02-01, not after version 5.0 (2038-02-01), which has yet to take effect. Write a later day; or withdraw that version with this one: npm run legal -- publish privacy-policy --withdraws 5.0.',
    )
    expect(await publish('2027-12-10', all, ...right, '--withdraws', '5.0')).toBe('published')
  },
  '2028-03-01': () => {
    edit('markets: [ US, DE, AT, FR, ES, GB ]', 'markets: [ US, DE, AT, FR, ES ]')
  },
  '2028-03-05': async () => {
    const version = [
      '6.0',
      '2028-04-10',
      'summary: "The app is no longer offered in one country."',
    ] as const
    expect(await publish('2028-03-05', all, ...version)).toBe('published')
  },
  // A processor that begins although no version of the documents names it.
  '2028-05-01': () => {
    edit(
      '  - kind: hosting\n    name: Example Second Cloud',
      `  - kind: hosting
    name: Example Cloud Hosting Europe
    role: { en: Hosts the service once more }
    place: [DE]
    transferBasis: none
    announcedOn: 2028-05-01
    since: 2028-06-15
  - kind: hosting
    name: Example Second Cloud`,
    )
  },
}

/** The English pages of a day. */
function textsOf(today: string) {
  const site = loadSite({ folder, today })
  return textsOfPages(renderSite(site, page => page.language === 'en' && isOfToday(page)))
}

/** What the launch check says of the documents and the processors on a day. */
function findingsOf(today: string): readonly string[] {
  const found = review({ site: loadSite({ folder, today }) }).open.map(({ id }) => id)
  return found.filter(id => /^(?:version|processor:version|facts|link)/.test(id))
}

/** What pages say on each day: of a period, an age, a price, a plan, a promise, a market, the law. */
const said: readonly (readonly [day: string, values: string])[] = [
  ['2027-01-10', '71 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-02-01', '71 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-02-15', '71 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-03-01', '71 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-03-31', '71 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-04-01', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-04-10', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-05-31', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-06-01', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-06-20', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-07-01', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-08-04', '64 days, 14, $11, Sketch, 24/7, –, Wyoming'],
  ['2027-08-05', '64 days, 14, $13, Storyboard, 24/7, –, Wyoming'],
  ['2027-09-01', '64 days, 14, $13, Storyboard, 24/7, –, Wyoming'],
  ['2027-09-03', '64 days, 14, $13, Storyboard, 24/7, –, Wyoming'],
  ['2027-10-01', '64 days, 14, $13, Storyboard, 24/7, –, Wyoming'],
  ['2027-10-10', '64 days, 14, $13, Storyboard, 24/7, –, Wyoming'],
  ['2027-11-15', '64 days, 15, $13, Storyboard, 24/7, United Kingdom, Wyoming'],
  ['2027-12-01', '64 days, 15, $13, Storyboard, 24/7, United Kingdom, Wyoming'],
  ['2027-12-05', '64 days, 15, $13, Storyboard, 24/7, United Kingdom, Wyoming'],
  ['2027-12-10', '64 days, 15, $13, Storyboard, 24/7, United Kingdom, Wyoming'],
  ['2028-01-31', '64 days, 15, $13, Storyboard, 24/7, United Kingdom, Wyoming'],
  ['2028-02-01', '64 days, 15, $13, Storyboard, –, United Kingdom, Delaware'],
  ['2028-03-01', '64 days, 15, $13, Storyboard, –, United Kingdom, Delaware'],
  ['2028-03-05', '64 days, 15, $13, Storyboard, –, United Kingdom, Delaware'],
  ['2028-04-10', '64 days, 15, $13, Storyboard, –, –, Delaware'],
  ['2028-05-01', '64 days, 15, $13, Storyboard, –, –, Delaware'],
  ['2028-06-15', '64 days, 15, $13, Storyboard, –, –, Delaware'],
]

/** Facts that documents and other pages say alike on every day, in the order of the table. */
const tabled: readonly (readonly [words: string, value: RegExp])[][] = [
  [
    ['71 days', /\b71 days/],
    ['64 days', /\b64 days/],
  ],
  [
    ['14', /\b14 in the (?:US|United States)/],
    ['15', /\b15 in the (?:US|United States)/],
  ],
  [
    ['$11', /\$11/],
    ['$13', /\$13/],
  ],
  [
    ['Sketch', /\bSketch\b/],
    ['Storyboard', /\bStoryboard\b/],
  ],
  [['24/7', /\baround the clock\b|\b24\/7\b/]],
  [['United Kingdom', /United Kingdom/]],
  [
    ['Wyoming', /law .{1,16} Wyoming/],
    ['Delaware', /law .{1,16} Delaware/],
  ],
]

const editedEverywhere = [
  'version:edited.privacy-policy',
  'version:edited.terms-of-service',
  'version:edited.data-processing-agreement',
]

/** What the check reports on days on which `site.yaml` says something that no version does yet. */
const reported: Readonly<Record<string, readonly string[]>> = {
  '2027-01-10': [],
  '2027-02-01': editedEverywhere,
  '2027-02-15': [],
  '2027-03-01': [
    'processor:version.hosting.example-second-cloud.since.privacy-policy',
    'processor:version.hosting.example-second-cloud.since.data-processing-agreement',
    'processor:version.hosting.example-cloud-hosting-europe-societe-a-responsabilite-limitee.until.privacy-policy',
    'processor:version.hosting.example-cloud-hosting-europe-societe-a-responsabilite-limitee.until.data-processing-agreement',
  ],
  '2027-04-10': [],
  // The new address is on other pages at once.
  '2027-09-01': editedEverywhere,
  '2027-09-03': [],
  '2028-06-15': [
    'processor:version.hosting.example-cloud-hosting-europe.since.privacy-policy',
    'processor:version.hosting.example-cloud-hosting-europe.since.data-processing-agreement',
    'version:edited.privacy-policy',
    'version:edited.data-processing-agreement',
  ],
}

describe('a company that is led through two years', () => {
  let last: readonly PageText[] = []

  it('says one thing on every page of a day, and the check names what no version says yet', async () => {
    for (const [day, values] of said) {
      await acts[day]?.()
      const texts = textsOf(day)
      const found = tabled.map(
        fact =>
          fact
            .flatMap(([words, value]) => (texts.some(({ text }) => value.test(text)) ? words : []))
            .join(' and ') || '–',
      )
      expect(found.join(', '), day).toBe(values)
      expect(contradictions(texts, facts), day).toEqual([])
      if (reported[day]) expect(findingsOf(day), day).toEqual(reported[day])
      last = texts
    }
  })

  it('says of a processor whom no document in force names that they do not, and this comes first', () => {
    const register = last.find(({ path }) => path === '/sub-processors')?.text
    expect(register).toContain(
      message('processors.unnamed', { names: 'Example Cloud Hosting Europe' }),
    )
    const [first] = review({ site: loadSite({ folder, today: '2028-06-15' }) }).open
    expect(first?.message).toBe(
      'The processor "hosting.example-cloud-hosting-europe" began on June 15, 2028: /sub-processors says so, privacy-policy 6.0 does not',
    )
  })

  it.each([
    ['a period', '/your-rights', '64 days', '71 days'],
    ['an age', '/', '15 in the US', '14 in the US'],
    ['a price', '/', '$13', '$11'],
    ['the name of a plan', '/', 'Storyboard', 'Sketch'],
    ['a promise', '/', 'Storyboard', 'Storyboard around the clock'],
    ['a market', '/', 'Storyboard', 'Storyboard United Kingdom'],
    ['the law', '/imprint', 'Delaware', 'law of Wyoming'],
    ['a processor', '/ai', 'Example Still', 'Example Cloud Hosting Europe'],
    ['an address', '/imprint', '77 Example Street', '12 Example Road'],
    ['a contact', '/privacy-policy', 'data@example', 'privacy@example'],
  ])('a difference of %s that is planted on %s is found', (name, path, from, to) => {
    const planted = last.map(page => {
      if (page.path !== path) return page
      const text = page.text.replace(from, to)
      return { ...page, text: text === page.text ? `${text} ${to}` : text }
    })
    expect(contradictions(planted, facts).map(fault => fault.replace(/:.*/, ''))).toEqual([name])
  })
})

it('what the default texts say twice stays, and is all that a site with default figures and plans contradicts', () => {
  const site = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })
  const texts = textsOfPages(renderSite(site, page => page.language === 'en' && isOfToday(page)))
  const matters: readonly Fact[] = [
    { name: 'how fast support answers', values: [/3 to 5 business days/, /24 to 48 hours/] },
    { name: 'how long crash reports are kept', values: [/12 months/, /13 months/] },
    { name: 'the best plan', values: [/\bEnterprise\b/, /\bPremium\b(?! templates)/] },
  ]
  expect(contradictions(texts, matters)).toEqual([
    'how fast support answers: 3 to 5 business days, 24 to 48 hours ()',
    'the best plan: \\bEnterprise\\b, \\bPremium\\b(?! templates) (/: \\bEnterprise\\b)',
  ])
})
