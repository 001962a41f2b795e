import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { legal } from '../../scripts/commands/legal.ts'
import {
  confirmationsOf,
  confirmedProjectTexts,
  statedTexts,
} from '../../scripts/legal/confirmed.ts'
import { placeOf } from '../../scripts/legal/showStatus.ts'
import { translationStates } from '../../src/texts/confirmation/blockStates.ts'
import { blockHash } from '../../src/texts/confirmation/textBlocks.ts'
import { callOn } from '../sites/callCommand.ts'
import { operatorFolder, ownText } from '../sites/operatorActs.ts'

const call = callOn(legal)
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function operator(): string {
  const folder = operatorFolder('finished')
  folders.push(folder)
  return folder
}

/** The agreement takes effect on 2025-01-01. */
const early = ['--published', '2024-12-01']

const agreement = 'documents/data-processing-agreement'

/** Every how manieth block is changed at a time, so that those around each stay as they are. */
const ROUNDS = 5

describe('the project’s own texts', () => {
  const confirmed = confirmedProjectTexts()

  it('are confirmed, each block in each language: npm run legal -- confirm all --built-in --by "Name"', () => {
    const open = statedTexts(confirmed).flatMap(text =>
      text.blocks
        .filter(({ state }) => state !== 'confirmed')
        .map(block => `${block.state}: ${placeOf(text, block)}`),
    )
    const remedy =
      'Read what `npm run legal -- status --built-in` lists, then say so: npm run legal -- confirm all --built-in --by "Name"'
    expect(open, remedy).toEqual([])
  })

  it('an English block that changes makes exactly its own translations stale, whichever it is', () => {
    const former = confirmed.own.en.texts
    let blocks = 0
    for (const { name, english, translations } of confirmed.texts) {
      expect(translations.map(({ language }) => language)).toEqual(['de', 'fr', 'es'])
      for (let round = 0; round < ROUNDS; round += 1) {
        const isChanged = (index: number) => index % ROUNDS === round
        const changed = english.blocks.map((block, index) =>
          isChanged(index) ? { ...block, text: `${block.text} Not so.` } : block,
        )
        const indices = [...changed.keys()].filter(isChanged)
        for (const { language, blocks: own } of translations) {
          const known = confirmationsOf(confirmed, name, language)
          const open = translationStates(changed, own, known, former).filter(
            ({ state }) => state !== 'confirmed',
          )
          expect(open, `${name} in ${language}`).toEqual(
            indices.map(index => ({
              state: 'stale',
              english: changed[index],
              englishBefore: expect.any(String),
              own: own[index],
            })),
          )
        }
        blocks += indices.length
      }
    }
    expect(blocks).toBeGreaterThan(1000)
  })
})

describe('an operator who changes English', () => {
  const folder = operator()
  const english = 'The website is informational only. Its pages'

  it('is told which translation is stale, with the English before and after', async () => {
    ownText(folder, `${agreement}.en.md`, text =>
      text.replace(english, 'The site informs. Its pages'),
    )
    const { code, output } = await call(folder, 'status')
    expect(code).toBe(0)
    expect(output).toMatch(/^stale: .*data-processing-agreement\.de\.md:\d+, scope, paragraph$/m)
    expect(output).toContain('  English before: The website is informational only. Its pages')
    expect(output).toContain('  English now:    The site informs. Its pages')
    expect(output).toContain('  translation:    Die Website dient nur der Information')
    expect(output).toMatch(/^unread: .*data-processing-agreement\.en\.md:\d+, scope, paragraph$/m)
    expect(output).toContain('1 unread, 1 stale, 0 missing, 0 extra.')
  })

  it('cannot publish until somebody says that the translation holds', async () => {
    const refused = await call(folder, 'publish', 'data-processing-agreement', ...early)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('is stale: “The site informs. Its pages')
    expect(refused.output).toContain('confirm data-processing-agreement de --by "Name"')

    const by = ['--by', 'Ada Example']
    const confirmed = await call(folder, 'confirm', 'data-processing-agreement', 'de', ...by)
    expect(confirmed.output).toContain('Ada Example confirms 1 block.')
    const file = JSON.parse(readFileSync(join(folder, 'texts/confirmed/de.json'), 'utf8'))
    expect(file.readers).toEqual([{ by: 'Ada Example', on: '2027-02-01' }])

    const { output } = await call(folder, 'status')
    expect(output).toContain('1 unread, 0 stale, 0 missing, 0 extra.')
    const { code } = await call(folder, 'publish', 'data-processing-agreement', ...early)
    expect(code).toBe(0)
  })

  it('has to name who confirms', async () => {
    const { code, output } = await call(folder, 'confirm', 'all')
    expect(code).toBe(2)
    expect(output).toContain('--by has to name who says that the text is right.')
  })
})

