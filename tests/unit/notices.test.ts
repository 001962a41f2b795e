import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, describe, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import { writeNotices } from '../../scripts/legal/writeNotices.ts'
import type { Language } from '../../src/languages/languages.ts'
import { dateText } from '../../src/model/dateText.ts'
import type { LegalDocumentName } from '../../src/model/documents.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { type Site, withConfig } from '../../src/model/site.ts'
import { storeText } from '../../src/notices/texts.ts'
import { versionNotices } from '../../src/notices/versionNotices.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { publish } from '../../src/versions/publish.ts'
import { readPublishedText, writePublishedText } from '../../src/versions/publishedText.ts'
import { callOn } from '../sites/callCommand.ts'
import { complaint } from '../sites/complaint.ts'
import { publishedPolicies } from '../sites/publishedPolicies.ts'

const codes = ['en', 'de', 'fr', 'es'] as const

const site = loadSite({ folder: 'tests/sites/finished', today: '2027-01-20' })

interface NextVersion {
  readonly version: string
  readonly effective: string
  /** The section that has a sentence more. */
  readonly section: string
  readonly more?: (language: Language) => { readonly summary?: string; readonly editorial?: string }
}

/** The files of version 2.0 of a document and of one that follows it. */
function twoVersions(document: LegalDocumentName, next: NextVersion) {
  const texts = siteTexts(site).documents.filter(({ name }) => name === document)
  return publish({ site, document, texts, publishedOn: '2024-11-15' }).flatMap(({ file, text }) => {
    const frozen = readPublishedText({ file, text })
    const { version, effective, section, more } = next
    const language = file.slice(-5, -3) as Language // the files of a version are named after them
    const frontMatter = {
      ...{ ...frozen.frontMatter, version, effective, publishedOn: '2027-01-18' },
      lastUpdated: effective,
      ...more?.(language),
    }
    const body = frozen.body
      .replace(new RegExp(`^(## .*\\{#${section}\\}\\n\\n> .*\\n)`, 'm'), '$1\nQuillfeather.\n')
      // What a text states of itself changes with every version, and is no news.
      .replace(/\b2\.0\b/, version)
      .replaceAll(dateText('2025-01-01', language), dateText(effective, language))
    return [
      { file, text },
      {
        file: file.replace('/2.0/', `/${version}/`),
        text: writePublishedText({ frontMatter, body }),
      },
    ]
  })
}

const summaries = {
  en: 'Videos may be longer now.',
  de: 'Videos dürfen jetzt länger sein.',
  fr: 'Les vidéos peuvent désormais être plus longues.',
  es: 'Ahora los vídeos pueden durar más.',
} as const

function withFiles(...files: readonly { readonly file: string; readonly text: string }[]): Site {
  const named = files.map(
    ({ file, text }) => [file.replace(`${site.folder}/versions/`, ''), { file, text }] as const,
  )
  return { ...site, versions: new Map(named) }
}

const announced = withFiles(
  ...publishedPolicies(site),
  ...twoVersions('terms-of-service', {
    ...{ version: '3.1', effective: '2027-04-15', section: 'updates' },
    more: language => ({ summary: summaries[language] }),
  }),
  ...twoVersions('data-processing-agreement', {
    ...{ version: '2.5', effective: '2027-05-31', section: 'processors' },
  }),
)

const to = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(to, { recursive: true, force: true }))

/** What is refused would otherwise be written into the project where a test fails. */
const toFolder = ['--to', to]

const silent = { log: () => undefined, error: () => undefined }
for (const [name, edition] of [
  ['privacy-policy', '3.0'],
  ['terms-of-service', '3.1'],
  ['data-processing-agreement', '2.5'],
  ['processors', '2027-01-15'],
] as const) {
  await writeNotices({ site: announced, name, edition, to, output: silent })
}

const written = (file: string) => readFileSync(join(to, file))

/** With plain spaces: those that do not break are proved apart. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const golden = (name: string) => readFileSync(`tests/unit/notices/${name}.txt`, 'utf8')

/** A mail as its readers see it as plain text. */
function shown({ subject, text = '' }: Email): string {
  return plain(`Subject: ${subject}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`)
}

