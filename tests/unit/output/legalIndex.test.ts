import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { frozenTexts } from '../../../src/build/output/discovery/legalIndex.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { type Site, type TextFile, withConfig } from '../../../src/company/site/site.ts'
import {
  joinedRecords,
  lostVersions,
  publishedIn,
  readFrozen,
  recordToKeep,
  writeFrozen,
} from '../../../src/company/versions/index.ts'
import { message } from '../../sites/message.ts'
import { withVersions } from '../../sites/variants.ts'
import { publishedPolicy } from '../versions/publishedPolicy.ts'
import { finishedOn, indexOf, policyOn } from './legalIndexOf.ts'

const before = publishedIn(indexOf(finishedOn('2027-02-01')))

/** The same site with one of its versions alone. */
const left = withVersions(
  finishedOn('2027-02-01'),
  ...[...finishedOn('2027-02-01').versions].filter(([name]) => name.includes('/2.0/')),
)

it('the index of an earlier build misses the versions that are gone since', () => {
  expect(Object.keys(before)).toEqual([
    'privacy-policy/1.9',
    'privacy-policy/2.0',
    'privacy-policy/3.0',
  ])
  expect(lostVersions(finishedOn('2027-04-01'), before)).toEqual([])
  expect(recordToKeep(finishedOn('2027-04-01'), before)).toEqual({})
  const lost = lostVersions(left, before)
  expect(lost.map(({ name }) => name)).toEqual(['privacy-policy/1.9', 'privacy-policy/3.0'])
  expect(lost[0]).toMatchObject({
    file: 'tests/sites/finished/versions/privacy-policy/1.9',
    message:
      'is gone: the last build showed it as published. Restore its folder, its line in tests/sites/finished/published.yaml and its file below tests/sites/finished/facts from git',
  })
})

it('what is gone is kept for the next build, whose own index names it no more', () => {
  const kept = recordToKeep(left, before)
  const next = publishedIn(indexOf(left))
  expect(Object.keys(next)).toEqual(['privacy-policy/2.0'])
  const lost = lostVersions(left, joinedRecords([next, kept]))
  expect(lost.map(({ name }) => name)).toEqual(['privacy-policy/1.9', 'privacy-policy/3.0'])
})

it('the index of an earlier build shows that a text is another one, in each language', () => {
  const site = finishedOn('2027-02-01')
  const rewritten = withVersions(
    site,
    ...Array.from(site.versions, ([name, file]): [string, TextFile] => {
      if (name !== 'privacy-policy/2.0/de.md') return [name, file]
      const { head, body } = readFrozen(file, 'de')
      return [name, { ...file, text: writeFrozen(head, `${body}\n\nMehr.`) }]
    }),
  )
  const record = joinedRecords([before, publishedIn(indexOf(site, '/de/legal.json'))])
  const expected = {
    name: 'privacy-policy/2.0',
    file: 'tests/sites/finished/versions/privacy-policy/2.0/de.md',
    message:
      'is not the text that the last build showed as published. Restore it from git; changes are published as a new version',
  }
  expect(lostVersions(rewritten, record)).toEqual([expected])
  // The build that was made of it does not make it true.
  const kept = recordToKeep(rewritten, record)
  const next = publishedIn(indexOf(rewritten, '/de/legal.json'))
  expect(lostVersions(rewritten, joinedRecords([next, kept]))).toEqual([expected])
})

describe('what an app is told of the documents', () => {
  const site = finishedOn('2027-02-01')
  const policy = indexOf(site, '/de/legal.json').documents['privacy-policy']

  it('names the version in force, the next one and those before, at their addresses', () => {
    const address = 'https://www.example.com/de/privacy-policy'
    expect(policy).toMatchObject({ title: 'Datenschutzerklärung', address })
    expect(policy).toMatchObject({ history: `${address}/versions`, appView: address })
    const languages = ['en', 'de', 'fr', 'es']
    const stated = {
      summary: null,
      language: 'de',
      languages,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    }
    expect(policy.earlier).toEqual([
      {
        version: '1.9',
        publishedOn: '2024-05-02',
        effective: '2024-06-03',
        ...stated,
        isMaterial: true,
        address: `${address}/1.9`,
        text: `${address}/1.9.md`,
        changes: null,
      },
    ])
    expect(policy.inForce).toEqual({
      version: '2.0',
      publishedOn: '2024-11-15',
      effective: '2025-01-01',
      ...stated,
      isMaterial: false,
      address: `${address}/2.0`,
      text: `${address}/2.0.md`,
      changes: `${address}/2.0/changes`,
    })
    expect(policy.next).toEqual({
      version: '3.0',
      publishedOn: '2027-01-15',
      effective: '2027-03-01',
      ...stated,
      isMaterial: true,
      address: `${address}/3.0`,
      text: `${address}/3.0.md`,
      changes: `${address}/3.0/changes`,
    })
  })

  it('has the hash of the file as it was published, in the language asked for', () => {
    const file = site.versions.get('privacy-policy/3.0/de.md')?.text ?? ''
    expect(policy.next.sha256).toBe(createHash('sha256').update(file).digest('hex'))
    expect(new Map(frozenTexts(site)).get('/de/privacy-policy/3.0.md')).toBe(file)
  })

  it('keeps what is not yet published to itself', () => {
    expect(policyOn('2027-01-14').next).toBeNull()
    const served = frozenTexts(finishedOn('2027-01-14')).map(([path]) => path)
    expect(served).toContain('/privacy-policy/2.0.md')
    expect(served).not.toContain('/privacy-policy/3.0.md')
  })

  it('gives the English text, and says so, where a version was published in English alone', () => {
    const alone = withVersions(site, publishedPolicy('2.1', '2026-03-01', '2026-05-01'))
    const { inForce } = indexOf(alone, '/fr/legal.json').documents['privacy-policy']
    expect(inForce).toMatchObject({
      version: '2.1',
      language: 'en',
      languages: ['en'],
      address: 'https://www.example.com/privacy-policy/2.1',
      text: 'https://www.example.com/privacy-policy/2.1.md',
    })
  })
})

