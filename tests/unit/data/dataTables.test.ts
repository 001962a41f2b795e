import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageOption, localized } from '../../../src/company/languages/index.ts'
import type { Language } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { LegalDocumentName } from '../../../src/company/site/pageRows.ts'
import { appleAnswers, googleAnswers } from '../../../src/company/store/index.ts'
import { renderText, siteTexts } from '../../../src/company/texts/index.ts'
import { complaint } from '../../sites/complaint.ts'
import { message, placeholder, usualProcessors } from '../../sites/message.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'

let folder: string

beforeEach(() => {
  folder = operatorFolder('finished')
  const file = join(folder, 'site.yaml')
  const inFourLanguages = "languages: { site: ['en'], legal: ['en', 'de', 'fr', 'es'] }"
  writeFileSync(file, readFileSync(file, 'utf8').replace(/languages: \{[^}]*\}/, inFourLanguages))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The site with a `data.yaml`; without one, where nothing is given. */
function siteWith(dataYaml?: string) {
  const file = join(folder, 'data.yaml')
  rmSync(file, { force: true })
  if (dataYaml !== undefined) writeFileSync(file, dataYaml)
  return loadSite({ folder, today: '2026-06-01' })
}

/** The lines of a document as Markdown, each cell with one blank around it. */
function linesOf(
  site: ReturnType<typeof siteWith>,
  document: LegalDocumentName,
  language: Language,
): readonly string[] {
  const text = siteTexts(site).documents.find(
    edited => edited.name === document && edited.language === language,
  )
  if (!text) throw new Error(`${document} is not written in ${language}`)
  return renderText(site, text)
    .markdown()
    .replaceAll(/ {2,}/g, ' ')
    .split('\n')
    .filter(line => !line.startsWith('| ---') && !line.startsWith('| -'))
}

/** The lines that only one of two texts has, each once: those of the former one, and those of the present one. */
function differences(former: readonly string[], present: readonly string[]) {
  return {
    gone: [...new Set(former)].filter(line => !present.includes(line)),
    come: [...new Set(present)].filter(line => !former.includes(line)),
  }
}

/** What the English tables call a kind of processor. */
const kindName = (kind: 'ai-chat' | 'ai-image') =>
  placeholder(`processors.name.${kind}`).slice(1, -1)

const voiceRecordings = `voiceRecordings:
  group: content
  words: { en: voice recordings, de: Sprachaufnahmen, fr: enregistrements vocaux, es: grabaciones de voz }
  source: user
  purposes: [generate]
  retention: 7 days
  recipients: [hosting, ai-chat]
  california: audiovisual
  apple: AudioData
  google: AUDIO
`

describe('an item that a company adds', () => {
  it.each([
    ['en', 'Voice recordings', '7 days', 'temporary content, voice recordings'],
    ['de', 'Sprachaufnahmen', '7 Tage', 'temporäre Inhalte, Sprachaufnahmen'],
    ['fr', 'Enregistrements vocaux', '7 jours', 'contenus temporaires, enregistrements vocaux'],
    ['es', 'Grabaciones de voz', '7 días', 'contenidos temporales, grabaciones de voz'],
  ] as const)('is in every table that concerns it, in %s', (language, name, period, listed) => {
    const before = siteWith()
    const after = siteWith(voiceRecordings)
    const policy = differences(
      linesOf(before, 'privacy-policy', language),
      linesOf(after, 'privacy-policy', language),
    )
    expect(policy.come).toHaveLength(4)
    expect(policy.come[0]).toContain(`${listed} |`)
    expect(policy.come[1]).toContain(`, ${listed.split(', ').at(-1)} |`)
    expect(policy.come[2]).toBe(`| ${name} | ${period} |`)
    expect(policy.come[3]).toContain(`${listed} |`)
    expect(policy.gone).toHaveLength(3)
    const agreement = differences(
      linesOf(before, 'data-processing-agreement', language),
      linesOf(after, 'data-processing-agreement', language),
    )
    expect(agreement.come).toHaveLength(3)
    expect(agreement.come[0]).toContain(`${listed} |`)
    expect(agreement.come[1]).toContain(`, ${listed.split(', ').at(-1)} |`)
    expect(agreement.come[2]).toBe(`| ${name} | ${period} |`)
    const terms = differences(
      linesOf(before, 'terms-of-service', language),
      linesOf(after, 'terms-of-service', language),
    )
    expect(terms).toEqual({ gone: [], come: [] })
  })

  it('is disclosed to the kinds of processors that get it', () => {
    const row = linesOf(siteWith(voiceRecordings), 'privacy-policy', 'en').find(line =>
      line.startsWith('| Audio, electronic'),
    )
    expect(row).toContain(kindName('ai-chat'))
    expect(linesOf(siteWith(), 'privacy-policy', 'en').join('\n')).not.toContain(
      `${kindName('ai-image')}, ${kindName('ai-chat')}`,
    )
  })

  it.each([
    ['en', 'app store, login provider, authorities'],
    ['de', 'App Store, Login-Anbieter, Behörden'],
    ['fr', 'boutique d’applications, fournisseur du compte tiers, autorités'],
    ['es', 'tienda de aplicaciones, proveedor del inicio de sesión, autoridades'],
  ] as const)('is disclosed to those who answer for it themselves, in %s', (language, names) => {
    const recipients = 'recipients: [store, login-provider, authority]'
    const disclosed = voiceRecordings.replace('recipients: [hosting, ai-chat]', recipients)
    const lines = linesOf(siteWith(disclosed), 'privacy-policy', language)
    expect(lines.filter(line => line.endsWith(`, ${names} |`))).toHaveLength(1)
  })

  it('is part of what the tables of processors say that its recipients get', () => {
    const rows = linesOf(siteWith(voiceRecordings), 'privacy-policy', 'en').join('\n')
    expect(rows).toContain(`| ${usualProcessors['ai-chat'].data}, voice recordings |`)
    expect(rows).toContain(`| ${usualProcessors['ai-video'].data} |`)
  })

  it.each([
    ['its own', localized(language => `Spoken words (${language})`)],
    [
      'those of this release',
      localized(language => languageOption(language).defaultWords.processors['ai-chat'].data),
    ],
  ])('leaves the words as they are that the company wrote for a processor: %s', (_, words) => {
    const file = join(folder, 'site.yaml')
    const kind = '  - kind: ai-chat\n'
    const written = `${kind}    data: ${JSON.stringify(words)}\n`
    writeFileSync(file, readFileSync(file, 'utf8').replace(kind, written))
    const site = siteWith(voiceRecordings)
    for (const language of ['en', 'de', 'fr', 'es'] as const) {
      const rows = linesOf(site, 'privacy-policy', language).join('\n')
      expect(rows).toContain(`| ${words[language]} |`)
    }
  })

  it('says where it comes from, where that is not where its group comes from', () => {
    const fromDevice = voiceRecordings.replace('source: user', 'source: device')
    const items = `voice recordings (${message('data.source.device')})`
    expect(linesOf(siteWith(fromDevice), 'privacy-policy', 'en')).toContain(
      message('data.otherSources', { items }),
    )
    const ofPayment = voiceRecordings.replace('group: content', 'group: payment')
    for (const item of [voiceRecordings, ofPayment.replace('source: user', 'source: store')]) {
      expect(linesOf(siteWith(item), 'privacy-policy', 'en').join('\n')).not.toContain(
        message('data.otherSources', { items: 'voice recordings' }).split('voice')[0],
      )
    }
  })

  it('is kept as long as another item that it names', () => {
    const likePrompts = voiceRecordings.replace('7 days', 'prompts')
    expect(linesOf(siteWith(likePrompts), 'privacy-policy', 'en')).toContain(
      '| Voice recordings | For as long as the video, image or chat answer made from them is kept |',
    )
  })
})

/** What Apple and Google are told of audio. */
function answersOnAudio(dataYaml: string) {
  const site = siteWith(dataYaml)
  const audio = 'PSL_DATA_USAGE_RESPONSES:PSL_AUDIO:'
  const google = googleAnswers(site, site.dataItems)
    .filter(({ question }) => question.startsWith(audio))
    .map(({ question, response, value }) => `${question.slice(audio.length)} ${response} ${value}`)
  return { apple: appleAnswers(site.dataItems).filter(({ type }) => type === 'AudioData'), google }
}

describe('stores are told of an item that a company adds', () => {
  it('that it is linked, required and stored, unless the company says otherwise', () => {
    const { apple, google } = answersOnAudio(voiceRecordings)
    expect(apple).toMatchObject([{ isLinked: true }])
    expect(google).toContain('DATA_USAGE_USER_CONTROL PSL_DATA_USAGE_USER_CONTROL_REQUIRED true')
    expect(google).toContain('PSL_DATA_USAGE_EPHEMERAL  false')
  })

  it.each([
    ['linked: false', false, 'REQUIRED', 'false'],
    ['required: false', true, 'OPTIONAL', 'false'],
    ['ephemeral: true', true, 'REQUIRED', 'true'],
  ])('what the company says with %s', (field, isLinked, control, isEphemeral) => {
    const { apple, google } = answersOnAudio(`${voiceRecordings}  ${field}\n`)
    expect(apple).toMatchObject([{ isLinked }])
    expect(google).toContain(`DATA_USAGE_USER_CONTROL PSL_DATA_USAGE_USER_CONTROL_${control} true`)
    expect(google).toContain(`PSL_DATA_USAGE_EPHEMERAL  ${isEphemeral}`)
  })
})

describe('an item that a company changes', () => {
  it('keeps what the company does not write', () => {
    const changed = siteWith('name: { linked: false, retention: 7 days }\n')
    const [name] = changed.dataItems.filter(({ key }) => key === 'name')
    const [before] = siteWith().dataItems.filter(({ key }) => key === 'name')
    const period = { amount: 7, unit: 'day' }
    expect(name).toEqual({ ...before, isLinked: false, retention: { period } })
  })
})

describe('an item that a company drops', () => {
  it.each(['en', 'de', 'fr', 'es'] as const)(
    'is named nowhere, with the sentences about it, in %s',
    language => {
      const socialLogin = /social login|social sign|inicio de sesión social|compte tiers/i
      const before = siteWith()
      const after = siteWith('socialLogin: none\n')
      for (const document of [
        'privacy-policy',
        'data-processing-agreement',
        'terms-of-service',
      ] as const) {
        expect(linesOf(before, document, language).join('\n')).toMatch(socialLogin)
        expect(linesOf(after, document, language).join('\n')).not.toMatch(socialLogin)
      }
    },
  )

  it('takes its row along, and leaves a row that named it to the others', () => {
    const after = linesOf(siteWith('crashReports: none\n'), 'privacy-policy', 'en')
    expect(after).toContain('| Network information and performance data | 12 months |')
    expect(linesOf(siteWith('usage: none\n'), 'privacy-policy', 'en').join('\n')).not.toContain(
      '| Individual usage data |',
    )
  })
})

describe('a file that cannot be right is refused by its line', () => {
  const refusals: readonly (readonly [dataYaml: string, message: string])[] = [
    [
      voiceRecordings.replace(/ {2}purposes.*\n/, ''),
      'data.yaml:1: voiceRecordings: has no purposes. A new item has all of group, words, source, purposes, retention, recipients, california, apple, google; write none where one of the last does not apply',
    ],
    [
      voiceRecordings.replace('[generate]', '[]'),
      'data.yaml:5: voiceRecordings.purposes: is empty. Nothing may be processed without a purpose (Article 5(1)(b) GDPR): write some of account, generate, organize, subscribe, support, verifyAge, secure, analyze, notify, comply',
    ],
    [
      voiceRecordings.replace('[generate]', '[generation]'),
      'data.yaml:5: voiceRecordings.purposes: "generation" is not a choice. Did you mean generate? Write one of account, generate, organize, subscribe, support, verifyAge, secure, analyze, notify, comply',
    ],
    [
      voiceRecordings.replace('7 days', 'a week'),
      'data.yaml:6: voiceRecordings.retention: "a week" is not a period. Write one like 12 months, a figure like retention.accountData, or the item that it is kept as long as',
    ],
    [
      voiceRecordings.replace('7 days', 'promts'),
      'data.yaml:6: voiceRecordings.retention: "promts" is neither a period nor an item that is collected. Did you mean prompts? Write a period like 12 months, a figure like retention.accountData, or an item that has a period',
    ],
    [
      voiceRecordings.replace('ai-chat]', 'speech]'),
      'data.yaml:7: voiceRecordings.recipients: "speech" is not a choice. Write one of ai-chat, ai-video, ai-image, hosting, app-store, analytics, mail, support-desk, login, age-check, web-host, other, store, login-provider, authority',
    ],
    [
      voiceRecordings.replace('ai-chat]', 'analytics]'),
      'data.yaml:7: voiceRecordings.recipients: nobody of the kind analytics is among the processors of ',
    ],
    [
      'voiceRecordings: none\n',
      'data.yaml:1: voiceRecordings: is not among the items that could be dropped. These are name, email,',
    ],
    [
      'promts: none\n',
      'data.yaml:1: promts: is not among the items that could be dropped. Did you mean prompts?',
    ],
    [
      'usage: { retenton: 12 months }\n',
      'data.yaml:1: usage.retenton: is not a field of an item. Did you mean retention?',
    ],
    [
      'usage: often\n',
      'data.yaml:1: usage: has no fields. Write each with its value: group, words,',
    ],
  ]

  it.each(refusals)('%j', (dataYaml, message) => {
    expect(complaint(() => siteWith(dataYaml))).toContain(message)
  })
})