const notices = [
  ['privacy-policy', 'privacy-policy-3.0'],
  ['terms-of-service', 'terms-of-service-3.1'],
  ['data-processing-agreement', 'data-processing-agreement-2.5'],
  ['processors', 'processors-2027-01-15'],
].flatMap(([name, file]) => codes.map(code => [`${name}.${code}`, `${file}.${code}`] as const))

describe('the notice', () => {
  it.each(notices)(
    '%s says what changes, from when, and what can be done until when',
    async (name, file) => {
      const mail = await PostalMime.parse(written(`${file}.eml`))
      expect(shown(mail)).toBe(golden(name))
      expect(mail.from).toEqual({ name: 'Longhand Studio', address: 'privacy@example.com' })
      expect(mail.date).toBe('2027-01-20T00:00:00.000Z')
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@www\.example\.com>$/)
      expect(mail.headers.find(({ key }) => key === 'content-type')?.value).toMatch(
        /^multipart\/alternative;/,
      )
      expect(mail.attachments).toEqual([])
    },
  )

  it.each(notices)('%s says the same as HTML, which loads nothing', async (name, file) => {
    const { html = '' } = await PostalMime.parse(written(`${file}.eml`))
    const tree = fromHtml(html)
    expect(selectAll('[src], [style], link, style, script, img, base', tree)).toEqual([])
    const words = plain(selectAll('p, li', tree).map(textOf).join(' '))
    const [, ...lines] = golden(name).split('\n').filter(Boolean)
    const missing = lines.map(line => line.replace(/^- /, '')).filter(line => !words.includes(line))
    expect(missing).toEqual([])
    expect(selectAll('a', tree).map(({ properties }) => properties.href)).toEqual(
      lines.filter(line => line.startsWith('https:')),
    )
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${name.slice(-2)}">`))
  })

  it('is a well-formed message: short lines of ASCII that end as RFC 5322 says', () => {
    for (const file of readdirSync(to).filter(name => name.endsWith('.eml'))) {
      const text = written(file).toString('latin1')
      expect(text, file).not.toMatch(/[^\r]\n|[^\r\n\t -~]/)
      expect(Math.max(...text.split('\r\n').map(line => line.length)), file).toBeLessThanOrEqual(78)
    }
  })

  it.each([
    [
      'en',
      'Privacy Policy: a new version takes effect on March 1, 2027.',
      'What changes: Retention (changed), Voice (new), Automated decisions (moved)',
      'https://www.example.com/privacy-policy/3.0',
    ],
    [
      'de',
      'Datenschutzerklärung: Ab dem 1. März 2027 gilt eine neue Version.',
      'Das ändert sich: Speicherdauer (geändert), Stimme (neu), Automatisierte Entscheidungen (verschoben)',
      'https://www.example.com/de/privacy-policy/3.0',
    ],
    [
      'fr',
      'Politique de confidentialité : une nouvelle version entre en vigueur le 1er mars 2027.',
      'Ce qui change : Conservation (modifiée), Voix (nouvelle), Décisions automatisées (déplacée)',
      'https://www.example.com/fr/privacy-policy/3.0',
    ],
    [
      'es',
      'Política de privacidad: una nueva versión entra en vigor el 1 de marzo de 2027.',
      'Qué cambia: Conservación (modificado), Voz (nuevo), Decisiones automatizadas (trasladado)',
      'https://www.example.com/es/privacy-policy/3.0',
    ],
  ])(
    'in %s has a text for stores, the line of a banner and a text for the app',
    (code, banner, changes, address) => {
      const file = (ending: string) =>
        plain(written(`privacy-policy-3.0.${code}.${ending}.txt`).toString())
      expect(file('store')).toBe(`${banner}\n${changes}\n${address}\n`)
      expect(file('banner')).toBe(`${banner}\n`)
      const mail = golden(`privacy-policy.${code}`).split('\n\n')
      const [subject = ''] = mail
      // What a mail has besides: a greeting, and who sends it.
      const body = [subject.replace('Subject: ', ''), ...mail.slice(2, -1)]
      expect(file('app')).toBe(`${body.join('\n\n')}\n`)
    },
  )

  it('keeps together what belongs together', () => {
    expect(written('privacy-policy-3.0.fr.banner.txt').toString()).toContain(
      'confidentialité\u00a0: une nouvelle version entre en vigueur le 1er\u00a0mars 2027',
    )
  })

  it('for stores has as many changes as fit into 500 characters', () => {
    const items = Array.from({ length: 40 }, (_, index) => `Section ${index + 10} (changed)`)
    const [notice] = versionNotices(announced, 'privacy-policy', '3.0').notices
    if (!notice) throw new Error('there is no notice')
    const changes = { heading: 'What changes:', items }
    const text = storeText({ ...notice, changes }, site.messages.en)
    expect([...text].length).toBe(482)
    expect(text).toContain('Section 25 (changed), and 24 more\nhttps://')
  })

  it('of an editorial version says why nothing has to be done, without a period', () => {
    const editorial = withFiles(
      ...twoVersions('terms-of-service', {
        ...{ version: '2.1', effective: '2027-01-21', section: 'updates' },
        more: language => ({ editorial: summaries[language] }),
      }),
    )
    const [notice] = versionNotices(editorial, 'terms-of-service', '2.1').notices
    const texts = notice?.parts.flatMap(part => (part.kind === 'paragraph' ? part.text : []))
    expect(texts?.slice(1)).toEqual([
      'An editorial change, not a material one. Videos may be longer now.',
      'You do not need to do anything.',
      'Questions? Write to privacy@example.com.',
    ])
  })
})