describe('what an app asks before it sends anything to an AI provider', () => {
  const paths = ['/legal.json', '/de/legal.json', '/fr/legal.json', '/es/legal.json'] as const
  const site = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })
  const askedIn = (asking: Site, path: string) => indexOf(asking, path).aiPermission
  const hashesOf = (asking: Site) => new Set(paths.map(path => askedIn(asking, path).sha256))

  it('are the words in each language, with who receives what, what for and where', () => {
    expect(paths.map(path => askedIn(site, path).question)).toEqual([
      message('aiPermission.question', { brand: 'Longhand Studio' }),
      'Darf Longhand Studio an KI-Anbieter senden, was Sie schreiben?',
      'Autorisez-vous Longhand Studio à envoyer ce que vous écrivez à des fournisseurs d’IA\u202F?',
      '¿Permite que Longhand Studio envíe lo que usted escribe a proveedores de IA?',
    ])
    expect(askedIn(site, '/de/legal.json')).toMatchObject({
      explanation:
        'Um Videos, Bilder und Chatantworten zu erzeugen, sendet die App, was Sie schreiben, an die hier genannten Unternehmen. Bevor Sie es erlauben, wird nichts gesendet.',
      withdrawal: expect.stringMatching(/^Sie können Ihre Erlaubnis in der App jederzeit/),
      allow: 'Erlauben',
      decline: 'Nicht erlauben',
      policy: 'https://www.example.com/de/privacy-policy#ai-partners',
    })
    expect(askedIn(site, '/de/legal.json').providers[0]).toEqual({
      name: 'Example Conversational Intelligence Services, Inc.',
      purpose: 'Erzeugt Chattexte',
      data: 'Chatnachrichten, Texteingaben',
      retention: null,
      place: 'Vereinigte Staaten',
    })
  })

  it('has one hash in every language, which a further provider changes, and a later day does not', () => {
    const [hash] = hashesOf(site)
    expect(hashesOf(site).size).toBe(1)
    expect(hash).toMatch(/^[\da-f]{64}$/)
    const later = loadSite({ folder: 'tests/sites/finished', today: '2027-02-20' })
    expect([...hashesOf(later)]).toEqual([hash])

    const [first] = site.config.processors
    if (!first) throw new Error('The finished site lists no processors.')
    const added = { ...first, name: 'Another Model Company' }
    const more = withConfig(site, {
      ...site.config,
      processors: [...site.config.processors, added],
    })
    expect(hashesOf(more).size).toBe(1)
    expect(hashesOf(more)).not.toContain(hash)
    for (const path of paths) {
      const names = askedIn(more, path).providers.map(({ name }: { name: string }) => name)
      expect(names).toContain('Another Model Company')
    }
    const [, ...others] = site.config.processors
    const kept = { ...first, retention: { amount: 30, unit: 'day' } as const }
    const withPeriod = withConfig(site, { ...site.config, processors: [kept, ...others] })
    expect(askedIn(withPeriod, '/de/legal.json').providers[0].retention).toBe('30\u00A0Tage')
    expect(hashesOf(withPeriod)).not.toContain(hash)
    const coming = withConfig(site, {
      ...site.config,
      processors: [...site.config.processors, { ...added, since: '2027-03-01' }],
    })
    expect([...hashesOf(coming)]).toEqual([hash])
  })

  it('is nothing while nobody knows who the providers are', () => {
    const [first, ...others] = site.config.processors
    if (!first) throw new Error('The finished site lists no processors.')
    const { name: _, ...unnamed } = first
    const processors = [unnamed, ...others]
    expect(askedIn(withConfig(site, { ...site.config, processors }), '/legal.json')).toBeNull()
  })
})
