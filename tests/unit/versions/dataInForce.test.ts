import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { dataInForce, factsInForce } from '../../../src/company/versions/index.ts'
import { callOn } from '../../sites/callCommand.ts'
import { complaint } from '../../sites/complaint.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'

/** A company that published its documents on January 10, without social login. */
let folder: string

beforeEach(async () => {
  folder = operatorFolder('finished')
  const file = join(folder, 'site.yaml')
  const inEnglish = "languages: { site: ['en'], legal: ['en'] }"
  writeFileSync(file, readFileSync(file, 'utf8').replace(/languages: \{[^}]*\}/, inEnglish))
  writeFileSync(join(folder, 'data.yaml'), 'socialLogin: none\n')
  const { code } = await callOn(legal, { SITE_DATE: '2027-01-10' })(folder, 'publish')
  expect(code).toBe(0)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const facts = (document: string) => join(folder, `facts/${document}/1.0.yaml`)

/** The items that are collected by the documents in force, and by the site, of those that the test is about. */
function collected() {
  const site = loadSite({ folder, today: '2027-02-01' })
  const asked = ['prompts', 'socialLogin', 'usage']
  const namesIn = (items: readonly { readonly key: string }[] | undefined) =>
    items?.map(({ key }) => key).filter(key => asked.includes(key))
  return {
    inForce: namesIn(dataInForce(site).items),
    onSite: namesIn(site.dataItems),
    asksOnPages: factsInForce(site).site.conditions['data.socialLogin'],
  }
}

it('a version keeps what was collected when it was published', () => {
  writeFileSync(join(folder, 'data.yaml'), 'usage: none\n')
  expect(collected()).toEqual({
    inForce: ['prompts', 'usage'],
    onSite: ['socialLogin', 'prompts'],
    asksOnPages: false,
  })
})

it('a version of an earlier release kept none, and says so', () => {
  for (const document of ['privacy-policy', 'data-processing-agreement', 'terms-of-service']) {
    const text = readFileSync(facts(document), 'utf8')
    const [introduction = '', rest = ''] = text.split(/^# sha256-.*\n/m)
    const siteYaml = rest.replace(/^# What was collected then[\s\S]*/m, '')
    const hash = createHash('sha256').update(siteYaml).digest('base64url')
    writeFileSync(facts(document), `${introduction}# sha256-${hash}\n${siteYaml}`)
  }
  const published = join(folder, 'published.yaml')
  writeFileSync(published, readFileSync(published, 'utf8').replaceAll(/ # sha256-.*$/gm, ''))
  expect(collected()).toEqual({
    inForce: undefined,
    onSite: ['prompts', 'usage'],
    asksOnPages: false,
  })
})

it('what it kept cannot be edited', () => {
  const text = readFileSync(facts('privacy-policy'), 'utf8')
  expect(text).toContain('# data: {"group":"content"')
  writeFileSync(facts('privacy-policy'), text.replace('"text prompts"', '"prompts"'))
  expect(complaint(() => factsInForce(loadSite({ folder, today: '2027-02-01' })))).toContain(
    'was changed after it was published',
  )
})