describe('a notice that would come too late', () => {
  it('is refused on the first day too late, with the first possible day', async () => {
    const on = (today: string) =>
      complaint(() => versionNotices({ ...announced, today }, 'privacy-policy', '3.0'))
    expect(on('2027-01-30')).toBe('')
    expect(on('2027-01-31')).toBe(
      'tests/sites/finished/versions/privacy-policy/3.0: version 3.0 takes effect on March 1, 2027: a notice of January 31, 2027 would come 29 days before it; 30 are promised. The first possible day is March 2, 2027. Publish a version that takes effect then, or later.',
    )
    const { code, output } = await callOn(legal)(
      'tests/sites/finished',
      'notice',
      'processors',
      '2027-01-15',
      ...toFolder,
    )
    expect(output).toContain(
      'the first of these processors begins on March 1, 2027: a notice of February 1, 2027 would come 28 days before it; 30 are promised. The first possible day is March 3, 2027.',
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      ['notice', 'privacy', '3.0'],
      'privacy: is nothing to give notice of. Write processors, privacy-policy,',
    ],
    [
      ['notice', 'privacy-policy', '3.0'],
      'was not published. Versions of privacy-policy that were: none.',
    ],
    [['notice', 'processors', '2027-01-16'], 'Days of announcedOn: 2027-01-15.'],
  ])('and so is %j', async (parameters, expected) => {
    const { code, output } = await callOn(legal)('tests/sites/finished', ...parameters, ...toFolder)
    expect(output).toContain(expected)
    expect(code).toBe(1)
  })

  it('and one in which a name or the sender is not known', async () => {
    const changed = (change: (values: Record<string, unknown>) => object) => {
      const values = { ...Object(site.source.value) }
      return withConfig(site, parseConfig({ ...values, ...change(values) }, site.source))
    }
    const nameless = changed(() => ({
      processors: [
        {
          kind: 'other',
          role: { en: 'Mail' },
          data: { en: 'Mail' },
          announcedOn: '2027-01-19',
          since: '2027-05-01',
        },
      ],
    }))
    const call = { name: 'processors', to, output: silent }
    await expect(writeNotices({ ...call, site: nameless, edition: '2027-01-19' })).rejects.toThrow(
      'processors.0.name is not known yet. Supply it first',
    )
    const unknown = changed(() => ({ company: { legalName: 'Longhand' } }))
    await expect(writeNotices({ ...call, site: unknown, edition: '2027-01-15' })).rejects.toThrow(
      'does not say [postal address] yet, which a notice names. Supply it first',
    )
    const unreachable = changed(({ contacts }) => ({
      contacts: { ...Object(contacts), legal: undefined, privacy: undefined },
    }))
    await expect(
      writeNotices({ ...call, site: unreachable, edition: '2027-01-15' }),
    ).rejects.toThrow('does not say [privacy contact], [legal contact] yet')
  })
})
