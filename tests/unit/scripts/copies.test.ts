import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import legal from '../../../scripts/legal/legal.ts'
import { changedDefaultsMessage } from '../../../src/company/launch/index.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { callOn } from '../../sites/callCommand.ts'
import { message } from '../../sites/message.ts'
import { operatorFolder, ownText } from '../../sites/operatorActs.ts'

let folder: string
let lastBuild: string

beforeEach(() => {
  folder = operatorFolder('finished')
  lastBuild = mkdtempSync(join(tmpdir(), 'build-'))
})

afterEach(() => {
  for (const made of [folder, lastBuild]) rmSync(made, { recursive: true, force: true })
})

const onLastBuild = () => ({ SITE_LAST_BUILD: lastBuild })
const call = (...parameters: string[]) => callOn(legal, onLastBuild())(folder, ...parameters)
const shown = (name: string) => relative('.', join(folder, 'texts', name))
const own = (name: string) => readFileSync(join(folder, 'texts', name), 'utf8')
const builtWith = (name: string) => loadSite({ folder, today: '2027-02-01' }).defaultTexts.get(name)

/** Changes a copy, and refuses to leave it as it is. */
function change(name: string, from: string | RegExp, to: string): void {
  const changed = own(name).replace(from, to)
  if (changed === own(name)) throw new Error(`${from} is not in ${name}`)
  writeFileSync(join(folder, 'texts', name), changed)
}

/** Keeps default texts in the last build, each as a change makes it from that of today. */
function keepInLastBuild(
  changes: Readonly<Record<string, readonly [from: string | RegExp, to: string]>>,
) {
  const texts = Object.entries(changes).map(([name, [from, to]]) => {
    const today = builtWith(name)?.text ?? ''
    const former = today.replace(from, to)
    if (former === today) throw new Error(`${from} is not in ${name}`)
    return [name, former]
  })
  mkdirSync(lastBuild, { recursive: true })
  const kept = { texts: Object.fromEntries(texts), former: {} }
  writeFileSync(join(lastBuild, 'default-texts.json'), JSON.stringify(kept))
  writeFileSync(join(lastBuild, 'manifest.json'), '{"files":{}}')
}

async function findings(prefix: string) {
  const { output } = await callOn(launchCheck, onLastBuild())(folder, '--json')
  const { lists, notes } = JSON.parse(output) as {
    readonly lists: readonly { readonly tasks: readonly Task[] }[]
    readonly notes: readonly Task[]
  }
  return [...lists.flatMap(({ tasks }) => tasks), ...notes]
    .flatMap(({ points }) => points)
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, text, changes = [] }) => [name, text, ...changes])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other))
}

interface Task {
  readonly points: readonly { name: string; text: string; changes?: readonly string[] }[]
}

const title = message('hero.title')

/** The title as an earlier default text had it. */
const formerTitle = `Formerly ${title}`