it('a “not” that is dropped in one language is listed as unread, with the English', async () => {
  const folder = operator()
  ownText(folder, `${agreement}.de.md`, text =>
    text.replace('trainieren wir keine KI-Modelle', 'trainieren wir KI-Modelle'),
  )
  const { output } = await call(folder, 'status')
  expect(output).toMatch(/^unread: .*\.de\.md:\d+, purposes-and-legal-basis, paragraph$/m)
  expect(output).toContain('We do not train AI models with this data.')
  expect(output).toContain('1 unread, 0 stale, 0 missing, 0 extra.')
})

it('a paragraph that is missing in one language is not published', async () => {
  const folder = operator()
  ownText(folder, `${agreement}.de.md`, text =>
    text.replace(/\n[^\n]*dient nur der Information[^\n]*\n/, ''),
  )
  const { output, code } = await call(folder, 'publish', 'data-processing-agreement', ...early)
  expect(code).toBe(1)
  expect(output).toContain('is missing: “The website is informational only.')
  expect((await call(folder, 'status')).output).toContain('0 unread, 0 stale, 1 missing, 0 extra.')
})

const block = (text: string, section = 'scope') =>
  ({ section, kind: 'paragraph', text, range: undefined }) as const

it('a section that only the English has is missing from the translation; one that only the translation has is extra', () => {
  const both = block('Aa.')
  const [lost, added] = [block('Bb.', 'fees'), block('Cc.', 'gebuehren')]
  const states = translationStates([both, lost], [both, added], [], new Map())
  expect(states.map(({ state, english, own }) => [state, english, own])).toEqual([
    ['stale', both, both],
    ['missing', lost, undefined],
    ['extra', undefined, added],
  ])
})

it('two translations that have changed places are stale, each beside the English it was made from', () => {
  const [english, own] = [
    ['We keep it.', 'We erase it.'],
    ['Bleibt.', 'Wird gelöscht.'],
  ]
  const confirmed = english.map((text, index) => ({
    ...{ by: 'Ada Example', on: '2027-02-01' },
    ...{ english: blockHash(text), own: blockHash(own[index] ?? '') },
  }))
  const states = translationStates(
    english.map(text => block(text)),
    own.toReversed().map(text => block(text)),
    confirmed,
    new Map(english.map(text => [blockHash(text), text])),
  )
  expect(states.map(({ state, englishBefore }) => [state, englishBefore])).toEqual([
    ['stale', 'We erase it.'],
    ['stale', 'We keep it.'],
  ])
})

it('the landing page’s copy, questions, rights and optional pages are followed as well', async () => {
  const folder = operator()
  mkdirSync(join(folder, 'texts'), { recursive: true })
  writeFileSync(join(folder, 'texts/landing.en.yaml'), 'hero.subtitle: Our own words.\n')
  ownText(folder, 'questions/en.md', text =>
    text.replace('## What can I make?', '## What is it for?'),
  )
  ownText(folder, 'rights/en.md', text => text.replace('Your data is erased', 'We erase your data'))
  ownText(folder, 'statutory/report.en.md', text =>
    text.replace('call the police first', 'phone the police first'),
  )
  const { output } = await call(folder, 'status')
  for (const place of [
    'landing.de.yaml, hero.subtitle, copy',
    /questions\/de\.md:\d+, 1, heading/,
    /rights\/de\.md:\d+, erasure, paragraph/,
    /statutory\/report\.de\.md:\d+, introduction, paragraph/,
  ]) {
    expect(output).toMatch(place)
  }
  expect(output).toContain('4 unread, 4 stale, 0 missing, 0 extra.')
})
