import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { writeNotices } from '../../../scripts/legal/notice.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { dateText } from '../../../src/company/site/days.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { LegalDocumentName } from '../../../src/company/site/pageRows.ts'
import { type Site, withConfig } from '../../../src/company/site/site.ts'
import {
  freeze,
  processorNotices,
  readFrozen,
  versionNotices,
  writeFrozen,
} from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'
import { message, placeholder } from '../../sites/message.ts'
import { publishedPolicies } from '../../sites/publishedPolicies.ts'
import type { Shipped } from '../../sites/shipped.ts'

const codes = ['en', 'de', 'fr', 'es'] as const

const site = loadSite({ folder: 'tests/sites/finished', today: '2027-01-20' })

interface NextVersion {
  readonly version: string
  readonly effective: string
  /** The section that has a sentence more. */
  readonly section: string
  readonly more?: (language: Shipped) => { readonly summary?: string; readonly editorial?: string }
}

/** The files of version 1.0 of a document and of one that follows it. */
function twoVersions(document: LegalDocumentName, next: NextVersion) {
  return freeze(site, document, '2024-11-15').flatMap(({ file, text }) => {
    const { version, effective, section, more } = next
    const language = file.slice(-5, -3) as Shipped // the files of a version are named after them
    const frozen = readFrozen({ file, text }, language)
    const head = {
      ...frozen.head,
      version,
      effective,
      publishedOn: '2027-01-18',
      ...more?.(language),
    }
    const body = frozen.body
      .replace(new RegExp(`^(## .*\\{#${section}\\}\\n\\n> .*\\n)`, 'm'), '$1\nQuillfeather.\n')
      // What a text states of itself changes with every version, and is no news.
      .replace(/\b1\.0\b/, version)
      .replaceAll(dateText('2025-01-01', language), dateText(effective, language))
      .replaceAll(dateText('2024-11-15', language), dateText('2027-01-18', language))
    return [
      { file, text },
      {
        file: file.replace('/1.0/', `/${version}/`),
        text: writeFrozen(head, body),
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
    version: '3.1',
    effective: '2027-04-15',
    section: 'updates',
    more: language => ({ summary: summaries[language] }),
  }),
  ...twoVersions('data-processing-agreement', {
    version: '2.5',
    effective: '2027-05-31',
    section: 'processors',
  }),
)

const to = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(to, { recursive: true, force: true }))

/** What is refused would otherwise be written into the project where a test fails. */
const toFolder = ['--to', to]

const call = {
  options: { 'built-in': false, default: false, former: false, to },
  environment: {},
  output: { log: () => undefined, error: () => undefined },
}

/** What there is to tell, and from which day on. */
const notices = [
  ['privacy-policy', '3.0', '2027-03-01'],
  ['terms-of-service', '3.1', '2027-04-15'],
  ['data-processing-agreement', '2.5', '2027-05-31'],
  ['processors', '2027-01-15', '2027-03-01'],
] as const

describe('the notice', () => {
  // The golden texts hold what notices say.
  it.each(notices)(
    'of %s %s is written in every language, with its day and the addresses it leads to',
    (name, edition, first) => {
      writeNotices({ ...call, site: announced, names: [name, edition] })
      for (const code of codes) {
        const text = readFileSync(join(to, `${name}-${edition}.${code}.txt`), 'utf8').replaceAll(
          /[\u00a0\u202f]/g,
          ' ',
        )
        const prefix = code === 'en' ? '' : `/${code}`
        for (const part of [dateText(first, code), `https://www.example.com${prefix}`]) {
          expect(text).toContain(part)
        }
      }
    },
  )

  it('of processors names those that end as well', () => {
    const processors = announced.config.processors.map((processor, index) =>
      index === 3 ? { ...processor, until: '2027-03-01' } : processor,
    )
    const swapped = withConfig(announced, { ...announced.config, processors })
    const [english] = processorNotices(swapped, '2027-01-15').texts
    expect(english?.text).toContain(
      `\n\n${message('mail.processors.ending')}\n- Example App Distribution International Limited (`,
    )
  })

  it('keeps together what belongs together', () => {
    const text = versionNotices(announced, 'privacy-policy', '3.0').texts[2]?.text
    expect(text).toMatch(/^Politique de confidentialité\u00a0: .* 1er\u00a0mars 2027\n\nBonjour,\n/)
  })

  it('of an editorial version says why nothing has to be done, without a period', () => {
    const editorial = withFiles(
      ...twoVersions('terms-of-service', {
        version: '2.1',
        effective: '2027-01-21',
        section: 'updates',
        more: language => ({ editorial: summaries[language] }),
      }),
    )
    const [english] = versionNotices(editorial, 'terms-of-service', '2.1').texts
    const paragraphs = english?.text.split('\n\n') ?? []
    expect(paragraphs[3]).toBe(
      message('versions.editorial', { reason: 'Videos may be longer now.' }),
    )
    expect(paragraphs.slice(-3, -1)).toEqual([
      message('mail.nothing'),
      message('mail.questions', { contact: 'legal@example.com' }),
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
    expect(on('2027-05-28')).toContain('a notice of May 28, 2027 would come 88 days after it;')
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

  it('and one in which a name or the sender is not known', () => {
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
    const announcedOn = (day: string) => ({ ...call, names: ['processors', day] })
    expect(() => writeNotices({ ...announcedOn('2027-01-19'), site: nameless })).toThrow(
      'processors.0.name is not known yet. Supply it first',
    )
    const unknown = changed(() => ({ company: { legalName: 'Longhand' } }))
    expect(() => writeNotices({ ...announcedOn('2027-01-15'), site: unknown })).toThrow(
      `does not say ${placeholder('company.postalAddress')} yet, which a notice names. Supply it first`,
    )
    const unreachable = changed(({ contact }) => ({
      contact: { ...Object(contact), legal: undefined, privacy: undefined },
    }))
    expect(() => writeNotices({ ...announcedOn('2027-01-15'), site: unreachable })).toThrow(
      `does not say ${placeholder('contact.privacy')}, ${placeholder('contact.legal')} yet`,
    )
  })
})