/** An earlier default text of the policy, with another first word in a section, and of the first answer. */
const formerWords = {
  'en/privacy-policy.md': [/(\{#data-collected\}\n\n> )\S+/, '$1Formerly'],
  'en/questions.md': [/(\?\n\n)\S+/, '$1Formerly'],
} as const

/** What a comparison says of the policy: that word alone has changed. */
const changedWord = /> \[-Formerly-\]\{\+\S+\+\} \w/

const inStep = 'Every translation is that of its English text.'

describe('a copy of a default text', () => {
  it('is read as the default is, and nothing is behind', async () => {
    for (const name of ['privacy-policy', 'imprint', 'questions', 'landing']) {
      expect((await call('edit', name)).code).toBe(0)
    }
    const site = loadSite({ folder, today: '2027-02-01' })
    const before = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })
    expect(siteTexts(site).questions.en).toEqual(siteTexts(before).questions.en)
    expect(site.messages.de).toEqual(before.messages.de)
    expect((await call('status')).output).toBe(inStep)
    expect(await findings('copy:')).toEqual([])
  })

  it('says so, section by section, where the default has changed since, until that is confirmed', async () => {
    keepInLastBuild({ ...formerWords, 'en/landing.yaml': [title, formerTitle] })
    for (const name of ['privacy-policy', 'questions', 'landing']) {
      await call('edit', name, '--former')
    }
    const { output } = await call('status')
    expect(output).toMatch(/^\nen, landing, hero\.title \(\S+en\/landing\.yaml:\d+\)\n/m)
    expect(output).toContain('  Default text, with what has changed since:\n')
    expect(output).toMatch(changedWord)
    expect(await findings('copy:behind')).toEqual([
      [
        'copy:behind:landing.en',
        'The default text of landing has changed since you copied it: hero.title',
        expect.stringContaining('[-Formerly'),
      ],
      [
        'copy:behind:privacy-policy.en',
        'The default text of privacy-policy has changed since you copied it: data-collected',
        expect.stringMatching(changedWord),
      ],
      [
        'copy:behind:questions.en',
        'The default text of questions has changed since you copied it: 1',
        expect.stringMatching(/^1: /),
      ],
    ])
    const confirmed = await call('confirm', 'landing', 'en', '--default')
    expect(confirmed.output).toContain(
      `\nhero.title\n  Default text:\n    ${title}\n  Yours:\n    ${formerTitle}\n\nWrote `,
    )
    expect(own('en/landing.yaml')).toContain(`\nhero.title: ${formerTitle}\n`)
    await call('confirm', 'privacy-policy', 'en', 'data-collected', '--default')
    await call('confirm', 'questions', 'en', '--default')
    expect(await findings('copy:behind')).toEqual([])
    expect((await call('confirm', 'questions', 'en', '--default')).output).toBe(
      `${shown('en/questions.md')} is a copy of today’s default text already.`,
    )
  })

  it('is behind where the default has a new section, or has one no more, and the copy does', async () => {
    await call('edit', 'your-rights')
    change('en/your-rights.md', / counting=\w+/, ' gone=12345678')
    change('en/your-rights.md', /$/, '\n## Gone {#gone}\n\nAway.\n')
    change('de/your-rights.md', /$/, '\n## Gone {#gone}\n\nAway.\n')
    expect(await findings('copy:behind')).toEqual([
      [
        'copy:behind:your-rights.en',
        'The default text of your-rights has changed since you copied it: counting, gone',
      ],
    ])
    await call('confirm', 'your-rights', 'en', 'counting', '--default')
    expect(await findings('copy:behind')).toEqual([
      [
        'copy:behind:your-rights.en',
        'The default text of your-rights has changed since you copied it: gone',
      ],
    ])
    await call('confirm', 'your-rights', 'en', '--default')
    expect(await findings('copy:behind')).toEqual([])
  })

  it('that an earlier release wrote claims nothing, and can note the default text of today', async () => {
    ownText(folder, 'en/imprint.md', text => `${text}\n`)
    expect((await call('status')).output).toBe(inStep)
    expect(await findings('copy:')).toEqual([
      [
        'copy:silent:imprint.en',
        'Your copy of imprint does not say which default text it was made from',
      ],
    ])
    expect((await call('confirm', 'imprint', 'en', '--default')).code).toBe(0)
    expect(own('en/imprint.md')).toMatch(/^# copies: introduction=\w{8} provider=\w{8} /m)
    expect(await findings('copy:')).toEqual([])
  })

  it('is refused by name where there is none', async () => {
    const { code, output } = await call('confirm', 'imprint', 'en', '--default')
    expect(output).toContain(
      'imprint en: is not a text of yours in place of a default text. Yours are none, in none.',
    )
    expect(code).toBe(1)
  })
})

it('a build names the default texts that have changed, and how the former wording is kept', () => {
  const sections = { ids: ['1'], before: new Map(), now: new Map() }
  expect(changedDefaultsMessage([])).toBeUndefined()
  expect(
    changedDefaultsMessage([
      { name: 'questions', language: 'en', ...sections },
      { name: 'questions', language: 'de', ...sections },
      { name: 'imprint', language: 'en', ...sections },
    ]),
  ).toBe(
    'Default texts that this site shows as they are have changed since its last build: questions (en, de), imprint (en). npm run legal -- edit <text> --former puts the former wording into your folder.',
  )
})

describe('a default text that a live site shows as it is', () => {
  const changes = {
    ...formerWords,
    'en/landing.yaml': [title, formerTitle],
    'en/your-rights.md': ['{#access}', '{#access}\n\nOnce.'],
  } as const

  it('is named where it has changed since the last build, unless it is the company’s', async () => {
    keepInLastBuild(changes)
    expect(await findings('default:changed')).toEqual([])
    await call('publish')
    await call('edit', 'your-rights')
    expect(await findings('default:changed')).toEqual([
      [
        'default:changed:landing.en',
        'The default text of landing has changed since the last build: hero.title',
        expect.stringContaining('[-Formerly'),
      ],
      [
        'default:changed:questions.en',
        'The default text of questions has changed since the last build: 1',
        expect.stringMatching(/^1: /),
      ],
    ])
  })

  it('can be kept: one command copies the former wording into the company’s folder', async () => {
    keepInLastBuild(changes)
    await call('publish')
    expect((await call('edit', 'landing', '--former')).code).toBe(0)
    const { messages } = loadSite({ folder, today: '2027-02-01' })
    expect(messages.en['hero.title']).toBe(formerTitle)
    expect(await findings('default:changed:landing')).toEqual([])
    const { code, output } = await call('edit', 'imprint', '--former')
    expect(output).toContain('keeps no other wording of imprint than today’s. Leave out --former')
    expect(code).toBe(1)
  })

  it('is not named where there is no last build', async () => {
    await call('publish')
    expect(await findings('default:changed')).toEqual([])
  })
})
