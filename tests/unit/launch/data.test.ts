import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { dataRules } from '../../../src/company/launch/rules/data.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'
import { ownText, withValues } from '../../sites/variants.ts'

let folder: string

beforeEach(() => {
  folder = operatorFolder('finished')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const found = (site: Site) =>
  dataRules.flatMap(rule =>
    findingsOf(rule, { site }).map(
      ({ id, severity, message, location }) =>
        `${severity} ${location.replace(/^.*\/(?=texts|data)/, '')} ${id}: ${message}`,
    ),
  )

const siteWith = (dataYaml: string) => {
  writeFileSync(join(folder, 'data.yaml'), dataYaml)
  return loadSite({ folder, today: '2027-02-01' })
}

const finished = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })

it('finds nothing where a company writes nothing of its own', () => {
  expect(found(finished)).toEqual([])
})

it.each([
  ['a period', 'retention', '| Data | Period |\n| --- | --- |\n| Prompts | 45 days |'],
  ['a basis', 'purposes', '| Purpose | Legal basis |\n| --- | --- |\n| Account | Consent |'],
  ['a recipient', 'california', '| Ours | Disclosed to |\n| --- | --- |\n| Prompts | a friend |'],
])('names the table in which a text of the company writes %s by hand', (_, table, written) => {
  const site = ownText(finished, 'en/privacy-policy.md', text =>
    text.replace(`{{data.policy.${table}}}`, written),
  )
  const copy = site.texts.get('en/privacy-policy.md')?.text ?? ''
  const line = copy.split(written)[0]?.split('\n').length
  expect(found(site)).toEqual([
    expect.stringContaining(
      `warning texts/en/privacy-policy.md:${line} data:written:privacy-policy.en:data.policy.${table}: privacy-policy writes by hand what it says of data`,
    ),
  ])
})

it('asks for the processors that data goes to', () => {
  const processors = finished.config.processors.filter(({ kind }) => kind !== 'hosting')
  expect(found(withValues(finished, { processors }))).toEqual([
    expect.stringContaining(
      'data:recipient.hosting: name goes to the kind hosting, and nobody of that kind is among the processors',
    ),
  ])
})

it('names what goes to a processor where the words of the company for what it gets do not', () => {
  const voiceRecordings = `voiceRecordings:
  { group: content, words: { en: voice recordings }, source: user, purposes: [generate],
    retention: 7 days, recipients: [hosting, ai-chat], california: none, apple: none, google: none }
`
  const written = (data: string) => {
    const kind = '  - kind: ai-chat\n'
    const file = join(folder, 'site.yaml')
    const text = readFileSync('tests/sites/finished/site.yaml', 'utf8')
    writeFileSync(file, text.replace(kind, `${kind}${data}`))
    return found(siteWith(voiceRecordings))
  }
  expect(written('    data: { en: What is typed }\n')).toEqual([
    expect.stringMatching(
      /^warning .*site\.yaml:\d+ data:processor\..*:voiceRecordings: voice recordings goes to the processor ".*", and the words for what it gets do not say so$/,
    ),
  ])
  expect(written('    data: { en: Voice recordings and what is typed }\n')).toEqual([])
  expect(written('')).toEqual([])
})

it('names what is dropped where documents do not ask for it, and no more', () => {
  expect(found(siteWith('socialLogin: none\npicture: none\n'))).toEqual([
    'warning data.yaml:2 data:dropped:picture: profile picture is dropped, and the documents may still speak of it',
  ])
})

it('names a purpose for which nothing is left', () => {
  const dropped = ['deviceType', 'operatingSystem', 'appVersion', 'usage', 'network'].concat(
    'performance',
    'crashReports',
  )
  const site = siteWith(dropped.map(key => `${key}: none\n`).join(''))
  expect(found(site)).toContain(
    'blocker data.yaml data:purpose:analyze: Nothing is collected for the purpose analyze any more',
  )
})
